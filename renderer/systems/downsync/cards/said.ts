import type { CardFace, Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { baseMm } from '../../../../shared/systems/downsync/index.ts'
import type { Say } from '../../../library/kinds.ts'

/** What Unit cards say in figures, wherever they are told. */

/** Teams as the book writes them: `1`, `2–4`, `1, 3`. */
export function teamsText(teams: readonly number[]): string {
  const all = teams.toSorted((one, other) => one - other)
  const runs: number[][] = []
  for (const team of all) {
    const run = runs.at(-1)
    if (run?.at(-1) === team - 1) run.push(team)
    else runs.push([team])
  }
  return runs
    .map((run) =>
      run.length === 1 ? String(run[0]) : run.length === 2 ? run.join(', ') : `${run[0]}–${run.at(-1)}`,
    )
    .join(', ')
}

/** What it stands on: a base of its Signature, or so many of infantry. */
export const basesText = ({ bases, sig }: Pick<CardFace, 'bases' | 'sig'>, t: Say): string =>
  bases === null ? t('downsyncCard.vehicle', { mm: baseMm(sig) }) : t('downsyncCard.infantry', { n: bases })

/** A trait by its name, with the Signature that it names. */
export const traitName = ({ name, sig }: Pick<Trait, 'name' | 'sig'>, t: Say): string =>
  sig === null ? name : `${name} [${t(`downsyncCard.sig.${sig}`)}]`
