import { one, some, wholeFrom } from '../../../../shared/battle/field.ts'
import {
  afterOdds,
  initiativeTold,
  jetPackOdds,
  missionLine,
  missionOdds,
  qualityFalls,
  quantityOdds,
  reconTold,
  ROLLED,
  rolledOdds,
  vehicleBack,
  type RolledEntry,
} from '../../../../shared/systems/fast-and-dirty/odds/campaign.ts'
import { meanOf } from '../../../../shared/systems/fast-and-dirty/chances/spread.ts'
import { rollsResolve } from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { mayReconBeside } from '../../../../shared/systems/fast-and-dirty/scenarios.ts'
import {
  ARMOURS,
  ATTITUDES,
  BASIC_WEAPONS,
  MISSIONS,
  PRIORITIES,
  QUALITIES,
  RESOLVES,
  STANCES,
  SUPPORT_WEAPONS,
  type Mission,
} from '../../../../shared/systems/fast-and-dirty/words.ts'
import { bars, wordIn } from '../../../odds/ask.ts'
import type { OddsAnswer, OddsRow, Said } from '../../../odds/odds.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { answerOf, numberIn, ownFields, ownIn, type Question } from './ask.ts'
import type { Piece } from './people.ts'

/** Dice before and after a battle: initiative, missions, losses, and what makes a force. */

const TIES = ['again', 'wins', 'loses'] as const

/** Who has the turn's first activation. */
export const initiative: Question = {
  fields: () => ({ plus: wholeFrom(0, 4), tie: one(TIES) }),
  answer: (_people, said) =>
    answerOf(
      { key: 'initiative' },
      initiativeTold({ plus: numberIn(said.plus), tie: wordIn(TIES, said.tie) ?? 'again' }),
    ),
  tables: () => ({
    about: { key: 'about.initiative' },
    tables: [
      {
        title: { key: 'tables.initiative' },
        columns: TIES.map((tie): Named => ({ key: `tie.${tie}` })),
        rows: [0, 1, 2, 3, 4].map((plus): OddsRow => ({
          name: signed(plus),
          about: '',
          cells: TIES.map((tie) => ({
            chance: initiativeTold({ plus, tie }).chances[0]?.chance ?? 0,
            then: null,
            asks: { plus: String(plus), tie },
          })),
        })),
      },
    ],
  }),
}

const bonusIn = (said: Said): Mission[] =>
  MISSIONS.filter((mission) => Array.isArray(said.bonus) && said.bonus.includes(mission)).slice(0, 2)
const planIn = (said: Said) => ({
  stance: wordIn(STANCES, said.stance) ?? STANCES[0],
  attitude: wordIn(ATTITUDES, said.attitude) ?? ATTITUDES[0],
  bonus: bonusIn(said),
})

/** Which mission a side may get of its Stance and Attitude. */
export const missions: Question = {
  fields: () => ({
    stance: one(STANCES),
    attitude: one(ATTITUDES),
    bonus: { ...some(MISSIONS), measured: false },
  }),
  answer: (_people, said): OddsAnswer => {
    const plan = planIn(said)
    const all = missionOdds(plan)
    const title = {
      key: 'missions',
      values: { stance: { key: `stance.${plan.stance}` }, attitude: { key: `attitude.${plan.attitude}` } },
    }
    return {
      title,
      isBarred: false,
      chances: all.map(({ mission, highest }) => ({
        says: { key: 'chance.mission', values: { mission: { key: `mission.${mission}` } } },
        chance: highest,
      })),
      reasons: [
        { says: { key: 'because.missionDice' }, at: '2703, 2717' },
        ...all.flatMap(({ mission, add }) =>
          add === 0
            ? []
            : [
                {
                  says: {
                    key: 'because.missionAdd',
                    values: { mission: { key: `mission.${mission}` }, add: signed(add) },
                  },
                  at: missionLine(mission),
                },
              ],
        ),
      ],
    }
  },
  tables: (_people, said) => {
    const plans = STANCES.flatMap((stance) => ATTITUDES.map((attitude) => ({ stance, attitude })))
    const odds = plans.map((plan) => missionOdds({ ...plan, bonus: bonusIn(said) }))
    return {
      about: { key: 'about.missions' },
      tables: [
        {
          title: { key: 'tables.missions' },
          columns: plans.map(({ stance, attitude }): Named => ({
            key: 'plan',
            values: { stance: { key: `stance.${stance}` }, attitude: { key: `attitude.${attitude}` } },
          })),
          rows: MISSIONS.map((mission, at): OddsRow => ({
            name: { key: `mission.${mission}` },
            about: '',
            cells: odds.map((all, plan) => ({
              chance: all[at]?.highest ?? 0,
              then: all[at]?.alone ?? 0,
              asks: { ...plans[plan] },
            })),
          })),
        },
      ],
    }
  },
}

