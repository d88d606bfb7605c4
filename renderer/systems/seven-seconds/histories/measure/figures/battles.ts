import { rounds } from '../../../../../../shared/systems/seven-seconds/histories/measure/rounds.ts'
import { dangerousTroopers } from '../../../../../../shared/systems/seven-seconds/histories/measure/troopers.ts'
import { MOST_ROWS, type Make } from '../figure.ts'
import { barsOf, summaryOf } from './bars.ts'

/** How many rounds the battles took. */
export const roundsFigure: Make = (making) => {
  const { t, number } = making.say
  const { rows: found, unknown } = rounds(making.scope)
  const rows = found.slice(0, MOST_ROWS).map((row) => ({
    name: t('numbers.told.rounds', { n: row.rounds }),
    place: null,
    value: number(row.battles.length),
    parts: [
      {
        tone: 'strong' as const,
        value: row.battles.length,
        told: t('numbers.told.battles', { n: row.battles.length }),
        behind: row.battles,
      },
    ],
  }))
  return {
    drawing: barsOf(t('numbers.across.count'), rows),
    summary: summaryOf('rounds', rows, making),
    head: [t('numbers.column.rounds'), t('numbers.column.battles')],
    rows: () =>
      found.map((row) => [
        { text: number(row.rounds) },
        { text: number(row.battles.length), behind: row.battles },
      ]),
    unknown,
  }
}

/** Who killed most. */
export const troopersFigure: Make = (making) => {
  const { t, number } = making.say
  const { rows: found, unknown } = dangerousTroopers(making.scope)
  const rows = found.slice(0, MOST_ROWS).map(({ name, contender, kills, killsPerBattle, killedIn }) => {
    const place = contender?.place ?? null
    return {
      name,
      place,
      value: number(kills),
      parts: [
        {
          tone: place ?? ('strong' as const),
          value: kills,
          told: t('numbers.told.trooper', {
            who: contender?.name ?? '',
            n: kills,
            each: number(killsPerBattle),
          }),
          behind: killedIn,
        },
      ],
    }
  })
  return {
    drawing: barsOf(t('numbers.across.kills'), rows),
    summary: summaryOf('troopers', rows, making),
    head: ['trooper', 'who', 'type', 'battles', 'kills', 'perBattle', 'weapons'].map((column) =>
      t(`numbers.column.${column}`),
    ),
    rows: () =>
      found.map((one) => [
        { text: one.name },
        { text: one.contender?.name ?? '' },
        { text: t(`unit.${one.unit}`) },
        { text: number(one.battles.length), behind: one.battles },
        { text: number(one.kills), behind: one.killedIn },
        { text: number(one.killsPerBattle) },
        {
          text: one.weapons
            .map(({ weapon, kills }) => `${t(`numbers.weapon.${weapon}`)} ${number(kills)}`)
            .join(', '),
        },
      ]),
    unknown,
  }
}
