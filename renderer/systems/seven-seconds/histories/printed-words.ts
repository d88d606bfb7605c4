import { useI18n } from 'vue-i18n'
import type {
  HistoryBattle,
  HistoryPerson,
} from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import { withdrewIn } from '../../../../shared/systems/seven-seconds/histories/ended-how.ts'
import type {
  IndexedSide,
  PrintedWords,
} from '../../../../shared/systems/seven-seconds/histories/filter-index.ts'
import {
  sideWords,
  type FateWords,
  type Told,
} from '../../../../shared/systems/seven-seconds/histories/told-words.ts'
import { kindOf } from '../../../../shared/systems/seven-seconds/campaign/kind.ts'
import { KILL_WEAPONS } from '../../../../shared/systems/seven-seconds/people/words.ts'
import { DRONES, TROOPERS, type UnitType } from '../../../../shared/systems/seven-seconds/words.ts'
import { isolate } from '../../../texts/isolate.ts'
import { pattern } from '../../../texts/pattern.ts'
import { figure } from '../../../ui/marks/figure.ts'
import './find/texts.ts'
import { useKillWords } from './kill-words.ts'

type Between = readonly [IndexedSide, IndexedSide]

/** What became of somebody, as lists print it and without the brackets. */
export function useFateWords(): FateWords {
  const { t } = useI18n({ useScope: 'global' })
  return { killed: t('find.state.killed'), wounded: t('find.state.wounded') }
}

/** What lists and pages print of a battle in words of their own, so that it is found by what one reads there. */
export function usePrintedWords(): PrintedWords {
  const { t, d, locale } = useI18n({ useScope: 'global' })
  const units = useUnitsPrinted()
  const kills = useKillsPrinted()
  const sidesPrinted = useSidesPrinted()
  const longDay = new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'long', year: 'numeric' })
  const daysOf = (day: string): Told[] => {
    const date = new Date(`${day}T12:00`)
    return [d(date, 'day'), longDay.format(date)].map((text) => ({ kind: 'day', text }))
  }
  return (battle, between) => {
    const { account, foughtOn, level } = battle
    const met = kindOf(battle) === 'chance-encounter'
    return [
      { kind: 'number', text: t('battles.battleNumber', { n: account.position }) },
      { kind: 'margin', text: t(`battles.margin.${account.margin}`) },
      ...(foughtOn === null ? [] : daysOf(foughtOn)),
      ...(met ? [{ kind: 'encounter' as const, text: t('battles.chanceEncounter') }] : []),
      ...sidesPrinted(battle, between),
      scoreTold(battle),
      { kind: 'level', text: t(`find.level.${level}`) },
      ...kills(battle, between),
      ...units(battle, between),
    ]
  }
}

/** As lists print it, the winner's first, without the spaces; found the other way round too. */
function scoreTold({ sides }: HistoryBattle): Told {
  const points = sides
    .flatMap(({ victoryPoints }) => victoryPoints ?? [])
    .toSorted((a, b) => b - a)
    .map(figure)
  return { kind: 'score', text: points.join(':'), also: [points.toReversed().join(':')] }
}

/** Who attacked, who won, and how it ended. */
function useSidesPrinted(): PrintedWords {
  const { t } = useI18n({ useScope: 'global' })
  const words = (key: string): string => t(`find.state.${key}`)
  const states = { attacker: words('attacker'), defender: words('defender') }
  const ends = { won: words('won'), lost: words('lost'), drawn: words('drawn') }
  const withdrew = words('withdrew')
  return (battle, between) => {
    const ending = battle.digest?.ending ?? null
    const gone = withdrewIn(battle)
    return [
      ...between.flatMap(({ participant, role, ended }, place): Told[] => {
        const faction = isolate(participant.faction.shortName)
        const of = sideWords(participant)
        const so = (kind: 'role' | 'result', text: string, words: string): Told => ({
          kind,
          text,
          searched: '',
          state: { of, words },
        })
        return [
          ...(role === 'attacker' || role === 'defender'
            ? [so('role', t(`find.told.${role}`, { faction }), states[role])]
            : []),
          so('result', t(`find.told.${ended}`, { faction }), ends[ended]),
          ...(gone === place ? [so('result', t('find.told.withdrew', { faction }), withdrew)] : []),
        ]
      }),
      ...(ending === null ? [] : [{ kind: 'ending' as const, text: t(`find.ending.${ending}`) }]),
    ]
  }
}

/** Who was killed by what, as the log has it; each sentence once. Without a log, with what those named killed. */
function useKillsPrinted(): PrintedWords {
  const { t } = useI18n({ useScope: 'global' })
  const { called, how, weapon: weaponWord } = useKillWords()
  const recorded = ({ name, kills }: HistoryPerson, side: string): Told[] =>
    KILL_WEAPONS.flatMap((weapon): Told[] => {
      if (!kills[weapon] || weapon === 'other') return []
      const [words, of] = [weaponWord(weapon), `${name} ${side}`]
      const text = t('find.told.killsWith', { who: name, weapon: words })
      return [{ kind: 'kill', text, searched: '', state: { of, words }, who: name }]
    })
  const sentence = pattern(t, 'find.told.kill', ['who', 'by'])
  const killedBy = pattern(t, 'find.told.killedBy', ['how'])
  const words = t('find.state.killed')
  return ({ digest, people, sides }, between) => {
    const factions = between.map(({ participant }) => sideWords(participant))
    if (!digest)
      return people.flatMap((one) =>
        recorded(one, factions[one.participant === sides[0].participant ? 0 : 1] ?? ''),
      )
    const { kills, units } = digest
    const told = new Map<string, Told>()
    for (const kill of kills) {
      const lost = units[kill.unit]
      if (!lost) continue
      const [who, by] = [called(lost), killedBy({ how: how(kill, units) })]
      const text = sentence({ who, by })
      const of = `${who} ${factions[lost.side === 'a' ? 0 : 1] ?? ''}`
      const name = lost.name === null ? {} : { who: lost.name }
      told.set(`${text} ${lost.side}`, { kind: 'kill', text, searched: by, state: { of, words }, ...name })
    }
    return [...told.values()]
  }
}

/** The types of units that were there, with whom. */
function useUnitsPrinted(): PrintedWords {
  const { called } = useKillWords()
  const types = new Map<UnitType, string>(
    [...TROOPERS, ...DRONES].map((type) => [type, called({ type, name: null })]),
  )
  return ({ people, digest, sides }, between: Between) => {
    const present = new Map<UnitType, Set<string>>()
    const note = (type: UnitType, place: 0 | 1): void => {
      const whose = present.get(type) ?? new Set()
      present.set(type, whose.add(between[place].participant.faction.shortName))
    }
    for (const { unit, participant } of people) note(unit, participant === sides[0].participant ? 0 : 1)
    for (const { type, side } of digest?.units ?? []) note(type, side === 'a' ? 0 : 1)
    for (const place of [0, 1] as const)
      for (const type of TROOPERS) if ((sides[place].lost[type] ?? 0) > 0) note(type, place)
    return Array.from(present, ([type, whose]) => ({
      kind: 'unit',
      text: types.get(type) ?? type,
      whose: [...whose],
    }))
  }
}
