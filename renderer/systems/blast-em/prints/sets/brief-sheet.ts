import { OWN_FINDS, OWN_TOKENS } from '../../../../../shared/systems/blast-em/data/tokens.ts'
import {
  playersBrief,
  type Brief,
  type Place,
} from '../../../../../shared/systems/blast-em/documents/brief.ts'
import { comesAlong, type MissionDraft } from '../../../../../shared/systems/blast-em/documents/mission.ts'
import { arrivingAs, isTarget } from '../../../../../shared/systems/blast-em/battle/setup/begin.ts'
import type { HouseRules } from '../../../../../shared/systems/blast-em/house-rules.ts'
import type { Encounter, Find, Some } from '../../../../../shared/systems/blast-em/words.ts'
import { never } from '../../../../../shared/never.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, paragraphs, row, rule, text } from '../../../../print/blocks/make.ts'
import { isolate } from '../../../../texts/isolate.ts'
import type { Words } from '../../../../texts/words.ts'
import { missionIn } from '../../texts/missions.ts'
import { plainModel } from '../models.ts'
import { dieText, gadgetText, strikeText, whoText, woundsText } from '../words.ts'

/** A mission on paper: one sheet for its players, and one for whoever leads the bad guys. */

type Table = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
) => Block[]

/** A table with its heading; nothing where it has no rows. */
const table =
  (title: string): Table =>
  (heads, rows, widths) =>
    rows.length === 0 ? [] : [heading(title), head(heads, widths), ...rows.map((cells) => row(cells, widths))]

const NONE = '–'
/** Sentences of their own, each with its capital. */
const apart = (parts: readonly string[]): string => parts.join(' · ') || NONE
const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ') || NONE

/** What the players know. */
export function playersBlocks(words: Words, given: MissionDraft): Block[] {
  const mission = missionIn(given, words.t)
  const brief = playersBrief(mission)
  const { t } = words
  const b = (key: string, values: Record<string, unknown> = {}, n?: number): string =>
    t(`paper.blastEm.brief.${key}`, values, n)
  const where = (place: Place): string => placeText(words, brief.rooms, place)
  const at = b('where')
  return [
    { kind: 'title', text: brief.name, lead: leadText(words, brief), faction: null },
    ...paragraphs(brief.brief),
    heading(b('objective')),
    text(objectiveText(words, brief, mission.own)),
    ...(brief.objective?.enemies ? [text(t(`blastEm.held.${brief.objective.enemies}`))] : []),
    ...(brief.win === '' ? [] : [rule(b('win'), brief.win, null)]),
    ...(brief.loss === '' ? [] : [rule(b('loss'), brief.loss, null)]),
    ...(brief.turnLimit === null ? [] : [text(b('limit', {}, brief.turnLimit))]),
    ...environmentBlocks(words, brief),
    ...table(b('rooms'))(
      [b('name'), t('paper.blastEm.notes')],
      brief.rooms.map(({ name, notes }) => [name, notes || NONE]),
      [3, 6],
    ),
    ...table(b('ways'))(
      [b('name'), b('use'), at],
      brief.ways.map((way) => [
        way.name,
        apart(way.for.map((use) => t(`blastEm.way.${use}`))),
        where(way.place),
      ]),
      [3, 3, 3],
    ),
    ...table(b('doors'))(
      [b('name'), b('state'), at],
      brief.doors.map((door) => [door.name, t(`blastEm.door.${door.state}`), where(door.place)]),
      [3, 3, 3],
    ),
    ...table(b('terminals'))(
      [b('name'), b('success'), at],
      brief.terminals.map((one) => [
        one.name,
        apart(one.does.map((does) => t(`blastEmLibrary.mission.value.${does}`))),
        where(one.place),
      ]),
      [3, 3, 3],
    ),
    ...table(b('items'))(
      [b('name'), b('state'), at],
      brief.items.map((one) => [
        one.name,
        t(`blastEm.mark.${one.locked ? 'locked' : 'shut'}`),
        where(one.place),
      ]),
      [3, 3, 3],
    ),
    ...table(b('vessels'))(
      [b('name'), at],
      brief.vessels.map((one) => [one.name, where(one.place)]),
      [6, 3],
    ),
    ...table(b('things'))(
      [b('name'), b('cover'), at],
      brief.things.map((one) => [
        one.name,
        listed([
          t(`blastEm.cover.${one.cover}`),
          ...(['hides', 'breakable', 'explosive'] as const).flatMap((trait) =>
            one[trait] ? [b(trait)] : [],
          ),
        ]),
        where(one.place),
      ]),
      [3, 3, 3],
    ),
    ...table(b('tokens', {}, brief.tokens.length))(
      [b('number'), at],
      brief.tokens.map((token, index) => [`${index + 1}`, where(token.place)]),
      [1, 8],
    ),
  ]
}

