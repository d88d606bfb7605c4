import type { Offer } from '../../../../shared/battle/field.ts'
import { never } from '../../../../shared/never.ts'
import { REFEREE } from '../../../../shared/systems/traveller/battle/words.ts'
import type { Step, StepOf } from '../../../../shared/systems/traveller/battle/documents/steps.ts'
import { BAND_TABLE } from '../../../../shared/systems/traveller/data/attacks.ts'
import { CHARACTERISTICS } from '../../../../shared/systems/traveller/words.ts'
import { armIn, HANDS, isMelee } from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import { metresOfRound } from '../../../../shared/systems/traveller/battle/rules/weigh.ts'
import { seenState } from '../../../../shared/systems/traveller/battle/seen.ts'
import {
  canDrive,
  comers,
  fighterIn,
  roundsLost,
  skillName,
} from '../../../../shared/systems/traveller/battle/state/look.ts'
import { attackMet, sortedDice } from '../../../../shared/systems/traveller/battle/state/meeting.ts'
import type { Fighter } from '../../../../shared/systems/traveller/battle/state/state.ts'
import type { BattleView, CraftView, FighterView } from '../../../../shared/systems/traveller/battle/view.ts'
import type { Named, TableAct, TableTurn, TableWords } from '../../../table/faces.ts'
import type { Typed } from '../../../table/values.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { reasonWords } from './lines.ts'
import { betterOf } from './odds.ts'
import {
  asView,
  calledOr,
  craftOf,
  cutOff,
  farOf,
  fighterOf,
  heldCalled,
  pairCalled,
  weaponCalled,
  withCalled,
  workCalled,
} from './called.ts'

/** What can be done, under whoever would do it; who acts after whom; and what the players do next. */

const settled = ({ fields }: Pick<Offer, 'fields'>, name: string): unknown => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : null
}
const settledId = (offer: Pick<Offer, 'fields'>, name: string): string | null => {
  const value = settled(offer, name)
  return typeof value === 'string' ? value : null
}

const PLACES: Readonly<Record<string, TableAct['stands'] & string>> = {
  attack: 'first',
  'fire-auto': 'first',
  'end-turn': 'ends',
  'let-pass': 'ends',
  'fight-on': 'ends',
  'act-now': 'first',
  'open-round': 'first',
  'end-combat': 'rare',
  record: 'rare',
  'say-ready': 'rare',
  'take-in-hand': 'rare',
  'set-conditions': 'rare',
  'tell-reach': 'rare',
  'lose-aim': 'rare',
  'take-command': 'rare',
  crash: 'rare',
  'rule-out': 'ends',
  'put-craft-right': 'rare',
}

/** What happens to somebody, and is only to be answered. */
const ANSWERS: readonly string[] = ['settle-stray', 'brace', 'choose-loss']

export function act(offer: Offer, seen: object): TableAct {
  const view = asView(seen)
  const who =
    actorOf(view, offer.command) ??
    settledId(offer, 'fighter') ??
    settledId(offer, 'craft') ??
    settledId(offer, 'piece')
  const isClosing = view.phase === 'closing' && offer.command === 'end-combat'
  const { to, stands = isClosing ? 'first' : PLACES[offer.command] } = aimed(view, offer, who)
  return {
    of: who === null ? null : calledOr(view, who),
    does: doing(view, offer, who) ?? { key: `command.${offer.command}` },
    ...(to && { to }),
    ...(stands && { stands }),
    ...(offer.command === 'set-conditions' && { ofTable: true }),
    ...(ANSWERS.includes(offer.command) && { asks: true }),
    // One word of one side is the end for all.
    ...((offer.command === 'fire-auto' || (offer.command === 'end-combat' && !isClosing)) && {
      weighty: true,
    }),
  }
}