const lossesIn = ({ size }: Piece, said: Said): number => Math.min(size, numberIn(said.losses))

/** Only squads of the platoons are sent, and who is made for it (line 2675). */
const NO_SCOUT: ReturnType<typeof reconTold> = { chances: [], reasons: [{ code: 'noRecon', at: '2675' }] }

/** What a battle has cost a unit for good, and whether it comes back from recon duty. */
export const after: Question = {
  fields: (people, said) => {
    const { piece } = ownIn(people, said)
    return {
      ...ownFields(people, said),
      ...(piece.foot ? { losses: wholeFrom(0, piece.size) } : { fate: one(['damaged', 'destroyed']) }),
    }
  },
  answer: (people, said): OddsAnswer => {
    const { piece } = ownIn(people, said)
    const title: TableWords = { key: 'after', values: { unit: piece.name } }
    const chance = (key: string, of: number): OddsAnswer['chances'][number] => ({
      says: { key: `chance.${key}` },
      chance: of,
    })
    if (!piece.foot) {
      const isGone = said.fate === 'destroyed'
      const { quality: level, resolve } = piece.of
      // Its Resolve is rolled as that of a unit of one that is lost.
      const one = afterOdds({ strength: 1, losses: 1, quality: level, resolve })
      const back = vehicleBack(isGone)
      return {
        title,
        isBarred: false,
        chances: [
          chance('vehicleBack', back),
          ...(isGone ? [chance('qualityFalls', back * qualityFalls(level))] : []),
          chance('resolveFalls', one.resolve.falls),
          chance('resolveRises', one.resolve.rises),
        ],
        reasons: [
          { says: { key: 'because.vehicleBack' }, at: '2897–2903' },
          ...(isGone ? [{ says: { key: 'because.qualityLoss' }, at: '2905–2912' }] : []),
          { says: { key: 'because.resolveLoss' }, at: '2914–2922' },
        ],
      }
    }
    const losses = lossesIn(piece, said)
    const { quality: level, resolve, traits, kind } = piece.foot
    const rolls = losses > 0 && rollsResolve(piece.foot)
    const {
      back,
      quality,
      resolve: spirit,
    } = afterOdds({ strength: piece.size, losses, quality: level, resolve })
    const scouts = kind === 'squad' || kind === 'command' || mayReconBeside({ traits })
    const recon = scouts ? reconTold({ resolve, traits }) : NO_SCOUT
    return {
      title,
      isBarred: false,
      chances: [
        ...(losses > 0
          ? [
              chance('allBack', back[losses] ?? 0),
              chance(
                'someBack',
                back.slice(1, losses).reduce((sum, one) => sum + one, 0),
              ),
              chance('noneBack', back[0] ?? 0),
              chance('qualityFalls', quality.falls),
            ]
          : []),
        ...(rolls ? [chance('resolveFalls', spirit.falls), chance('resolveRises', spirit.rises)] : []),
        ...recon.chances.map(({ code, chance: of }) => chance(`recon.${code}`, of)),
      ],
      reasons: [
        ...(losses > 0
          ? [
              {
                says: { key: 'because.replacements', values: { n: losses, mean: meanOf(back).toFixed(1) } },
                at: '2889–2895',
              },
              { says: { key: 'because.qualityLoss' }, at: '2905–2912' },
            ]
          : []),
        ...(rolls ? [{ says: { key: 'because.resolveLoss' }, at: '2914–2922' }] : []),
        ...recon.reasons.map(({ code, at }) => ({ says: { key: `because.${code}` }, at })),
      ],
      ...(losses > 0 && { plots: [bars({ key: 'plot.back' }, back)] }),
    }
  },
  tables: (people, said) => {
    const { force } = ownIn(people, said)
    const parts = [0.25, 0.5, 0.75, 1]
    return {
      about: { key: 'about.after' },
      tables: [
        {
          title: { key: 'tables.after', values: { force: force.name } },
          columns: parts.map((part): Named => ({ key: 'part', values: { n: part * 100 } })),
          rows: force.pieces.flatMap((piece): OddsRow[] => {
            const { foot, size } = piece
            if (!foot) return []
            return [
              {
                name: piece.name,
                about: { key: `quality.${foot.quality}` },
                cells: parts.map((part) => {
                  const losses = Math.ceil(size * part)
                  const odds = afterOdds({ ...foot, strength: size, losses })
                  return {
                    chance: odds.back[losses] ?? 0,
                    then: odds.quality.falls,
                    asks: { force: force.id, unit: piece.id, losses: String(losses) },
                  }
                }),
              },
            ]
          }),
        },
      ],
    }
  },
}

