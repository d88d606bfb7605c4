import {
  ANTI_AIR_DICE,
  FORTIFICATION_TABLE,
} from '../../../../../shared/systems/fast-and-dirty/data/advanced.ts'
import {
  sectorFor,
  type ScenarioDraft,
  type ScenarioSide,
} from '../../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { reconPoints } from '../../../../../shared/systems/fast-and-dirty/scenarios.ts'
import { armOf, type OwnWeapon } from '../../../../../shared/systems/fast-and-dirty/weapons.ts'
import { FORTIFICATIONS } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, head, heading, lead, paragraphs, row, rule, text } from '../../../../print/blocks/make.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Words } from '../../../../texts/words.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { aimText } from '../../library/aims.ts'
import { GUN_HEAD, gunCells, NONE, nameKey, paperKey } from '../words.ts'
import { armText, sentryGroup } from '../../texts/called.ts'

/** A scenario on paper: what both sides may know, and for each side what is its secret. */

/** Turns that an open battle has boxes for. */
const OPEN_TURNS = 10
const MOST_TURNS = 20
const PLATOONS = [1, 2, 3] as const

type Told = (key: string, values?: Record<string, unknown>, n?: number) => string
const told =
  ({ t }: Words): Told =>
  (key, values = {}, n) =>
    t(paperKey(`scenario.${key}`), values, n)

/** What a side chose in secret decides its zone, and its mission is its own (lines 2643–2703). */
const hasSecretZone = ({ secretOrders }: ScenarioDraft, { stance }: ScenarioSide): boolean =>
  secretOrders === true || stance !== null
const hasSecretAim = ({ secretOrders }: ScenarioDraft, { aim }: ScenarioSide): boolean =>
  secretOrders === true || aim.kind === 'mission'

function zoneText({ t }: Words, { zone }: ScenarioSide): string {
  if (zone.where === 'edge' && zone.width !== null) return t(paperKey('zone.edgeWide'), zone)
  return t(paperKey(`zone.${zone.where}`), { ...zone })
}

/** What both sides may know. */
export function openBlocks(words: Words, scenario: ScenarioDraft): Block[] {
  const s = told(words)
  const { table, turns, ground } = scenario
  const wide = [2, 1.4, 1.2, 3, 4]
  return [
    {
      kind: 'title',
      text: scenario.name,
      lead: [
        s(`ground.${ground}`),
        s('table', table),
        turns === null ? s('openTurns') : s('turns', { n: turns }, turns),
      ].join(' · '),
      faction: null,
    },
    ...paragraphs(scenario.brief),
    heading(s('sides')),
    head([s('side'), s('role'), s('share'), s('begins'), s('wins')], wide),
    ...scenario.sides.map((side) =>
      row(
        [
          side.name,
          side.role === null ? NONE : s(side.role),
          side.share === 1 ? s('equal') : s('shareOf', { n: words.n(side.share) }),
          hasSecretZone(scenario, side) ? s('hidden') : zoneText(words, side),
          hasSecretAim(scenario, side) ? s('hidden') : aimText(words.t, side.aim),
        ],
        wide,
      ),
    ),
    heading(s('zones')),
    {
      kind: 'own',
      view: 'zones',
      given: {
        scenario,
        sides: scenario.sides.filter((side) => !hasSecretZone(scenario, side)).map(({ id }) => id),
      },
    },
    ...(scenario.feature === '' ? [] : [rule(`${s('feature')}:`, scenario.feature, null)]),
    ...(scenario.contactMarkers ? [text(s('contacts'), '2719–2741')] : []),
    ...objectiveBlocks(words, scenario),
    ...workBlocks(words, scenario),
    heading(s('turn')),
    ...turnBlocks(turns),
  ]
}

function objectiveBlocks(words: Words, { objectives, sides }: ScenarioDraft): Block[] {
  if (objectives.length === 0) return []
  const s = told(words)
  const widths = [4, ...sides.map(() => 3)]
  return [
    heading(s('objectives')),
    head([s('objective'), ...sides.map(({ name }) => s('seenBy', { side: isolate(name) }))], widths),
    ...objectives.map((one, at) =>
      row(
        [
          one.name === '' ? `${s('objective')} ${at + 1}` : one.name,
          ...sides.map(({ id }) => s(`sector.${sectorFor(id, one)}`)),
        ],
        widths,
      ),
    ),
  ]
}

/** Works and sentry guns that stand there already; which mines are real stays with their side. */
function workBlocks(words: Words, { sides }: ScenarioDraft): Block[] {
  const s = told(words)
  const { t } = words
  const widths = [2, 3, 4]
  const rows = sides.flatMap((side) => [
    ...side.works.map(({ name, work, pds }) => {
      const bonus = FORTIFICATIONS.filter((one) => one === work).map((one) => {
        const { rating, value } = FORTIFICATION_TABLE[one]
        return value === null ? signed(rating) : `${signed(rating)}, ${value}`
      })
      const kind = t(nameKey('work', work))
      return [
        side.name,
        name === '' ? kind : name,
        [name === '' ? '' : kind, ...bonus, pds ? s('pds', { grade: t(nameKey('ai', pds)) }) : '']
          .filter((one) => one !== '')
          .join(', '),
      ]
    }),
    ...(side.sentries ?? []).map(({ name, gun, ai }) => {
      const kind = s('sentry', { gun: t(nameKey(sentryGroup(gun), gun)), grade: t(nameKey('ai', ai)) })
      return [side.name, name === '' ? kind : name, name === '' ? '' : kind]
    }),
  ])
  if (rows.length === 0) return []
  return [heading(s('works')), ...rows.map((cells) => row(cells, widths))]
}