/** With what at whom; who aims at their own side wants that rarely, and who gets into another's vehicle. */
function aimed(view: BattleView, offer: Offer, who: string | null): Pick<TableAct, 'to' | 'stands'> {
  const target = settledId(offer, 'target')
  const weapon = settledId(offer, 'weapon')
  if (offer.command === 'board') {
    const craft = settledId(offer, 'craft')
    return {
      to: { what: { key: 'command.board' }, whom: calledOr(view, craft) },
      ...(craftOf(view, craft)?.side !== offer.side && { stands: 'rare' }),
    }
  }
  if (offer.command === 'draw' && weapon?.includes('/')) return { stands: 'rare' }
  // What keeps a vehicle on its way comes before any shot.
  if (offer.command === 'drive' && toControl(view, who) !== null) return { stands: 'before' }
  if (offer.command === 'lay-pair') {
    const [die, other] = laidBy(view, offer)
    return { to: { what: { key: 'act.layWith', values: { die } }, whom: String(other) } }
  }
  const isOwn = (fighterOf(view, target) ?? craftOf(view, target))?.side === offer.side
  if (offer.command === 'pair-dice' && target !== null) {
    const values = { pair: pairCalled(nextPair(view)) }
    return {
      to: { what: { key: isOwn ? 'act.pairAtOwn' : 'act.pairAt', values }, whom: calledOr(view, target) },
      ...(isOwn && { stands: 'rare' }),
    }
  }
  if (offer.command === 'ram') {
    const craft = settledId(offer, 'craft')
    const what =
      craft === who || craft === null
        ? { key: isOwn ? 'act.ramOwn' : 'act.ram' }
        : { key: isOwn ? 'act.ramOwnWith' : 'act.ramWith', values: { craft: calledOr(view, craft) } }
    return { to: { what, whom: calledOr(view, target) }, ...(isOwn && { stands: 'rare' }) }
  }
  if (offer.command !== 'attack' || target === null || weapon === null) return {}
  const values = { weapon: weaponCalled(view, who, weapon) }
  return {
    to: { what: { key: isOwn ? 'act.atOwn' : 'act.at', values }, whom: calledOr(view, target) },
    ...((isOwn || (weapon === HANDS && isArmed(view, who))) && { stands: 'rare' }),
  }
}

/** Whoever holds something seldom strikes without it. */
const isArmed = (view: BattleView, who: string | null): boolean =>
  fighterOf(view, who)?.weapons.some(({ at }) => at === 'hand') ?? false

/** Two dice of full auto that would lie together. */
function laidBy({ steps: [step] }: BattleView, offer: Offer): [number, number] {
  const face = (name: string): number =>
    step?.kind === 'pairs' ? (step.dice[Number(settled(offer, name)) - 1] ?? 0) : 0
  return [face('first'), face('second')]
}

/** The pair that gets its target next. */
const nextPair = ({ steps: [step] }: BattleView): readonly [number, number] =>
  (step?.kind === 'pairs' ? sortedDice(step).pairs[0] : undefined) ?? [0, 0]

/** Who answers where the offer does not name him, or names somebody else with it. */
function actorOf({ steps: [step] }: BattleView, command: string): string | null {
  if (!step) return null
  if (command === 'choose-hold') return step.kind === 'hold' ? step.winner : null
  const isShot = step.kind === 'pairs' || step.kind === 'stray'
  return isShot && ['lay-pair', 'pair-dice', 'drop-die', 'settle-stray'].includes(command)
    ? step.shot.by
    : null
}

