import type {
  BattleEvent,
  EventOf,
} from '../../../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { HiddenEvent } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import {
  sideOf,
  type Side,
  type TargetId,
} from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { TROOPERS } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { never } from '../../../../../../shared/never.ts'
import type { Tell } from '../../names.ts'
import { clockOf } from '../dice/clock.ts'
import { inchesText } from '../model/inches.ts'
import { rightedSentence } from './righted.ts'
import { rollSentence } from './rolls.ts'

/** How names of pieces and sides get into a sentence: as they are, or marked so that they can be drawn. */
export interface Namer {
  readonly piece: (id: TargetId) => string
  readonly side: (side: Side) => string
}

/** Blips and drones look all around (p.18). */
const hasFacing = (id: TargetId): boolean => TROOPERS.some((type) => type === id.split('-')[1])

/** What happened, as a sentence in our own words; every kind of event has one. `contact` is as in `rollSentence`. */
export function sentence(
  event: BattleEvent | HiddenEvent,
  tell: Tell,
  name: Namer,
  contact: TargetId | null = null,
): string {
  const say = (values: Record<string, unknown> = {}, plural?: number, variant = ''): string =>
    tell(`fight.console.log.${event.kind}${variant}`, values, plural)
  const all = (ids: readonly TargetId[]): string => ids.map((id) => name.piece(id)).join(', ')

  switch (event.kind) {
    case 'hidden':
      return event.side === null
        ? tell(`fight.console.log.${event.of}`)
        : tell(`fight.console.log.hidden.${event.of}`, { side: name.side(event.side) })
    case 'begun':
    case 'piles-changed':
    case 'dice-moved':
      return say()
    case 'phase-entered':
      return say({}, undefined, `.${event.phase}`)
    case 'roles-settled':
      return event.attacker === null
        ? say({}, undefined, '.nobody')
        : say({ side: name.side(event.attacker) }, undefined, '.attacker')
    case 'edge-chosen':
      return say({ side: name.side(event.side), edge: tell(`fight.words.edge.${event.edge}`) })
    case 'objective-placed':
      return say({ side: name.side(event.side), objective: name.piece(event.objective) })
    case 'cards-drawn':
      return say({
        side: name.side(event.side),
        missions: event.hand.missions.join(', '),
        troops: event.hand.troops.join(', '),
      })
    case 'cards-kept':
      return say({ side: name.side(event.side), mission: event.mission, troops: event.troops })
    case 'mustered':
      return say({ side: name.side(event.side), units: all(event.units.map(({ id }) => id)) })
    case 'units-named':
      return say({ side: name.side(event.side) }, event.names.length)
    case 'holding-area-filled':
      return say({ side: name.side(event.side) })
    case 'deployed':
      return say({ side: name.side(event.side) }, event.blips.length)
    case 'rolled':
      return rollSentence(event, tell, name, contact)
    case 'round-begun':
    case 'round-ended':
      return say({ round: event.round })
    case 'initiative-taken':
    case 'turn-ended':
    case 'passed':
    case 'withdrawal-announced':
    case 'pursuit-begun':
    case 'end-agreed':
    case 'pin-given-up':
      return say({ side: name.side(event.side) })
    case 'turn-begun':
      return say({ side: name.side(event.side) }, event.allowance)
    case 'activated':
      return say({ piece: name.piece(event.piece) }, undefined, event.as === 'unit' ? '.unit' : '.extra')
    case 'squad-activated':
      return event.units.length === 0
        ? say({}, undefined, '.nobody')
        : say({ units: all(event.units) }, undefined, '.units')
    case 'suit-obeyed':
    case 'woke':
    case 'stunned':
    case 'damaged':
    case 'repaired':
      return say({ unit: name.piece(event.unit) })
    case 'action-spent':
      return say({ piece: name.piece(event.piece) }, event.left)
    case 'activation-ended':
    case 'activation-lost':
      return say({ piece: name.piece(event.piece) })
    case 'blip-revealed':
      return revealed(event)
    case 'moved': {
      const { piece, by, inches } = event
      if (inches === null) return say({ piece: name.piece(piece) }, undefined, '.unmeasured')
      const how = inches > 0 ? by : hasFacing(piece) ? 'turn' : 'stay'
      return say({ piece: name.piece(piece), inches: inchesText(inches) }, undefined, `.${how}`)
    }
    case 'counters-changed':
      return say(
        { target: name.piece(event.target), reason: tell(`fight.console.log.counterReason.${event.reason}`) },
        Math.abs(event.by),
        event.by < 0 ? '.off' : '.on',
      )
    case 'activation-given':
      return say({ piece: name.piece(event.piece), by: name.piece(event.by) })
    case 'destroyed':
      return say(
        { unit: name.piece(event.unit), by: event.by === null ? '' : name.piece(event.by) },
        undefined,
        `.${event.cause}`,
      )
    case 'jammer-toggled':
      return say({ unit: name.piece(event.unit) }, undefined, event.on ? '.on' : '.off')
    case 'pool-opened':
      return say({ unit: name.piece(event.unit) }, event.points)
    case 'pool-spent':
      return spent(event)
    case 'rifle-fired':
      return say(
        { unit: name.piece(event.unit), target: name.piece(event.target), inches: inchesText(event.range) },
        event.dice,
      )
    case 'missile-fired': {
      const fired = say({ unit: name.piece(event.unit), target: name.piece(event.target) })
      if (!event.leftOut) return fired
      const left = { units: all(event.leftOut.units), why: event.leftOut.why }
      return `${fired} ${tell('fight.console.log.leftOut', left, event.leftOut.units.length)}`
    }
    case 'interceptors-revealed':
      return event.units.length === 0
        ? say({}, undefined, '.decoys')
        : say({ units: all(event.units) }, undefined, '.units')
    case 'missile-intercepted':
      return say({ by: name.piece(event.by) })
    case 'flamer-fired':
      return event.inside.length === 0
        ? say({ unit: name.piece(event.unit) }, undefined, '.nobody')
        : say({ unit: name.piece(event.unit), inside: all(event.inside) }, undefined, '.inside')
    case 'fuse-lit':
      return say({ unit: name.piece(event.unit) })
    case 'exploded':
      return event.contact === null
        ? say({ unit: name.piece(event.unit) }, undefined, '.alone')
        : say(
            { unit: name.piece(event.unit), contact: all([event.contact, ...(event.furtherContacts ?? [])]) },
            undefined,
            '.contact',
          )
    case 'blast-opened':
      return blastOpened(event)
    case 'blast-measured':
      if (!event.onTable) return say({}, undefined, '.off')
      return event.within.length === 0
        ? say({}, undefined, '.nobody')
        : say(
            {
              within: event.within
                .map(({ id, inches }) => `${name.piece(id)} ${inchesText(inches)}`)
                .join(', '),
            },
            undefined,
            '.within',
          )
    case 'area-opened':
      return say({ units: all(event.within.map(({ id }) => id)) })
    case 'area-closed':
      return say()
    case 'crater-made':
      return say({ inches: inchesText(event.radius) })
    case 'objective-held':
      return event.holder === null
        ? say({ objective: name.piece(event.objective) }, undefined, '.contested')
        : say(
            { objective: name.piece(event.objective), side: name.side(event.holder) },
            undefined,
            '.secured',
          )
    case 'objective-destroyed':
      return say({ objective: name.piece(event.objective), by: name.piece(event.by) })
    case 'battle-ended': {
      const { how, controls } = event
      const who =
        controls === null
          ? tell('fight.console.log.contested')
          : tell('fight.console.log.controls', { side: name.side(controls) })
      return `${say({}, undefined, `.${how}`)} ${who}`
    }
    case 'objectives-settled':
      return say({
        states: Object.entries(event.states)
          .map(
            ([objective, state]) => `${name.piece(objective)} ${tell(`fight.console.settlement.${state}`)}`,
          )
          .join(', '),
      })
    case 'end-measured':
      return say()
    case 'score-corrected':
      return say({
        side: name.side(event.side),
        line: event.line + 1,
        points: event.points,
        note: event.note,
      })
    case 'noted':
      return noted(event)
    case 'counter-set':
      return say({ piece: name.piece(event.piece), name: event.name, count: event.count })
    case 'photo-taken':
      return event.caption === ''
        ? say({}, undefined, '.plain')
        : say({ caption: event.caption }, undefined, '.told')
    case 'put-right':
    case 'turn-put-right':
      return rightedSentence(event, tell, name)
    default:
      return never(event)
  }

  function noted({ piece, text, private: own, side }: EventOf<'noted'>): string {
    const values = { piece: piece === null ? '' : name.piece(piece), side: name.side(side), text }
    const where = piece === null ? 'battle' : 'piece'
    return say(values, undefined, `.${own ? 'own' : 'open'}.${text === '' ? 'off' : where}`)
  }

  function revealed({ blip, units, reason }: EventOf<'blip-revealed'>): string {
    const why = tell(`fight.console.log.revealReason.${reason}`)
    const values = { blip: name.piece(blip), why, units: all(units) }
    return units.length === 0 ? say(values, undefined, '.decoy') : say(values, undefined, '.units')
  }

  function spent({ unit, wishes, left }: EventOf<'pool-spent'>): string {
    const landing = wishes.filter(({ counters }) => counters > 0)
    const rest = left > 0 ? ` ${tell('fight.console.log.poolLeft', {}, left)}` : ''
    if (landing.length === 0) return `${say({ unit: name.piece(unit) }, undefined, '.nobody')}${rest}`
    const targets = landing
      .map(({ target, counters }) => tell('fight.console.log.wish', { target: name.piece(target) }, counters))
      .join(', ')
    return `${say({ unit: name.piece(unit), targets }, undefined, '.targets')}${rest}`
  }

  function blastOpened({ radius, centre, deviation }: EventOf<'blast-opened'>): string {
    const values = { centre: name.piece(centre), radius: inchesText(radius) }
    if (deviation === null) return say(values, undefined, '.direct')
    const { direction } = deviation
    const off = { ...values, inches: inchesText(deviation.inches) }
    return direction === null
      ? say(off, undefined, '.asItLies')
      : say({ ...off, direction, clock: clockOf(direction) }, undefined, '.deviates')
  }
}

/** Whose doing an event is, for the mark before its line. */
export function sideOfEvent(event: BattleEvent | HiddenEvent): Side | null {
  if ('side' in event) return event.side
  const id =
    'unit' in event ? event.unit : 'piece' in event ? event.piece : 'blip' in event ? event.blip : null
  return id === null ? null : sideOf(id)
}

const QUIET: readonly (BattleEvent | HiddenEvent)['kind'][] = [
  'hidden',
  'piles-changed',
  'dice-moved',
  'phase-entered',
  'action-spent',
  'activation-ended',
  'turn-begun',
  'turn-ended',
  'pool-opened',
  'suit-obeyed',
  'area-closed',
  'fuse-lit',
]

/** Goes without saying unless nothing else happened: the counting of actions and turns. */
export function isQuiet(event: BattleEvent | HiddenEvent): boolean {
  // What was put on by targeting stands in the sentence before.
  return QUIET.includes(event.kind) || (event.kind === 'counters-changed' && event.reason === 'targeted')
}
