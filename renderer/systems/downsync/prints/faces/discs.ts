import { baseMm } from '../../../../../shared/systems/downsync/field.ts'
import { pingsOfList, type ListDraft } from '../../../../../shared/systems/downsync/documents/force-list.ts'
import type { HouseRules } from '../../../../../shared/systems/downsync/house-rules.ts'
import { SIGS, type Sizes } from '../../../../../shared/systems/downsync/words.ts'
import type { BaseFace, DiscSide, PingFace } from './face.ts'

/** Pings and bases at their true size, cut out along their rims (lines 138–143; R1). */

const across = (mm: number): { readonly width: number; readonly height: number } => ({
  width: mm,
  height: mm,
})

/** As many Pings as the list begins with, decoys of the mission among them. Source: lines 187, 408–410. */
export function pingDiscs(
  list: ListDraft,
  granted: Partial<Sizes>,
  side: DiscSide,
  { decoyTraits }: Pick<HouseRules, 'decoyTraits'>,
): PingFace[] {
  const pings = pingsOfList(list, granted, decoyTraits)
  return SIGS.flatMap((sig) =>
    Array.from({ length: pings[sig] }, (_none, at): PingFace => ({
      ...{ kind: 'ping', sig, number: at + 1, side },
      ...across(baseMm(sig)),
    })),
  )
}

/** How each Unit is called at the table: with its number where several of the list are called so. */
export function namesIn({ units, cards }: Pick<ListDraft, 'units' | 'cards'>): readonly string[] {
  const names = units.map(({ card: of, name }) =>
    name === '' ? (cards.find(({ id }) => id === of)?.name ?? '') : name,
  )
  return names.map((name, at) => {
    const isAlike = name !== '' && names.indexOf(name) !== names.lastIndexOf(name)
    return isAlike ? `${name} ${names.slice(0, at + 1).filter((one) => one === name).length}` : name
  })
}

/** A base for each Unit, and one for each of its infantry. Source: lines 141–143, 320. */
export function baseDiscs({ units, cards }: ListDraft, side: DiscSide): BaseFace[] {
  const names = namesIn({ units, cards })
  return units.flatMap(({ card: of }, at) => {
    const card = cards.find(({ id }) => id === of)
    if (!card) return []
    const called = names[at] ?? card.name
    if (card.bases === null)
      return [{ kind: 'base', base: card.sig, name: called, number: null, side, ...across(baseMm(card.sig)) }]
    return Array.from({ length: card.bases }, (_none, at): BaseFace => ({
      ...{ kind: 'base', base: 'infantry', name: called, number: at + 1, side },
      ...across(baseMm('infantry')),
    }))
  })
}