/** What an offer says more than its command does; null where that says all. */
function doing(view: BattleView, offer: Offer, who: string | null): TableWords | null {
  const target = settledId(offer, 'target')
  const weapon = settledId(offer, 'weapon')
  const arm = weapon === null ? null : weaponCalled(view, who, weapon)
  switch (offer.command) {
    case 'attack': {
      if (arm === null) return null
      return target === null
        ? { key: 'act.spot', values: { weapon: arm } }
        : { key: 'act.attack', values: { weapon: arm, target: calledOr(view, target) } }
    }
    case 'rule-out': {
      if (arm === null) return null
      return target === null
        ? { key: 'act.ruleOutAll', values: { weapon: arm } }
        : { key: 'act.ruleOut', values: { weapon: arm, target: calledOr(view, target) } }
    }
    case 'fire-auto': {
      const isCarried = weapon?.includes('/') === false
      const inside = isCarried && offer.fields.port?.kind === 'is' && rides(view, who)
      return arm === null
        ? null
        : { key: inside ? 'act.fire-auto-inside' : 'act.fire-auto', values: { weapon: arm } }
    }
    case 'draw':
    case 'reload':
      if (offer.command === 'draw' && weapon?.includes('/'))
        return { key: 'act.pickUp', values: { weapon: heldCalled(view, weapon) } }
      return arm === null ? null : { key: `act.${offer.command}`, values: { weapon: arm } }
    case 'lay-pair': {
      const [first, second] = laidBy(view, offer)
      return { key: 'act.lay-pair', values: { pair: pairCalled([first, second]) } }
    }
    case 'pair-dice':
      return {
        key: 'act.pair-dice',
        values: {
          pair: pairCalled(nextPair(view)),
          target: target === null ? { key: 'called.spot' } : calledOr(view, target),
        },
      }
    case 'move': {
      const { far } = offer.fields
      const [most, unit] = far?.kind === 'number' ? [far.most, far.unit ?? 'metres'] : [0, 'metres']
      return {
        key: `act.move.${settled(offer, 'difficult') === true ? 'difficult' : unit}`,
        values: { most },
      }
    }
    case 'open-round':
      return { key: offer.fields.hasty?.kind === 'is' ? 'act.open-round' : 'act.hasten' }
    case 'set-off': {
      const fuse = view.fuses[Number(settled(offer, 'fuse'))]
      return fuse?.kind === 'inside' ? { key: 'act.set-off', values: { with: withCalled(fuse.with) } } : null
    }
    case 'let-pass': {
      const [step] = view.steps
      return step?.kind === 'window' && step.roundEnds ? { key: 'act.leadNext' } : null
    }
    case 'show':
      return { key: 'act.show' }
    case 'react': {
      const how = settledId(offer, 'how') ?? 'dodge'
      return { key: `act.react.${how}` }
    }
    case 'grapple':
      return target === null ? null : { key: 'act.grapple', values: { target: calledOr(view, target) } }
    case 'choose-hold':
      return { key: `act.hold.${settledId(offer, 'what')}` }
    case 'put-right': {
      const fate = settledId(offer, 'fate')
      const gone = fate === 'unconscious' ? (settled(offer, 'str') === 0 ? '-str' : '-dex') : ''
      return { key: `act.putRight.${fate}${gone}` }
    }
    case 'ram':
      return {
        key: 'act.ramWhom',
        values: { craft: calledOr(view, settledId(offer, 'craft')), target: calledOr(view, target) },
      }
    case 'stunt':
      return {
        key: 'act.stunt',
        values: {
          craft: calledOr(view, settledId(offer, 'craft')),
          what: { key: `what.${settledId(offer, 'what')}` },
        },
      }
    case 'board':
    case 'take-controls':
    case 'drive':
    case 'evade':
    case 'manoeuvre':
    case 'weave':
    case 'jury-rig': {
      const craft = settledId(offer, 'craft')
      return craft === null || craft === who
        ? null
        : { key: `act.${offer.command}`, values: { craft: calledOr(view, craft) } }
    }
    default:
      return null
  }
}

/** In a closed vehicle, out of which one fires through a port. */
function rides(view: BattleView, who: string | null): boolean {
  return craftOf(view, fighterOf(view, who)?.aboard?.craft)?.isClosed === true
}

/** The Initiative track: highest first, those who are tied together (line 7). */
export function order(seen: object): readonly (readonly TableTurn[])[] {
  const view = asView(seen)
  if (view.phase === 'over' || view.phase === 'initiative') return []
  return view.track
    .map((group) => group.flatMap((id) => fighterOf(view, id) ?? []).map((fighter) => turnOf(view, fighter)))
    .filter((group) => group.length > 0)
}

