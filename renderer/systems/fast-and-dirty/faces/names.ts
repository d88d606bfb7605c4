import type { Figure } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { armIn } from '../../../../shared/systems/fast-and-dirty/documents/fielded.ts'
import type { BattleView, UnitView } from '../../../../shared/systems/fast-and-dirty/battle/view.ts'
import type { Named } from '../../../table/faces.ts'
import { armCalled } from '../texts/called.ts'
import { unitOf } from './called.ts'

/** How figures of a unit are called in a sentence, where several are spoken of. */

/** The entries that figures belong to, with how many of each. */
function entriesOf(
  view: BattleView,
  id: string,
  figures: readonly string[],
): { readonly entry: Figure | null; readonly n: number }[] {
  const unit = unitOf(view, id)
  const counts = new Map<string, number>()
  for (const figure of figures) {
    const of = unit?.figures.find((one) => one.id === figure)?.of ?? figure
    counts.set(of, (counts.get(of) ?? 0) + 1)
  }
  return [...counts].map(([of, n]) => ({
    entry: unit?.document.figures.find((one) => one.id === of) ?? null,
    n,
  }))
}

/** By name, else by what they carry or are; those who are alike together. */
export const figuresCalled = (view: BattleView, id: string, figures: readonly string[]): readonly Named[] =>
  entriesOf(view, id, figures).map(({ entry, n }): Named => {
    const what = entry === null ? { key: 'called.somebody' } : whatOf(entry, unitOf(view, id))
    if (n > 1) return { key: 'called.several', values: { n, what } }
    // Nobody is his weapon.
    return entry?.name === '' && isArmed(entry) ? { key: 'called.bearer', values: { what } } : what
  })

const isArmed = ({ role, weapon }: Figure): boolean => role === 'trooper' && weapon !== null

function whatOf({ name, role, weapon }: Figure, unit: UnitView | null): Named {
  if (name !== '') return name
  const arm = unit && role === 'trooper' ? armIn(unit.document, weapon, 'support') : null
  return arm ? armCalled(arm) : { key: `role.${role}` }
}

/** Those among them who have a name of their own. */
export const namedAmong = (view: BattleView, id: string, figures: readonly string[]): readonly string[] =>
  entriesOf(view, id, figures).flatMap(({ entry }) => (entry && entry.name !== '' ? [entry.name] : []))
