import { useI18n } from 'vue-i18n'
import type {
  BattleChanged,
  Logged,
  Present,
  Reported,
} from '../../../../../shared/systems/seven-seconds/contract/changes.ts'
import { resultOf } from '../../../../../shared/systems/seven-seconds/campaign/battle.ts'
import { kindOf } from '../../../../../shared/systems/seven-seconds/campaign/kind.ts'
import { totalKills } from '../../../../../shared/systems/seven-seconds/people/words.ts'
import { TROOPERS } from '../../../../../shared/systems/seven-seconds/words.ts'
import { useCampaign } from '../../campaign/store.ts'
import { figure } from '../../../../ui/marks/figure.ts'
import './texts.ts'

/** One thing that was corrected: what it is, and what it was before and after. */
export interface Corrected {
  readonly what: string
  readonly before: string
  readonly after: string
}

type Outcome = Pick<Reported, 'sides' | 'result'>

/** Says what a correction made of what, in words; only what became another. */
export function useChangeWords(): (change: BattleChanged) => Corrected[] {
  const { t, d } = useI18n()
  const campaign = useCampaign()
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`battlePage.changes.${key}`, values)
  const nameOf = (participant: string): string => campaign.contender(participant)?.faction.shortName ?? '?'
  const or = (text: string): string => text || say('nothing')

  function result(reported: Outcome): string {
    const { winner, margin } = resultOf(reported)
    const told = t(`battles.margin.${margin}`)
    if (winner === null) return told
    return say('won', { faction: nameOf(reported.sides[winner].participant), margin: told })
  }

  function lost(side: Reported['sides'][0]): string {
    return TROOPERS.filter((type) => (side.lost[type] ?? 0) > 0)
      .map((type) => `${side.lost[type]} ${t(`unit.${type}`)}`)
      .join(', ')
  }

  /** What came of the battle, by what it is called; in the same order for both. */
  function outcome(reported: Outcome): Map<string, string> {
    const noRole = kindOf(reported) === 'chance-encounter' ? t('battles.chanceEncounter') : say('noRole')
    return new Map([
      [say('field.result'), result(reported)],
      ...reported.sides.flatMap((side) => {
        const faction = nameOf(side.participant)
        const { role, roleDie, victoryPoints } = side
        return [
          [say('field.role', { faction }), role === null ? noRole : t(`battles.${role}`)],
          [say('field.roleDie', { faction }), roleDie === null ? '' : String(roleDie)],
          [say('field.victoryPoints', { faction }), victoryPoints === null ? '' : figure(victoryPoints)],
          [say('field.controlsTable', { faction }), say(side.controlsTable ? 'yes' : 'no')],
          [say('field.lost', { faction }), lost(side) || t('battles.lostNobody')],
        ] as [string, string][]
      }),
    ])
  }

  /** Everything that is told of a report. */
  function fields(report: Reported): Map<string, string> {
    const { position, foughtOn, place, note, sides } = report
    const [first, second] = sides
    return new Map([
      [say('field.position'), t('battles.battleNumber', { n: position })],
      [say('field.foughtOn'), foughtOn === null ? '' : d(new Date(`${foughtOn}T12:00`), 'day')],
      [say('field.place'), place],
      [say('field.first'), nameOf(first.participant)],
      [say('field.second'), nameOf(second.participant)],
      ...outcome(report),
      [say('field.note'), note],
    ])
  }

  /** A line of the log, how many lines stand after it, and what that makes of the battle. */
  function logged(line: Logged | null): Map<string, string> {
    const { words = '', later = 0, putIn = 0, people: others = [], reported } = line ?? {}
    const stand = t('battlePage.changes.later', later)
    const lines =
      putIn === 0 ? stand : say('andPutIn', { stand, added: t('battlePage.changes.putIn', putIn) })
    return new Map([
      [say('field.log'), words || say('leftOut')],
      [say('field.later'), lines],
      ...(reported ? outcome(reported) : []),
      ...others.map(({ name, fate, kills }): [string, string] => [
        name,
        [say(`fate.${fate}`), ...(kills > 0 ? [say('kills', { n: kills })] : [])].join(', '),
      ]),
    ])
  }

  function people({ entries }: Present): Map<string, string> {
    return new Map(
      entries.map(({ name, fate, wounds, round, cause, kills, decorations }) => {
        const killed = totalKills(kills)
        const told = [
          say(`fate.${fate}`),
          ...(wounds > 0 ? [say('wounds', { n: wounds })] : []),
          ...(round === null ? [] : [say('inRound', { n: round })]),
          ...(cause ? [cause] : []),
          ...(killed > 0 ? [say('kills', { n: killed })] : []),
          ...decorations.map((one) => one.name),
        ]
        return [name, told.join(', ')]
      }),
    )
  }

  function compare(before: Map<string, string>, after: Map<string, string>, none: string): Corrected[] {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
      const [was, is] = [before.get(what), after.get(what)]
      return was === is ? [] : [{ what, before: was ?? none, after: is ?? none }]
    })
  }

  const told = (corrected: readonly Corrected[]): Corrected[] =>
    corrected.map(({ what, before, after }) => ({ what, before: or(before), after: or(after) }))

  return (change) => {
    switch (change.what) {
      case 'report':
        return told(compare(fields(change.before), fields(change.after), ''))
      case 'people':
        return compare(people(change.before), people(change.after), say('absent'))
      case 'log':
        return compare(logged(change.before), logged(change.after), say('absent'))
      case 'deleted':
      case 'restored':
        return []
    }
  }
}