/** What the players do not know, as far as the house rules have it. */
export function leaderBlocks(words: Words, given: MissionDraft, rules: HouseRules): Block[] {
  const { t } = words
  const mission = missionIn(given, t)
  const b = (key: string, values: Record<string, unknown> = {}, n?: number): string =>
    t(`paper.blastEm.brief.${key}`, values, n)
  const where = (place: Place): string => placeText(words, mission.rooms, place)
  const at = b('where')
  const some = (models: readonly Some[]): string => someText(words, models, mission.own)
  const holds = (one: Encounter | null): string =>
    one ? encounterText(words, one, mission.own) : b('byTable')
  const found = (one: Find | null): string => (one ? findText(words, one) : NONE)
  const faces = (rows: readonly string[]): string[][] => rows.map((says, index) => [`${index + 1}`, says])
  const someoneOf = (one: MissionDraft['people'][number]): string =>
    someOne(words, arrivingAs(mission, one, rules), mission.own)
  // Whom the mission wants destroyed stands with the bad guys (line 45).
  const targets = mission.people.filter(({ id }) => isTarget(mission, id))
  const tokens = mission.tokenTable ?? OWN_TOKENS
  const finds = mission.findTable ?? OWN_FINDS
  const ours = (own: unknown, title: string): string => (own === null ? `${title} (${b('ours')})` : title)
  return [
    { kind: 'title', text: mission.name, lead: b('leader'), faction: null },
    ...paragraphs(mission.notes),
    ...(mission.surprised && rules.surprise ? [text(b(`surprised.${mission.surprised}`))] : []),
    ...(mission.rewards && rules.rewards === 'afterFights' ? [text(b('rewards'))] : []),
    ...(mission.junk && rules.devicesFromJunk
      ? [text(b('junk', { gadget: gadgetText(words, mission.junk) }))]
      : []),
    ...table(b('tokens', {}, mission.tokens.length))(
      [b('number'), at, b('holds')],
      mission.tokens.map(({ place, holds: one }, index) => [`${index + 1}`, where(place), holds(one)]),
      [1, 3, 5],
    ),
    ...table(ours(mission.tokenTable, b('tokenTable')))(
      [dieText(words, 6), b('holds')],
      faces(tokens.map((one) => holds(one))),
      [1, 8],
    ),
    ...table(ours(mission.findTable, b('findTable')))(
      [t('paper.blastEm.die', { n: finds.length }), b('find')],
      faces(finds.map(found)),
      [1, 8],
    ),
    ...table(b('garrison'))(
      [at, b('who')],
      [
        ...targets.map((one) => [where(one.place), listed([one.name, someoneOf(one)])]),
        ...mission.garrison.map(({ place, models }) => [where(place), some(models)]),
      ],
      [3, 6],
    ),
    ...table(b('waves'))(
      [b('turn'), b('way'), b('who')],
      mission.waves.map(({ turn, way, models }) => [
        turn === null ? b('afterBefore') : `${turn}`,
        mission.ways.find(({ id }) => id === way)?.name ?? way,
        some(models),
      ]),
      [2, 3, 4],
    ),
    ...table(b('enemyWays'))(
      [b('name'), at],
      mission.ways.filter((way) => way.for.includes('badGuysIn')).map((way) => [way.name, where(way.place)]),
      [3, 6],
    ),
    ...table(b('items'))(
      [b('name'), at, b('find')],
      mission.items.map((one) => [one.name, where(one.place), found(one.find)]),
      [3, 3, 3],
    ),
    ...table(b('people'))(
      [b('name'), at, b('who')],
      mission.people
        .filter((one) => !targets.includes(one))
        .map((one) => [
          one.name,
          where(one.place),
          listed([someoneOf(one), ...(comesAlong(mission, one) ? [b('joins')] : [])]),
        ]),
      [3, 3, 3],
    ),
    ...table(b('opens'))(
      [b('name'), b('doors')],
      mission.terminals
        .filter(({ opens }) => opens.length > 0)
        .map((one) => [
          one.name,
          listed(one.opens.map((id) => mission.doors.find((door) => door.id === id)?.name ?? id)),
        ]),
      [3, 6],
    ),
    ...notesBlocks(words, mission),
    ...ownBlocks(words, mission, rules),
  ]
}

function leadText({ t }: Words, { mission, area }: Brief): string {
  return [
    t(`blastEmLibrary.mission.value.${mission}`),
    t('paper.blastEm.brief.area', { width: area.width, depth: area.depth }),
  ].join(' · ')
}

function objectiveText(words: Words, { objective, mission }: Brief, own: Own): string {
  const { t } = words
  if (!objective) return t(`blastEmLibrary.about.${mission}`)
  const { kind, target, turns } = objective
  if (kind === 'beatWaves' && turns !== null) return t('blastEm.objective.holdOut', turns)
  if (target === null) return t(`blastEm.objective.${kind}`)
  const name = typeof target === 'string' ? target : groupText(words, target, own)
  return t(`paper.blastEm.brief.target.${kind}`, { name: isolate(name) })
}