/** Who acts now, and whoever is asked for something out of turn. */
export function foremost(seen: object): readonly string[] {
  const view = asView(seen)
  return view.track
    .flat()
    .flatMap((id) => fighterOf(view, id) ?? [])
    .filter((fighter) => fighter.turn === 'now' || askedFor(view, fighter) !== null)
    .map(({ id }) => id)
}

const STANDS: Readonly<Record<FighterView['turn'], TableTurn['stands']>> = {
  waiting: 'later',
  now: 'now',
  done: 'acted',
  delaying: 'waits',
  leads: 'waits',
}

const comersOf = (view: BattleView): readonly Fighter[] => comers(seenState(view))

/** For what somebody is asked out of turn: a reaction that is due, or to come between. */
function askedFor(view: BattleView, { id, side }: FighterView): TableWords | null {
  const [step] = view.steps
  if (step?.kind === 'window')
    return step.sides.includes(side) && comersOf(view).some((one) => one.id === id)
      ? { key: 'note.mayAct' }
      : null
  const reacts = step?.kind === 'react' || step?.kind === 'resist' || step?.kind === 'brace'
  return reacts && step.fighter === id ? { key: 'note.mayReact' } : null
}

function turnOf(view: BattleView, fighter: FighterView): TableTurn {
  const asked = askedFor(view, fighter)
  const { id, side, name, count, turn, now, reacted, isLed, initiative } = fighter
  const shift = now.leadership - now.recoil
  // A machine that is off, or has lost its round, has no turn.
  const { idle = 0, isDisabled = false } = craftOf(view, id) ?? {}
  const isIdle = idle > 0 && !isDisabled
  const notes: (TableWords | false)[] = [
    isIdle && { key: 'mark.idle', values: { n: idle } },
    now.hasty && { key: 'mark.hasty' },
    reacted > 0 && { key: 'mark.reacted', values: { n: reacted } },
    now.leadership !== 0 && { key: 'note.led', values: { n: signed(now.leadership) } },
    now.recoil > 0 && { key: 'note.recoil', values: { n: signed(shift - now.leadership) } },
    !isLed && initiative !== null && initiative.tactics > 0 && cutOff(view, fighter),
    turn === 'leads' && { key: 'mark.leads' },
  ]
  return {
    id,
    side,
    name,
    ...(count !== null && { at: count }),
    stands: STANDS[turn],
    ...(asked && { asked }),
    notes: notes.filter((note) => note !== false),
  }
}

/** Each side for itself may have somebody hidden, whether it has or not: that is asked alone. */
export function alone(seen: object): readonly string[] {
  const { phase, sides, referee } = asView(seen)
  if (phase === 'over') return []
  return [...sides.map(({ side }) => side), ...(referee === null ? [] : [REFEREE])]
}

/** Whom the battle waits for, and for what. */
export function now(seen: object): readonly TableWords[] {
  const view = asView(seen)
  const { phase, steps, turns, sides, ready } = view
  const [step] = steps
  if (phase === 'over') return []
  if (step) return waiting(view, step)
  /** Of whom nobody is seen, or up, nothing is waited for. */
  const isThere = (side: string): boolean =>
    view.fighters.some((fighter) => fighter.side === side && !fighter.hidden && fighter.fate === 'up')
  const open = sides.filter(({ side }) => !ready.includes(side) && isThere(side)).map(({ name }) => name)
  if (phase === 'initiative' || phase === 'hastening')
    return [{ key: `now.${phase}`, values: { sides: open } }]
  if (phase !== 'acting') return [{ key: `now.${phase}` }]
  const [turn] = turns
  const all = (turn?.fighters ?? []).flatMap((id) => fighterOf(view, id) ?? [])
  if (!turn || all.length === 0) return []
  const who = all.map(({ name }) => name)
  const [one] = all
  return [
    ...(turns.length > 1 ? [{ key: 'now.between' }] : []),
    all.length > 1 || !one
      ? { key: 'now.tied', values: { who, count: turn.count } }
      : { key: 'now.turn', values: { who, count: turn.count, left: actionsLeft(one) } },
    ...all.flatMap((fighter) => uncontrolled(view, fighter) ?? []),
  ]
}

