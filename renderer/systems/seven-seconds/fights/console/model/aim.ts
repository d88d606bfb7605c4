import { knownWith } from '../../../../../../shared/battle/field.ts'
import { type Field, type Fields } from '../../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { OTHER_SIDE } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { emptyRow, landsOnly, namesOf, rowsOf, type Draft, type Form, type Row } from './forms.ts'
import type { Table } from './table.ts'

/** A field into which pieces are put by letter or click. */
export interface Aim {
  readonly name: string
  readonly field: Field
  readonly of: readonly string[]
}

const NO_PIECES = ['targetCover', 'intervening', 'by', 'near']

/** The fields of a form that want pieces, in order. */
export function aimsOf(form: Form, fields: Fields, table: Table): readonly Aim[] {
  return Object.entries(fields).flatMap(([name, field]): Aim[] => {
    if (NO_PIECES.includes(name)) return []
    switch (field.kind) {
      case 'one':
        return [{ name, field, of: loosely(form, name, field.of, table) }]
      case 'some':
        return [{ name, field, of: field.of }]
      case 'list': {
        const key = field.of[field.key]
        return key?.kind === 'one' ? [{ name, field, of: withOneNewGround(key.of, table) }] : []
      }
      case 'is':
      case 'number':
      case 'yes-no':
      case 'choices':
      case 'drones':
      case 'squares':
      case 'names':
      case 'words':
      case 'one-for-each':
      case 'answers':
        return []
    }
  })
}

/** Where the program only assists, also targets that the rules do not allow can be named. */
function loosely(
  { command, side }: Form,
  name: string,
  of: readonly string[],
  table: Table,
): readonly string[] {
  if (table.view.level === 'enforce' || name !== 'target') return of
  if (command !== 'fire-rifle' && command !== 'fire-missile') return of
  const enemies = table.view.units.filter((unit) => unit.where === 'table' && unit.side === OTHER_SIDE[side])
  return [...new Set([...of, ...enemies.map(({ id }) => id)])]
}

/** One new patch of ground is enough to choose from at a time. */
function withOneNewGround(of: readonly string[], { view }: Table): readonly string[] {
  const fresh = of.find((id) => id.startsWith('ground-') && view.grounds[id] === undefined)
  return of.filter((id) => !id.startsWith('ground-') || view.grounds[id] !== undefined || id === fresh)
}

/** The draft after a piece was chosen, or chosen once more. */
export function picked(draft: Draft, { name, field }: Aim, id: string, fields: Fields): Draft {
  if (field.kind === 'one') {
    return withKnown(
      { ...draft, [name]: field.orNone && draft[name] === id ? null : id },
      draft,
      name,
      fields,
    )
  }
  if (isTarget(draft, name, id)) return draft
  if (field.kind === 'some') {
    if (!fields.near || name !== 'passes') return toggled(draft, name, id)
    return steppedOn(draft, fields, id)
  }
  if (field.kind !== 'list') return draft
  const rows = rowsOf(draft[name])
  const without = rows.filter((row) => row[field.key] !== id)
  const row: Row = { ...emptyRow(field.of), [field.key]: id }
  return { ...draft, [name]: without.length < rows.length ? without : [...rows, row] }
}

/** What is known with the piece that was chosen now stands in the fields that go by it, and what was known before does not. */
function withKnown(next: Draft, before: Draft, by: string, fields: Fields): Draft {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'some' || field.known?.by !== by) return []
    const named = namesOf(before[name]).filter((id) => !knownWith(field, before).includes(id))
    const all = [...new Set([...knownWith(field, next), ...named])]
    return [[name, all.filter((id) => id !== next[by])] as const]
  })
  return { ...next, ...Object.fromEntries(entries) }
}

/** The target of a missile rolls against it as it is: it cannot be named once more (p.21). */
export function isTarget({ target }: Draft, name: string, id: string): boolean {
  return name === 'interceptors' && target === id
}

function toggled(draft: Draft, name: string, id: string): Draft {
  const names = namesOf(draft[name])
  return { ...draft, [name]: names.includes(id) ? names.filter((one) => one !== id) : [...names, id] }
}

/**
 * An Objective is passed, then near the end too, then near it behind blocking terrain, then neither. What a Jump
 * lands within 6" of is near its end: nothing else is asked.
 */
function steppedOn(draft: Draft, fields: Fields, id: string): Draft {
  const isNear = namesOf(draft.near).includes(id)
  const isPassed = namesOf(draft.passes).includes(id)
  const canBeNear = fields.near?.kind === 'some' && fields.near.of.includes(id)
  if (!canBeNear) return toggled(draft, 'passes', id)
  if (!isPassed) return toggled(draft, isNear ? 'near' : 'passes', id)
  const next = isNear ? draft : toggled(draft, 'near', id)
  return isNear || landsOnly(fields) ? toggled(next, 'passes', id) : next
}

/**
 * How a piece stands in the field: chosen; near the end of a movement; near it and not sensed, behind blocking
 * terrain.
 */
export type Standing = 'no' | 'yes' | 'near' | 'screened'

export function standingOf(draft: Draft, { name, field }: Aim, id: string): Standing {
  if (field.kind === 'one') return draft[name] === id ? 'yes' : 'no'
  if (field.kind === 'some') {
    if (isTarget(draft, name, id)) return 'yes'
    const isNear = name === 'passes' && namesOf(draft.near).includes(id)
    if (namesOf(draft[name]).includes(id)) return isNear ? 'near' : 'yes'
    return isNear || (name === 'passes' && field.usual.includes(id)) ? 'screened' : 'no'
  }
  if (field.kind !== 'list') return 'no'
  return rowsOf(draft[name]).some((row) => row[field.key] === id) ? 'yes' : 'no'
}