function environmentBlocks({ t }: Words, { environment, area, traumaUnit, stocks }: Brief): Block[] {
  const { atmosphere, gravity, notes } = environment
  const told = [
    ...(atmosphere === 'standard' ? [] : [t(`blastEm.atmosphere.${atmosphere}`)]),
    ...(gravity === 'standard' ? [] : [t(`blastEm.gravity.${gravity}`)]),
    ...(atmosphere === 'standard' && gravity === 'standard' ? [t('paper.blastEm.brief.standard')] : []),
    ...(traumaUnit ? [t('blastEm.piece.traumaUnit')] : []),
  ]
  const limited = (['grenades', 'demoPacs', 'heavyShots'] as const).flatMap((what) => {
    const n = stocks[what]
    return n === null ? [] : [t(`paper.blastEm.brief.stock.${what}`, { n })]
  })
  return [
    heading(t('paper.blastEm.brief.environment')),
    text([...told, ...[area.notes, notes].filter((one) => one !== '')].join(' ')),
    ...(limited.length === 0 ? [] : [text(`${t('paper.blastEm.brief.stocks')} ${limited.join(' · ')}`)]),
  ]
}

function placeText({ t, n }: Words, rooms: Brief['rooms'], { room, at }: Place): string {
  const named = rooms.find(({ id }) => id === room)?.name
  return listed([named ?? '', at ? t('paper.blastEm.brief.at', { x: n(at.x), y: n(at.y) }) : ''])
}

/** Types of the group's own, by their ids. */
type Own = Readonly<Record<string, { readonly name: string }>>

function someOne(words: Words, who: Some['who'], own: Own): string {
  return whoText(words, who, who.kind === 'own' ? (own[who.type]?.name ?? null) : null)
}

function someText(words: Words, models: readonly Some[], own: Own): string {
  return models
    .map(({ who, count }) => words.t('blastEmLibrary.several', { n: count, type: someOne(words, who, own) }))
    .join(', ')
}

/** The same within a sentence: whoever is the only one of a type is not counted. */
function groupText(words: Words, models: readonly Some[], own: Own): string {
  const [one, ...others] = models
  return one?.count === 1 && others.length === 0 ? someOne(words, one.who, own) : someText(words, models, own)
}

/** What a Hazard Token holds. */
export function encounterText(words: Words, one: Encounter, own: Own): string {
  switch (one.kind) {
    case 'enemies':
      return someText(words, one.models, own)
    case 'automatic':
      return words.or(one.of.map((type) => words.t(`blastEm.who.automatic.${type}`)))
    case 'nothing':
    case 'notYet':
    case 'find':
      return words.t(`blastEmLibrary.mission.value.${one.kind}`)
    default:
      return never(one)
  }
}

function findText(words: Words, one: Find): string {
  return one.kind === 'gadget'
    ? gadgetText(words, one.carried)
    : words.t('blastEmLibrary.mission.value.find-tagalong')
}

/** What was noted of rooms and of what stands in them. */
function notesBlocks({ t }: Words, mission: MissionDraft): Block[] {
  const { rooms, ways, doors, terminals, items, people, things, vessels } = mission
  const noted = [
    ...rooms,
    ...ways,
    ...doors,
    ...terminals,
    ...items,
    ...people,
    ...things,
    ...vessels,
  ].filter(({ notes }) => notes !== '')
  return noted.length === 0
    ? []
    : [heading(t('paper.blastEm.notes')), ...noted.map(({ name, notes }) => rule(`${name}.`, notes, null))]
}

/** Numbers of the mission's own enemies. */
function ownBlocks(words: Words, { own }: MissionDraft, rules: HouseRules): Block[] {
  const { t } = words
  const widths = [3, 1, 1, 1, 1, 1, 5]
  const figures = [1, 2, 3, 4, 5]
  const short = (one: string): string => t(`blastEmLibrary.number.${one}.short`)
  const rows = Object.keys(own).flatMap((type) => {
    const { typeName, numbers } = plainModel({ kind: 'own', type }, rules, { own })
    if (!numbers) return []
    const strikes = numbers.strikes.map(
      (strike) =>
        `${strikeText(words, strike, numbers.hth)} ${strike.av} + ${dieText(words, strike.cd)} (${woundsText(words, strike)})`,
    )
    const { av, dv, cd, wounds, mv } = numbers
    return [
      row(
        [typeName ?? type, `${av}`, `${dv}`, dieText(words, cd), `${wounds}`, `${mv}″`, strikes.join('; ')],
        widths,
        figures,
      ),
    ]
  })
  const heads = [
    t('paper.blastEm.brief.who'),
    ...['av', 'dv', 'cd', 'wounds', 'mv'].map(short),
    t('paper.blastEm.attack'),
  ]
  return rows.length === 0
    ? []
    : [heading(t('paper.blastEm.brief.own')), head(heads, widths, figures), ...rows]
}