/** Whoever drives has to keep control each round, where that can be done (lines 190, 284, 302). */
function uncontrolled(view: BattleView, { id }: FighterView): TableWords | null {
  const craft = toControl(view, id)
  return craft && { key: 'now.uncontrolled', values: { craft: craft.name } }
}

const toControl = (view: BattleView, fighter: string | null): CraftView | null =>
  view.crafts.find(
    (craft) =>
      craft.driver === fighter &&
      // What acts by itself is under control.
      craft.id !== fighter &&
      fighter !== null &&
      !craft.controlled &&
      craft.speed > 0 &&
      canDrive(seenState(view), craft) &&
      roundsLost(seenState(view), craft, fighter) === 0,
  ) ?? null

function actionsLeft({ minor, significant, grapple, work }: FighterView): TableWords {
  if (grapple !== null) return { key: 'left.grapple' }
  if (work !== null) return { key: 'left.work' }
  if (significant > 0) return { key: minor > 0 ? 'left.both' : 'left.significant' }
  return minor > 0 ? { key: 'left.minor', values: { n: minor } } : { key: 'left.none' }
}

/** What the first of what is going on waits for. */
function waiting(view: BattleView, step: Step): TableWords[] {
  const of = (id: string | null): Named => calledOr(view, id)
  switch (step.kind) {
    case 'window': {
      const who = comersOf(view).map(({ name }) => name)
      return [{ key: step.roundEnds ? 'now.windowEnds' : 'now.window', values: { who } }]
    }
    case 'react':
      return [reacting(view, step.fighter), ...atWork(view, step.fighter), ...forecast(view)]
    case 'brace':
      return [
        {
          key: craftOf(view, step.fighter) ? 'now.braceMachine' : 'now.brace',
          values: { who: of(step.fighter) },
        },
        ...atWork(view, step.fighter),
      ]
    case 'resist': {
      const [, next] = view.steps
      const by = next?.kind === 'grab' ? of(next.by) : of(null)
      return [{ key: 'now.resist', values: { who: of(step.fighter), by } }]
    }
    case 'pairs':
      return sorting(view, step)
    case 'stray':
      return [{ key: 'now.stray', values: { target: of(step.shot.target) } }]
    case 'inside': {
      const [near, far] = step.rings
      const missed =
        step.scatter === null
          ? ''
          : step.scatter === 0
            ? { key: 'now.scatteredThere' }
            : { key: 'now.scattered', values: { far: farOf(view, step.scatter) } }
      const farther = far ? { key: 'now.farther', values: { far: farOf(view, far.metres) } } : ''
      const struck = near?.always ?? []
      const at = struck.length === 0 ? '' : { key: 'now.struck', values: { who: struck.map(of) } }
      const within = farOf(view, near?.metres ?? 0)
      return [
        { key: 'now.inside', values: { with: withCalled(step.with), far: within, farther, missed, at } },
      ]
    }
    case 'throw':
      return [{ key: 'now.throw', values: { who: step.among.map(of), far: farOf(view, step.metres) } }]
    case 'loss':
      return [losing(view, step.harm)]
    case 'hold':
      return [{ key: 'now.hold', values: { who: of(step.winner), other: of(step.loser), n: step.effect } }]
    case 'deed':
    case 'shot':
    case 'volley':
    case 'blast':
    case 'harm':
    case 'grab':
    case 'ram':
    case 'crash':
      return []
    default:
      return never(step)
  }
}