function turnBlocks(turns: number | null): Block[] {
  const all = turns ?? OPEN_TURNS
  const rows = Math.ceil(all / MOST_TURNS)
  return Array.from({ length: rows }, (_none, at): Block => {
    const from = at * MOST_TURNS
    const n = Math.min(MOST_TURNS, all - from)
    return {
      kind: 'row',
      cells: Array.from({ length: n }, (_turn, one) => String(from + one + 1)),
      widths: Array.from({ length: n }, () => 1),
      empty: true,
    }
  })
}

/** What one side alone may know. */
export function sideBlocks(words: Words, scenario: ScenarioDraft, side: ScenarioSide): Block[] {
  const s = told(words)
  const { t } = words
  const named = (group: string, id: string): string => t(nameKey(group, id))
  const { stance, attitude, aim } = side
  const fact = (key: string, value: string): Block => rule(`${s(key)}:`, value, null)
  const given = [
    ...side.traits.map((trait) => s('trait', { name: named('trait', trait) })),
    ...Array.from({ length: side.snipers }, () => s('sniper')),
  ]
  const arms = side.artillery.map((gun) => ({
    ...gun,
    arm: armOf(scenario.weapons ?? [], gun.weapon, 'heavy'),
  }))
  const guns = [
    ...arms.map(({ arm, quality, calls }) => [
      `${arm === null ? NONE : armText(arm, t)}, ${named('quality', quality)}`,
      calls === null ? s('eachTurn') : String(calls),
    ]),
    ...side.antiAir.map((grade) => [
      s('antiAir', { grade: named('antiAir', grade) }),
      s('dice', { n: ANTI_AIR_DICE[grade] }),
    ]),
  ]
  const own = (scenario.weapons ?? []).filter(({ id }) => side.artillery.some(({ weapon }) => weapon === id))
  const mines = side.works.filter(({ work }) => work === 'minefield').length
  return [
    {
      kind: 'title',
      text: side.name,
      lead: `${scenario.name} · ${s('alone')}`,
      faction: null,
    },
    heading(s('orders')),
    ...(stance ? [fact('stance', named('stance', stance))] : []),
    ...(attitude ? [fact('attitude', named('attitude', attitude))] : []),
    ...(aim.kind === 'mission' ? [fact('mission', named('mission', aim.mission))] : []),
    fact('wins', aimText(t, aim)),
    fact('begins', zoneText(words, side)),
    { kind: 'own', view: 'zones', given: { scenario, sides: [side.id] } },
    ...(stance && attitude
      ? [
          fact(
            'recon',
            PLATOONS.map((platoons) => reconPoints({ stance, attitude, platoons, duty: 0 })).join(', '),
          ),
        ]
      : []),
    ...(side.fieldWorks > 0 ? [fact('fieldWorks', String(side.fieldWorks))] : []),
    ...(side.fortified > 0 ? [fact('fortified', s('percent', { n: Math.round(side.fortified * 100) }))] : []),
    ...(side.lacksGrenades ? [fact('grenades', s('noGrenades'))] : []),
    ...(side.ignoresUnderFire > 0 ? [fact('ignores', String(side.ignoresUnderFire))] : []),
    ...(guns.length > 0
      ? [heading(s('artillery')), head(['', s('calls')], [4, 3]), ...guns.map((cells) => row(cells, [4, 3]))]
      : []),
    ...(own.length > 0 ? [gunsBlock(words, own)] : []),
    ...(given.length > 0
      ? [
          heading(s('given')),
          head(['', s('to')], [3, 5]),
          ...given.map((one): Block => ({ kind: 'row', cells: [one, ''], widths: [3, 5], empty: true })),
        ]
      : []),
    ...(mines > 0
      ? [
          heading(s('mines')),
          head([s('mine'), s('kind'), s('real')], [3, 3, 3]),
          ...emptyRows(mines, [3, 3, 3]),
        ]
      : []),
    ...(side.notes === '' ? [] : [heading(t(paperKey('notes'))), ...paragraphs(side.notes)]),
  ]
}

/** Guns that no table has, by their numbers. */
const gunsBlock = (words: Words, guns: readonly OwnWeapon[]): Block => ({
  kind: 'own',
  view: 'arms',
  given: {
    head: GUN_HEAD.map((key) => words.t(paperKey(`head.${key}`))),
    rows: guns.map((gun) => gunCells(words, gun)),
  },
})

/** What stands in the scenario for whoever sets it up. */
export function leaderBlocks(words: Words, { name, notes }: ScenarioDraft): Block[] {
  return [
    { kind: 'title', text: name, lead: told(words)('leader'), faction: null },
    ...(notes === '' ? [lead(NONE)] : paragraphs(notes)),
  ]
}
