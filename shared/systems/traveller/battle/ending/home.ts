import { z } from 'zod'
import type { Fated } from '../../../account.ts'
import { carriedSchema, type CharacterDraft } from '../../documents/character.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import { shellSchema } from '../documents/events.ts'
import { amount, whole } from '../documents/fields.ts'
import { WEAPON_PLACES } from '../words.ts'

/** What stays after a battle: wounds, ammunition, a vehicle’s hits; and the documents that it is written into. */

const { inHand: _inHand, isLost: _isLost, ...ofWeapon } = carriedSchema.shape
const heldSchema = z.strictObject({ ...ofWeapon, at: z.enum(WEAPON_PLACES) })
const personHome = z.strictObject({
  characteristics: z.strictObject({ str: amount, dex: amount, end: amount }),
  weapons: z.array(heldSchema).readonly(),
})
export type PersonHome = z.infer<typeof personHome>

const craftHome = z.strictObject({
  shell: shellSchema,
  weapons: z.array(z.strictObject({ id: z.string(), loaded: amount, spare: amount })).readonly(),
  /** What was jury-rigged, and how many hours it holds (line 333). */
  rigged: z.array(z.strictObject({ part: z.string(), hours: whole })).readonly(),
  /** Riders of its document who died. */
  dead: z.array(z.string()),
})
export type CraftHome = z.infer<typeof craftHome>

/** The character as the battle left him; null where that is not told. What lay on the floor was picked up, and rounds stay. */
export function characterAfter(draft: CharacterDraft, { home }: Pick<Fated, 'home'>): CharacterDraft | null {
  const read = personHome.safeParse(home)
  if (!read.success) return null
  const { characteristics, weapons } = read.data
  const left = (of: keyof CharacterDraft['characteristics']): CharacterDraft['characteristics']['str'] => ({
    full: draft.characteristics[of].full,
    left: Math.min(draft.characteristics[of].full, characteristics[of]),
  })
  return {
    ...draft,
    characteristics: { str: left('str'), dex: left('dex'), end: left('end') },
    weapons: weapons.flatMap(({ at, ...held }) => {
      if (at !== 'gone') return [{ ...held, inHand: at === 'hand' }]
      const isKept = held.spare > 0 && held.weapon.magazine !== null
      return isKept ? [{ ...held, loaded: 0, inHand: false, isLost: true }] : []
    }),
  }
}

/** The vehicle as the battle left it: what was jury-rigged has its hits, and the hours for which it works all the same. */
export function vehicleAfter(draft: VehicleDraft, { home }: Pick<Fated, 'home'>): VehicleDraft | null {
  const read = craftHome.safeParse(home)
  if (!read.success) return null
  const { shell, weapons, rigged, dead } = read.data
  const failsAt = (part: string): number | null => rigged.find((one) => one.part === part)?.hours ?? null
  const system = (of: keyof VehicleDraft['systems']): VehicleDraft['systems'][typeof of] => {
    const before = draft.systems[of]
    return before && { ...before, hits: shell[of], failsAt: failsAt(of) }
  }
  const hits = (all: CraftHome['shell']['limbs'], id: string): number =>
    all.find((one) => one.id === id)?.hits ?? 0
  const isDead = (id: string): boolean => dead.includes(id)
  const seated = (all: VehicleDraft['crew']): VehicleDraft['crew'] =>
    all.map((rider) => ({ ...rider, isDead: rider.isDead || isDead(rider.id) }))
  return {
    ...draft,
    hull: { ...draft.hull, left: shell.hull },
    structure: { ...draft.structure, left: Math.max(0, shell.structure) },
    armour: { ...draft.armour, left: shell.armour },
    pilot: draft.pilot && { ...draft.pilot, isDead: draft.pilot.isDead || isDead(draft.pilot.id) },
    crew: seated(draft.crew),
    passengers: seated(draft.passengers),
    weapons: draft.weapons.map((one) => ({
      ...one,
      ...weapons.find(({ id }) => id === one.id),
      hits: hits(shell.weapons, one.id),
      failsAt: failsAt(one.id),
    })),
    limbs: draft.limbs.map((one) => ({
      ...one,
      hits: hits(shell.limbs, one.id),
      failsAt: failsAt(one.id),
    })),
    cargo: draft.cargo.slice(0, shell.cargo),
    systems: {
      drive: system('drive'),
      powerPlant: system('powerPlant'),
      sensors: system('sensors'),
      computer: system('computer'),
    },
  }
}