/** The pairs of full auto as they lie, and who has got which. */
function sorting(view: BattleView, step: StepOf<'pairs'>): TableWords[] {
  const { pairs, loose } = sortedDice(step)
  const who = calledOr(view, step.shot.by)
  const [next, ...others] = pairs.map(pairCalled)
  if (loose.length > 0)
    return [
      { key: 'now.sort', values: { who, dice: loose.map(String) } },
      ...(pairs.length === 0 ? [] : [{ key: 'now.laid', values: { pairs: pairs.map(pairCalled) } }]),
    ]
  return [
    { key: 'now.pairs', values: { who, pair: next ?? '' } },
    ...(others.length === 0 ? [] : [{ key: 'now.laidNext', values: { pairs: others } }]),
    ...step.taken.map(({ pair, target }) => ({
      key: 'now.givenOut',
      values: {
        pair: pairCalled(pair ?? [0, 0]),
        target: target === null ? { key: 'called.spot' } : calledOr(view, target),
      },
    })),
  ]
}

/** END goes first, and the rest to what is picked (line 180). */
function losing(
  view: BattleView,
  { target, damage }: { readonly target: string; readonly damage: number },
): TableWords {
  const end = fighterOf(view, target)?.left.end ?? 0
  const values = { who: calledOr(view, target), n: damage, end, rest: damage - end }
  return { key: end > 0 ? 'now.lossRest' : 'now.loss', values }
}

/** What will be added to the attack that comes next, as long as nothing is done about it. */
function forecast({ forecast: next }: BattleView): TableWords[] {
  if (next === null) return []
  const values = { chance: Math.round(next.hit * 100), dm: signed(next.dm) }
  return next.reasons.length === 0
    ? [{ key: 'now.forecastPlain', values }]
    : [{ key: 'now.forecast', values: { ...values, reasons: reasonWords(next.reasons) } }]
}

/** A reaction drops an Extended Action: that is said before (TRV-078). */
function atWork(view: BattleView, id: string): TableWords[] {
  const work = fighterOf(view, id)?.work ?? null
  if (work === null) return []
  return [
    { key: 'now.dropsWork', values: { about: workCalled(view, work), done: work.done, of: work.rounds } },
  ]
}

/** What somebody meets out of turn. */
function reacting(view: BattleView, id: string): TableWords {
  const who = calledOr(view, id)
  const next = attackMet(view.steps)
  if (next?.kind === 'shot') {
    const { by, weapon } = next.shot
    const state = seenState(view)
    const striker = fighterIn(state, by)
    const arm = striker && armIn(state, striker, weapon)
    return {
      // A shot is not parried (line 72).
      key: arm && !isMelee(arm) ? 'now.reactShot' : 'now.react',
      values: { who, by: calledOr(view, by), weapon: weaponCalled(view, by, weapon) },
    }
  }
  if (next?.kind === 'ram') return { key: 'now.rammed', values: { who, craft: calledOr(view, next.craft) } }
  return { key: 'now.reacting', values: { who } }
}

/** In melee as the attacker likes (line 47): with the better of both. */
function better({ fields }: Pick<Offer, 'command' | 'fields'>, seen: object): Typed {
  const state = seenState(asView(seen))
  const fighter = fighterIn(state, settledId({ fields }, 'fighter'))
  return fighter && fields.with?.kind === 'one' ? { with: betterOf(state, fighter) } : {}
}

/** One that is held, since without one it is hardly tried; what mends vehicles comes before others (line 333). */
function firstSkill(command: string, skills: readonly string[]): string {
  const mending =
    command === 'jury-rig' ? skills.find((one) => /^(Mechanic|Engineer|Science)/u.test(one)) : null
  return mending ?? skills[0] ?? ''
}

/**
 * As long as nobody says otherwise a move goes as far as it may, there is no cover, and whoever is attacked knows it; a
 * further pair flies as the last, and a check is in what somebody is best at.
 */