const entryName = ({ table, entry }: Pick<RolledEntry, 'table' | 'entry'>): Named => {
  if (table === 'size' || table === 'strength') return entry
  if (table === 'armour') return { key: 'worn', values: { armour: { key: `armour.${entry}` } } }
  return { key: `${table === 'basic' || table === 'support' ? 'weapon' : table}.${entry}` }
}

/** What the tables of a force give: of a quick one, or by priority. */
export const making: Question = {
  fields: () => ({ priority: { ...one(PRIORITIES), orNone: true } }),
  answer: (_people, said): OddsAnswer => {
    const priority = wordIn(PRIORITIES, said.priority)
    const all = rolledOdds(priority)
    const lines = new Map(all.map(({ table, at }) => [table, at]))
    const quantity = priority && quantityOdds(priority)
    return {
      title: priority
        ? { key: 'byPriority', values: { priority: { key: `priority.${priority}` } } }
        : { key: 'quick' },
      isBarred: false,
      chances: [
        ...all.map(({ table, entry, chance }) => ({
          says: {
            key: 'chance.rolled',
            values: { table: { key: `rolled.${table}` }, entry: entryName({ table, entry }) },
          },
          chance,
        })),
        ...(priority ? [{ says: { key: 'chance.jetPacks' }, chance: jetPackOdds(priority) }] : []),
      ],
      reasons: [
        ...[...lines].map(([table, at]) => ({
          says: { key: 'because.rolled', values: { table: { key: `rolled.${table}` } } },
          at,
        })),
        ...(priority
          ? [
              { says: { key: 'because.quantity' }, at: '2096–2106' },
              { says: { key: 'because.jetPacks' }, at: '2166' },
            ]
          : []),
      ],
      ...(quantity && { plots: [bars({ key: 'plot.quantity' }, quantity)] }),
    }
  },
  tables: () => {
    const columns = [null, ...PRIORITIES] as const
    const odds = columns.map((priority) => rolledOdds(priority))
    const entries = new Map(
      odds
        .flat()
        .toSorted((one, other) => orderOf(one) - orderOf(other))
        .map((each) => [`${each.table} ${each.entry}`, each] as const),
    )
    return {
      about: { key: 'about.making' },
      tables: [
        {
          title: { key: 'tables.making' },
          columns: columns.map((priority): Named => ({
            key: priority === null ? 'quick' : `priority.${priority}`,
          })),
          rows: [...entries.values()].map((each): OddsRow => ({
            name: entryName(each),
            about: { key: `rolled.${each.table}` },
            cells: columns.map((priority, at) => {
              const found = odds[at]?.find(({ table, entry }) => table === each.table && entry === each.entry)
              return found ? { chance: found.chance, then: null, asks: { priority: priority ?? '' } } : null
            }),
          })),
        },
      ],
    }
  },
}

/** Tables in their order, entries from little to much. */
const orderOf = ({ table, entry }: RolledEntry): number =>
  ROLLED.indexOf(table) * 100 + (Number(entry) || ENTRIES.indexOf(entry))
const ENTRIES: readonly string[] = [
  ...QUALITIES,
  ...RESOLVES,
  ...ARMOURS,
  ...BASIC_WEAPONS,
  ...SUPPORT_WEAPONS,
]
