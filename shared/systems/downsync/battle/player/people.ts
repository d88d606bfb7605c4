import { offerAtRandom } from '../../../../battle/at-random.ts'
import type { Field } from '../../../../battle/field.ts'
import { fillAll, type Chance } from '../../../../battle/fits.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { ATTACK_MODIFIERS } from '../../data/rolls.ts'
import type { Action } from '../../documents/unit-card.ts'
import { printedIn } from '../actions/aims.ts'
import { costOf } from '../course/who.ts'
import { loop } from '../decide.ts'
import { commandSchema, type Command, type CommandKind, type CommandOf } from '../documents/commands.ts'
import type { Downsync } from '../rules/rule.ts'
import { actionIn, nonActiveOf, outUnits, traitsOf, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { otherSide, type SpecialOutcome } from '../words.ts'

/** How people play who want to see something of each other: for battles that nobody sits at. */

/** How eagerly they take an option; the others have the weight of `ELSE`. */
const ELSE = 16
const WEIGHTS: Readonly<Partial<Record<CommandKind, number>>> = {
  ...{ record: 0, 'end-battle': 0, 'drop-stealth': 0, 'move-no-more': 1, pass: 1, cease: 1, accept: 1 },
  ...{
    reveal: 24,
    'reveal-no-more': 12,
    refresh: 2,
    'refresh-rest': 30,
    move: 60,
    'move-parted': 0,
    'place-parted': 0,
  },
  ...{ react: 12, 'let-act': 14, hold: 4, perform: 80, watch: 6, 'move-again': 8 },
  ...{ 'end-base': 3, 'end-taskforce': 3 },
}

/** The next command of any side; null when the battle waits for nothing more. */
export function playSensibly(state: BattleState, chance: Chance): Command | null {
  const options: typeof loop.options = (of, side) => {
    const offers = loop.options(of, side).filter((offer) => isWorthwhile(of, offer))
    // What has been paid for is used, where there is somebody to use it on.
    const isUnused = isFull(of) && offers.some(({ command }) => AIMS.includes(command))
    return isUnused ? offers.filter(({ command }) => command !== 'cease') : offers
  }
  const offer = offerAtRandom({ ...loop, options }, state, (kind) => WEIGHTS[kind] ?? ELSE, chance)
  if (!offer) return null
  // What stands on its card is a Range: nobody reaches farther. What a ★ does is theirs to say (`carriedOut`).
  const { range: _range, does: _does, ...fields } = offer.fields
  const filled = { kind: offer.command, side: offer.side, ...fillAll(fields, chance) }
  return sensible(commandSchema.parse(filled), { state, offer, chance })
}

const AIMS: readonly CommandKind[] = ['attack', 'scan', 'carry-out']
/** Of an action that was just begun no point of ROF has been used. */
function isFull(state: BattleState): boolean {
  const [step] = state.steps
  const unit = step?.kind === 'volley' ? unitIn(state, step.unit) : null
  return step?.kind === 'volley' && unit !== null && actionIn(unit, step.action)?.rof === step.left
}

/** Nobody pays for what a card does to nobody, nor twice in one activation for the same. */
function isWorthwhile(state: BattleState, { command, fields }: OfferOf<Downsync>): boolean {
  // Whoever has begun to react names somebody.
  if (command === 'answer') return fields.units?.kind !== 'is'
  const { activation, steps, taskforce } = state
  if (command === 'gain') {
    const its = fields.unit?.kind === 'is' ? unitIn(state, String(fields.unit.value)) : null
    const isTaken = fields.takes?.kind === 'is' && fields.takes.value === true
    return !isTaken || !its || !digsIn(its) || !(taskforce?.moved.includes(its.id) ?? false)
  }
  const unit = unitIn(state, activation?.unit ?? null)
  if (!unit || !activation) return true
  const [step] = steps
  if (command === 'move-again') return !digsIn(unit)
  if (command === 'scan') {
    const action = step?.kind === 'volley' ? actionIn(unit, step.action) : null
    const at = fields.at?.kind === 'is' ? unitIn(state, String(fields.at.value)) : null
    return !asksForBreach(action) || (at?.breach ?? 0) > 0
  }
  if (command === 'carry-out') {
    const action = step?.kind === 'volley' ? actionIn(unit, step.action) : null
    const at = fields.at?.kind === 'is' ? unitIn(state, String(fields.at.value)) : null
    return action?.target !== 'friendlyUnit' || at?.stun === true
  }
  const action =
    command === 'perform' && fields.action?.kind === 'is' ? actionIn(unit, String(fields.action.value)) : null
  if (asksForBreach(action)) return outUnits(state, otherSide(unit.side)).some(({ breach }) => breach > 0)
  if (action?.effect === 'breach') return !activation.performed.includes(action.id)
  if (action?.effect !== 'special') return true
  if (activation.performed.includes(action.id)) return false
  if (action.target === 'itself') return !unit.stealth
  return action.target !== 'friendlyUnit' || outUnits(state, unit.side).some(({ stun }) => stun)
}

/** What the words of the samples ask for: to stand still for an Overwatch Token, and a target with a Breach Counter. */
const digsIn = (unit: UnitState): boolean =>
  traitsOf(unit).some(({ at, gains }) => at === 'taskforceEnd' && gains === 'overwatch')
const asksForBreach = (action: Action | null): boolean => /with a Breach Counter/u.test(action?.text ?? '')

interface Look {
  readonly state: BattleState
  readonly offer: OfferOf<Downsync>
  readonly chance: Chance
}

const listed = (field: Field | undefined): readonly string[] => (field?.kind === 'some' ? field.of : [])
/** So many of them at most, each as likely as the others. */
function few({ offer, chance }: Look, name: string, most: number): string[] {
  const of = listed(offer.fields[name])
  const from = chance.pick(Math.max(1, of.length))
  return [...of.slice(from), ...of.slice(0, from)].slice(0, most)
}
const oneIn = ({ chance }: Look, n: number): boolean => chance.pick(n) === 0

/** Until here nobody has come near what the mission is about. */
const UNDER_WAY = 2
/** From where to where people fire: nearer they would be seen, and farther they have to scan. */
const [NEAREST, FARTHEST] = [3, 20]
const BUILDINGS = ['the pump house', 'the customs shed', 'Block C'] as const

function sensible(command: Command, look: Look): Command {
  const { state, chance } = look
  if (command.kind === 'designate') {
    const units = few(look, 'units', 1 + chance.pick(2))
    const pings = few(look, 'pings', units.length === 0 ? 1 + chance.pick(2) : chance.pick(3))
    return { ...command, units, pings }
  }
  if (command.kind === 'move' || command.kind === 'move-again') return { ...command, ...moved(command, look) }
  if (command.kind === 'place') return { ...command, building: inside(look, command.building) }
  if (command.kind === 'say-near')
    return {
      ...command,
      pings: state.round > UNDER_WAY && oneIn(look, 3) ? few(look, 'pings', 1) : [],
      stealthy: oneIn(look, 3) ? few(look, 'stealthy', 1) : [],
    }
  if (command.kind === 'answer')
    return { ...command, units: few(look, 'units', canPay(state, 2) ? 1 + chance.pick(2) : 1) }
  if (command.kind === 'boost')
    return { ...command, units: oneIn(look, 2) ? few(look, 'units', 1) : [], favoured: [] }
  if (command.kind === 'carry-out') {
    const inches = Math.min(printedIn(look.offer.fields), command.inches)
    return { ...command, ...carriedOut(command, look), inches }
  }
  if (command.kind === 'score')
    return {
      ...command,
      own: state.round > UNDER_WAY && oneIn(look, 2) ? few(look, 'own', 1) : [],
      enemy: oneIn(look, 3) ? few(look, 'enemy', 1) : [],
    }
  return rolled(command, look)
}

/** Nobody has anything to add by hand, and a point is not spent on every roll. */
function rolled(command: Command, look: Look): Command {
  if (command.kind !== 'attack' && command.kind !== 'scan' && command.kind !== 'counter') return command
  const inches = command.kind === 'attack' ? NEAREST + look.chance.pick(FARTHEST - NEAREST) : 0
  const boosted = command.boosted && oneIn(look, 2)
  const plain = { ...command, mod: 0, advantage: 0, boosted }
  if (plain.kind === 'counter') return plain
  // Concealment is nothing to an Attack at whom a Tag Counter lies on: by hand, as the card has it.
  const isTagged = unitIn(look.state, plain.at)?.counters.some(({ name }) => name === 'Tag') ?? false
  const mod = plain.kind === 'attack' && plain.concealed && isTagged ? -ATTACK_MODIFIERS.concealed : 0
  const farthest = plain.kind === 'attack' ? inches : plain.inches
  return { ...plain, mod, inches: Math.min(printedIn(look.offer.fields), farthest) }
}

/** The Non-Active player can pay for so many that react. */
const canPay = (state: BattleState, reacting: number): boolean =>
  costOf(state, reacting) <= state.camps[nonActiveOf(state)].commandPoints

function inside(look: Look, offered: string | null): string | null {
  // One that the mission names, or none of them.
  if (look.offer.fields.building?.kind === 'one') return offered
  return offered === '' || !oneIn(look, 3) ? '' : (BUILDINGS[look.chance.pick(BUILDINGS.length)] ?? '')
}

function moved(
  { piece, slowing, building }: CommandOf<'move' | 'move-again'>,
  look: Look,
): Partial<CommandOf<'move'>> {
  const reach = unitIn(look.state, piece)?.card.spd ?? 4
  const isSlow = slowing === 'crosses' && oneIn(look, 2)
  return {
    ...{ slowing: isSlow ? 'crosses' : 'none', building: inside(look, building), mod: 0 },
    inches: Math.max(0, reach - (isSlow ? 2 : 0) - look.chance.pick(3)),
  }
}

/** What the ★ of the samples do: friends are freed of Stun, and who veils itself has Stealth. */
function carriedOut(
  { at }: CommandOf<'carry-out'>,
  { state, offer }: Look,
): { does: SpecialOutcome[]; placed: string | null } {
  const unit = unitIn(state, state.activation?.unit ?? null)
  const [step] = state.steps
  const action = unit && step?.kind === 'volley' ? actionIn(unit, step.action) : null
  const { placed } = offer.fields
  const friend =
    placed?.kind === 'one' ? placed.of.find((id) => unitIn(state, id)?.side === offer.side) : null
  if (action?.target === 'place') return { does: [], placed: friend ?? null }
  if (at === null) return { does: [], placed: null }
  if (action?.target === 'itself') return { does: ['stealth'], placed: null }
  return { does: action?.target === 'friendlyUnit' ? ['freed'] : [], placed: null }
}