export function usual({ command, fields }: Offer, seen: object): Typed {
  if (command === 'move') return fields.far?.kind === 'number' ? { far: String(fields.far.most) } : {}
  if (command === 'set-conditions') {
    const { light, smoke, ...others } = asView(seen).conditions
    return { light: light ?? '', smoke: smoke ?? '', ...others }
  }
  if (command === 'check' || command === 'begin-work') return bestAt({ fields }, asView(seen))
  if (command === 'jury-rig')
    return fields.skill?.kind === 'one' ? { skill: firstSkill(command, fields.skill.of) } : {}
  if (command === 'grapple' || command === 'wrestle') return better({ command, fields }, seen)
  if (command === 'ram') return { sure: false, solid: true, headOn: false, aware: true }
  if (command === 'crash') return { solid: true, headOn: false }
  if (command === 'settle-blast') return caught({ fields }, asView(seen))
  if (command !== 'attack' && command !== 'pair-dice') return {}
  const view = asView(seen)
  const [step] = view.steps
  const target = settledId({ fields }, 'target')
  const last = step?.kind === 'pairs' ? step.taken.findLast((shot) => shot.target === target) : undefined
  const ride = craftOf(view, fighterOf(view, target)?.aboard?.craft ?? target)
  const shot = step?.kind === 'pairs' ? step.shot : null
  const weapon = shot?.weapon ?? settledId({ fields }, 'weapon') ?? ''
  const by = fighterOf(view, shot?.by ?? settledId({ fields }, 'fighter'))
  const own = craftOf(view, weapon.includes('/') ? (weapon.split('/')[0] ?? '') : by?.aboard?.craft)
  // As if both went the same way: towards each other it has moved more.
  const apart = Math.abs((ride?.speed ?? 0) - (own?.speed ?? 0))
  const moved = String(last?.moved ?? Math.floor(metresOfRound(apart)))
  const { range } = fields
  // Of what reaches no farther one distance is as good as another.
  const isAtHand = range?.kind === 'number' && range.most < BAND_TABLE.personal.metres
  const plain = {
    cover: 'none',
    soft: false,
    aware: true,
    ...(isAtHand && { range: String(Math.min(1, range.most)) }),
    ...better({ command, fields }, seen),
    ...(fields.moved?.kind === 'number' && { moved }),
  }
  return last
    ? {
        ...plain,
        range: String(last.range),
        cover: last.cover,
        soft: last.soft,
        aware: last.aware,
        given: last.given ?? '',
      }
    : plain
}

/** With a rider who is in a blast what they ride is in it too, and in an open one who else does, if nobody sees it otherwise (lines 136, 187, 199). */
function caught({ fields: { near } }: Pick<Offer, 'fields'>, view: BattleView): Typed {
  const [step] = view.steps
  if (near?.kind !== 'some' || step?.kind !== 'inside') return {}
  const struck = [...step.rings.flatMap(({ always }) => always), ...near.usual]
  const rides = struck.flatMap((id) => fighterOf(view, id)?.aboard?.craft ?? [])
  const isAboard = (id: string): boolean => {
    const craft = craftOf(view, fighterOf(view, id)?.aboard?.craft)
    return craft !== null && !craft.isClosed && [...struck, ...rides].includes(craft.id)
  }
  return {
    near: near.of.filter((id) => near.usual.includes(id) || rides.includes(id) || isAboard(id)),
  }
}

/** The skill in which somebody has the highest level, and the characteristic of which most is left. */
function bestAt({ fields }: Pick<Offer, 'fields'>, view: BattleView): Typed {
  const fighter = fighterOf(view, settledId({ fields }, 'fighter'))
  const skills = (fighter && view.documents.people[fighter.id]?.document.skills) ?? []
  const [best] = skills.toSorted((one, other) => other.level - one.level)
  const [most] = fighter
    ? CHARACTERISTICS.toSorted((one, other) => fighter.left[other] - fighter.left[one])
    : []
  return {
    ...(best && fields.skill?.kind === 'one' && { skill: skillName(best) }),
    ...(most && fields.characteristic?.kind === 'one' && { characteristic: most }),
  }
}
