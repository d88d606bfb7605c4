import { ask } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { EXPLOSION_DODGE } from '../../data/attacks.ts'
import { collisionDice } from '../../speed.ts'
import { COLLISION } from '../../data/vehicles.ts'
import type { Harm, Ring, StepOf } from '../documents/steps.ts'
import { isHelpless } from '../rules/armed.ts'
import { sideOfCraft } from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import { craftIn, fighterIn, isShutDown, isUp, ridersOf, rulesOf } from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import type { Bracing, Side } from '../words.ts'
import { inflict, throughArmour } from './harm.ts'

/** Explosions and collisions: the same dice for everybody (lines 134–136, 206–208). */

/** Whoever is not prone, held or beyond reacting may dodge, and people dive (lines 136, 168; TRV-143). */
export function canBrace(state: BattleState, fighter: Fighter | null): boolean {
  return (
    fighter !== null &&
    isUp(fighter) &&
    fighter.stance !== 'prone' &&
    fighter.grapple === null &&
    !isHelpless(state, fighter) &&
    !isShutDown(state, fighter)
  )
}

/** It goes off; who is caught may meet it, whoever has already met the throw by house rule not again (TRV-142). */
export function burst(
  log: Log,
  step: StepOf<'inside'>,
  near: readonly string[],
  far: readonly string[],
): void {
  const { by, with: weapon, met, helpless, pierced } = step
  const inside = [near, far]
  const rings: Ring[] = step.rings.map(({ dice, add, always }, at) => ({
    dice,
    add,
    caught: [...new Set([...always, ...(inside[at] ?? [])])].map((id) => ({ id, how: 'none' as const })),
  }))
  log.emit({ kind: 'burst', by, with: weapon, rings })
  // Smoke and the like hurt nobody: there is nothing to dodge.
  if (rings.every(({ dice, add }) => dice === 0 && add <= 0)) return
  const isSpent = (id: string): boolean => id === met && rulesOf(log.state).payloadReactions === 'one'
  const braces = rings
    .flatMap(({ caught }) => caught)
    .filter(
      ({ id }) => !helpless.includes(id) && !isSpent(id) && canBrace(log.state, fighterIn(log.state, id)),
    )
    .map(({ id }) => ({ kind: 'brace' as const, fighter: id }))
  ask(log, ...braces, { kind: 'blast', by, with: weapon, rings, ...(pierced && { pierced }) })
}

/** One roll for everybody, by house rule one each; a dodge's die is each one's own (line 136, TRV-136). */
export function explode(log: Log, { by, with: weapon, rings, pierced = [] }: StepOf<'blast'>): void {
  const harms: Harm[] = []
  for (const { dice, add, caught } of rings) {
    if (caught.length === 0) continue
    const side = by === null ? ownerOf(log.state, caught[0]?.id ?? '') : ownerOf(log.state, by)
    const roll = (unit: string | null): number => rollSum(log, { purpose: 'blast', side, unit }, dice)
    const forAll = rulesOf(log.state).blastDice === 'forAll' ? roll(by) : null
    for (const { id, how } of caught) {
      const thrown = forAll ?? roll(id)
      harms.push({
        target: id,
        ...blastDamage(log, id, thrown, { add, how, pierces: pierced.includes(id) }),
        by,
        with: weapon,
      })
    }
  }
  inflict(log, ...harms)
}

function blastDamage(
  log: Log,
  id: string,
  thrown: number,
  { add, how, pierces }: { readonly add: number; readonly how: Bracing; readonly pierces: boolean },
): Pick<Harm, 'damage' | 'of'> {
  const fighter = fighterIn(log.state, id)
  const dodged =
    how === 'dodge' && fighter
      ? rollSum(log, { purpose: 'dodge', side: fighter.side, unit: id }, EXPLOSION_DODGE.dice)
      : 0
  return throughArmour(log.state, id, { thrown, add, dodged, half: how === 'dive', pierces })
}

export function ownerOf(state: BattleState, id: string): Side {
  const craft = craftIn(state, id)
  return fighterIn(state, id)?.side ?? (craft ? sideOfCraft(state, craft) : 'side-1')
}

/**
 * A vehicle drives into something: dice by its speed, thrown once; what it strikes suffers them, the vehicle too where
 * that is solid, and the riders of what was damaged. A wall or a thing that is solid stops it; on past somebody or another
 * vehicle it goes as before. Source: line 208; R36, TRV-215–TRV-218.
 */
export function collide(log: Log, { craft: id, struck, solid, headOn }: StepOf<'crash'>): void {
  const { state } = log
  const craft = craftIn(state, id)
  if (!craft) return
  const other = craftIn(state, struck)
  const dice = collisionDice(speedOf(state, craft, other, headOn))
  const damage =
    dice === 0 ? 0 : rollSum(log, { purpose: 'collision', side: sideOfCraft(state, craft), unit: id }, dice)
  const metres = dice * COLLISION.metres
  const stops = struck === null && solid
  log.emit({ kind: 'collided', craft: id, struck, dice, damage, metres, ...(stops && { stops }) })
  const hitVehicles = [...(solid ? [id] : []), ...(other ? [other.id] : [])]
  // What they suffer is found before anybody suffers it: all of it is one blow.
  const shaken = hitVehicles.flatMap((one) => shakenIn(log.state, one, damage))
  const blow = (target: string, share: number): Harm => ({
    target,
    ...throughArmour(log.state, target, { thrown: share }),
    by: id,
    with: 'collision',
  })
  const harms = [
    ...[...hitVehicles, ...(struck !== null && !other ? [struck] : [])].map((one) => blow(one, damage)),
    ...shaken.map(({ rider, secured }) =>
      blow(rider, secured ? Math.floor(damage * COLLISION.secured) : damage),
    ),
  ]
  inflict(log, ...harms)
  const among = shaken.flatMap(({ rider, secured }) => (secured ? [] : [rider]))
  // What goes before damage takes hold: whether it is possible the players see.
  if (among.length > 0 && metres > 0) ask(log, { kind: 'throw', craft: id, among, metres })
}

/** That of who drives into the other, head-on the higher; by house rule both together (TRV-216). */
function speedOf(state: BattleState, craft: Craft, other: Craft | null, headOn: boolean): number {
  const theirs = other?.speed ?? 0
  if (rulesOf(state).twoSpeeds === 'sum') return craft.speed + theirs
  return headOn ? Math.max(craft.speed, theirs) : craft.speed
}

/** Riders of a vehicle whose own armour has let something through; by house rule of any (TRV-218). */
function shakenIn(
  state: BattleState,
  id: string,
  damage: number,
): readonly { readonly rider: string; readonly secured: boolean }[] {
  const craft = craftIn(state, id)
  const { damage: through } = throughArmour(state, id, { thrown: damage })
  if (!craft || (through === 0 && rulesOf(state).collisionRiders === 'whenDamaged')) return []
  return ridersOf(state, craft).map(({ id: rider, aboard }) => ({ rider, secured: aboard?.secured ?? false }))
}
