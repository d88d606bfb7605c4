import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { never } from '../../../../shared/never.ts'
import type { Carried, Encounter, Find, Some } from '../../../../shared/systems/blast-em/words.ts'
import type { RowTold, Say } from '../../../library/kinds.ts'

const TEXTS = 'blastEmLibrary'
const word = (value: string, say: Say): string => say(`${TEXTS}.mission.value.${value}`)

/** Models by their number and kind. */
function models(of: Pick<MissionDraft, 'own'>, all: readonly Some[], say: Say): string {
  return all
    .map(({ who, count }) => {
      const type = who.kind === 'own' ? (of.own[who.type]?.name ?? who.type) : word(who.type, say)
      return say(`${TEXTS}.several`, { n: count, type })
    })
    .join(', ')
}

/** What a token holds. */
export function held(of: Pick<MissionDraft, 'own'>, one: Encounter, say: Say): string {
  switch (one.kind) {
    case 'enemies':
      return models(of, one.models, say)
    case 'automatic':
      return one.of.map((what) => word(what, say)).join(', ')
    case 'nothing':
    case 'notYet':
    case 'find':
      return word(one.kind, say)
    default:
      return never(one)
  }
}

const carried = (of: Carried, say: Say): string =>
  of.gadget === 'weaponUpgrade'
    ? say(`${TEXTS}.upgrade`, { what: word(of.upgrade, say) })
    : word(of.gadget, say)

/** What somebody finds. */
export const found = (one: Find, say: Say): string =>
  one.kind === 'gadget' ? carried(one.carried, say) : word(one.kind, say)

/** A group by its room and who is in it. */
export function groupTold(
  of: Pick<MissionDraft, 'own' | 'rooms'>,
  { place, models: all }: MissionDraft['garrison'][number],
  say: Say,
): string {
  const room = of.rooms.find(({ id }) => id === place.room)?.name ?? ''
  return [room, models(of, all, say)].filter(Boolean).join(' · ')
}

/** Rows of a mission whose parts would be told one by one: who comes, and what is rolled for. */
export function missionRows(of: MissionDraft, say: Say): Readonly<Record<string, readonly RowTold[]>> {
  const named = (all: readonly { readonly id: string; readonly name: string }[], id: string | null): string =>
    all.find((one) => one.id === id)?.name ?? ''
  const row = (...parts: readonly string[]): RowTold => ({
    name: '',
    line: parts.filter(Boolean).join(' · '),
  })
  const turn = (n: number | null): string =>
    n === null
      ? say(`${TEXTS}.mission.value.turn-none`)
      : say('library.says', { label: say(`${TEXTS}.mission.field.turn`), value: n })
  return {
    tokens: of.tokens.map(({ place, holds }) =>
      row(named(of.rooms, place.room), holds ? held(of, holds, say) : ''),
    ),
    tokenTable: (of.tokenTable ?? []).map((one) => row(held(of, one, say))),
    findTable: (of.findTable ?? []).map((one) => row(found(one, say))),
    garrison: of.garrison.map((group) => row(groupTold(of, group, say))),
    waves: of.waves.map(({ way, turn: at, models: all }) =>
      row(named(of.ways, way), turn(at), models(of, all, say)),
    ),
  }
}
