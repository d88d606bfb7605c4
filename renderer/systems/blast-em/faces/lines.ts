import { never } from '../../../../shared/never.ts'
import type { Told } from '../../../../shared/systems/blast-em/battle/view.ts'
import type { BattleView } from '../../../../shared/systems/blast-em/battle/view.ts'
import { BAD_GUYS_SIDE, isPlayer } from '../../../../shared/systems/blast-em/battle/words.ts'
import { PATROL_INCHES } from '../../../../shared/systems/blast-em/data/missions.ts'
import { targetOf } from '../../../../shared/systems/blast-em/documents/check-mission.ts'
import { isSought } from '../../../../shared/systems/blast-em/documents/brief.ts'
import type { Find } from '../../../../shared/systems/blast-em/words.ts'
import { asideLine, isAside } from '../../../table/asides.ts'
import type { Named, TableLine, TableWords } from '../../../table/faces.ts'
import { aimCalled, isCarriedOff, restOf, whyEnded } from './aims.ts'
import { blow, thrown } from './blows.ts'
import { asView, calledOr, encounterCalled, forceOf, placeOf } from './called.ts'
import { gadgetFound } from './pieces.ts'

/** What each event of a battle says in the log. */

type Names = Readonly<Record<string, string>>
type Values = NonNullable<TableWords['values']>

export function line(event: object, { names }: { readonly names: Names }, seen: object): TableLine | null {
  const view = asView(seen)
  const told = event as Told
  const says = saying(told, view, names)
  const isDeclared = told.kind === 'attack-declared'
  return says && { ...says, side: sideOf(told, view), ...(isDeclared && { isDeclared }) }
}

/** Whose doing it was: its side's, or that of the model that did it. */
function sideOf(told: Told, { models }: BattleView): string | null {
  if ('side' in told && told.side !== null) return told.side
  const by = 'model' in told ? told.model : 'by' in told ? told.by : null
  return models.find(({ id }) => id === by)?.side ?? null
}

const words = (key: string, values: Values = {}): TableWords => ({ key: `line.${key}`, values })

function saying(told: Told, view: BattleView, names: Names): TableWords | null {
  const called = (id: string): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(called)
  const nameOf = (side: string): string => names[side] ?? side
  if (isAside(told)) return asideLine(told, nameOf, called)
  switch (told.kind) {
    case 'round-begun':
      return words('round', { n: told.round })
    case 'turn-begun':
      return words('turn', { name: nameOf(told.side) })
    case 'first-player-found':
      return words('first', { name: nameOf(told.side) })
    case 'phase-entered':
      return null
    case 'arrived':
      return arrival(told, called, view)
    case 'token-tested':
      return words('token', {
        token: called(told.token),
        found: encounterCalled(view, told.found),
        camera: told.camera === null ? '' : { key: 'line.camera' },
      })
    case 'fight-begun':
      if (told.surprised !== null) return words(`surprised.${forceOf(view, told.surprised)}`)
      return told.against.some(isPlayer)
        ? words('fightWith', { sides: told.against.map(nameOf) })
        : words('fight')
    case 'fight-joined':
      return words('fightJoined', { sides: told.met?.length ? all(told.met) : told.against.map(nameOf) })
    case 'fight-resumed':
      return words('resumed')
    case 'fight-ended':
      return words(told.apart ? 'fightApart' : told.won ? 'fightWon' : 'fightLost')
    case 'coin-flipped':
      return words(told.heads ? 'heads' : 'tails', { about: told.about })
    case 'turn-ended':
      return words('turnEnded', { name: nameOf(told.side) })
    case 'team-lost':
      return words(isUnconscious(view, told.model) ? 'teamLostAsleep' : 'teamLost', {
        name: nameOf(told.side),
        model: called(told.model),
        goes: restOf(view, told.side, 'line.restGoes'),
      })
    case 'recorded':
      return words('recorded', {
        out: told.out.length === 0 ? '' : { key: 'line.recordedOut', values: { models: all(told.out) } },
      })
    case 'mission-ended':
      return words(told.by === null ? `ended.${told.outcome}` : 'ended.by', {
        why: whyEnded(view, told.why),
        name: told.by === null ? '' : nameOf(told.by),
      })
    case 'moved':
      return words(told.how === 'run' ? 'ran' : 'moved', {
        model: called(told.model),
        inches: told.inches,
        seen: seenBy(told, all),
        reaches: reaching(told, all),
      })
    case 'went-to-ground':
      return told.behind === null
        ? words('toGround', { model: called(told.model) })
        : words('toGroundBehind', { model: called(told.model), thing: called(told.behind) })
    case 'dragged':
      return words('dragged', {
        model: called(told.model),
        fallen: called(told.fallen),
        inches: told.inches,
        seen: seenBy(told, all),
        reaches: reaching(told, all),
      })
    case 'stayed':
      return words('stayed', { name: nameOf(told.side) })
    case 'side-moved':
      return words(`sideMoved.${forceOf(view, told.whose)}`)
    case 'acted':
      return null
    case 'checked':
      return words(checkKey(told), {
        model: called(told.model),
        on: told.on === 'junk' ? { key: 'value.junk' } : called(told.on),
        skill: thrown(told.roll),
        card: told.card ?? 0,
      })
    case 'opened':
      // What lay under a token is told as it is found.
      if (view.tokens.some(({ id }) => id === told.what)) return null
      return words('opened', {
        model: called(told.model),
        what: called(told.what),
        how: { key: `how.${told.how}` },
      })
    case 'security-shut-down':
      return told.device === undefined
        ? words('securityOff')
        : words('deviceOff', { device: called(told.device) })
    case 'objective-located':
      return told.knows
        ? words('knows', { model: called(told.model) })
        : words('located', { model: called(told.model), where: whereAimedAt(view) })
    case 'found':
      return words('found', { model: called(told.model), find: foundThing(told.find) })
    case 'taken':
      return isFind(view, told.item)
        ? null
        : words('taken', { model: called(told.model), item: called(told.item) })
    case 'joined':
      return words('joined', { model: called(told.model), name: nameOf(told.side) })
    case 'flown':
      return words('flown', { model: called(told.model), vessel: called(told.vessel) })
    case 'demo-pac-set':
      return words(told.waits ? 'demoPacWaits' : 'demoPac', {
        model: called(told.model),
        on: called(told.on),
      })
    case 'thing-shot':
      return words('thingShot', { model: called(told.model), thing: called(told.thing) })
    case 'device-built':
      return words('built', { model: called(told.model), gadget: gadgetFound(told.carried) })
    case 'left':
      return words('left', { models: all(told.models), n: told.models.length, way: called(told.way) })
    case 'treated':
      return words(`${told.success ? 'treated' : 'notTreated'}${onSelf(told)}`, {
        model: called(told.model),
        patient: called(told.patient),
        skill: thrown(told.roll),
        severity:
          told.worse > 0
            ? {
                key: 'line.cardAndDie',
                values: { card: told.card, die: told.worse, sum: told.card + told.worse },
              }
            : { key: 'line.card', values: { card: told.card } },
      })
    case 'medpack-used':
      return words(`medpack${onSelf(told)}`, {
        model: called(told.model),
        patient: called(told.patient),
        n: told.wounds,
      })
    case 'drugs-taken':
      return words('drugs', { model: called(told.model) })
    case 'passkey-used':
      return words('passkey', { model: called(told.model) })
    case 'gadget-handed-over':
      return words('handedOver', {
        model: called(told.model),
        to: called(told.to),
        gadget: told.carried ? gadgetFound(told.carried) : { key: 'value.gadget' },
      })
    case 'counted-down':
      return told.left > 0 ? words('countedDown', { model: called(told.model), n: told.left }) : null
    case 'put-right':
      // Of wounds there is something to count with who is up, or Mostly Dead.
      return words(told.fate === 'up' ? 'putRight' : 'putRightOnly', {
        model: called(told.model),
        fate: { key: `value.${told.fate}` },
        n: told.wounds,
        reason: told.reason,
      })
    case 'thing-put-right':
      return words('thingPutRight', {
        thing: called(told.thing),
        state: { key: `value.${told.state}` },
        reason: told.reason,
      })
    case 'turn-put-right':
      return words('turnPutRight', {
        model: called(told.model),
        moved: { key: `line.${told.moved ? 'hasMoved' : 'hasNotMoved'}` },
        acted: { key: `line.${told.acted ? 'hasActed' : 'hasNotActed'}` },
        reason: told.reason,
      })
    case 'hidden':
      return told.of === 'attack-declared' && told.side !== null
        ? words('secret', { name: nameOf(told.side) })
        : null
    case 'begun':
    case 'tokens-filled':
    case 'rolled':
    case 'dice-moved':
      return null
    case 'surprise-agreed':
    case 'snapshot-taken':
    case 'fire-held':
    case 'attack-declared':
    case 'declared':
    case 'declarations-opened':
    case 'back-up-called':
    case 'attack-made':
    case 'attack-void':
    case 'blast-opened':
    case 'attack-resolved':
    case 'stray-flew':
    case 'stray-settled':
    case 'wrecked':
    case 'blew-up':
    case 'explosion-settled':
    case 'wounded':
    case 'fell':
    case 'stunned':
      return blow(told, view)
    default:
      return never(told)
  }
}

const isUnconscious = ({ models }: BattleView, id: string): boolean =>
  models.some((one) => one.id === id && isCarriedOff(one))

/** What was in it is told as it is found. */
const isFind = ({ items, mission }: BattleView, item: string): boolean =>
  targetOf(mission.objective) !== item && items.some(({ id, find }) => id === item && find !== null)

/** Of somebody's own wounds it is said so. */
const onSelf = ({ model, patient }: { readonly model: string; readonly patient: string }): 'Self' | '' =>
  model === patient ? 'Self' : ''

function checkKey({ success, card }: Extract<Told, { kind: 'checked' }>): string {
  if (card === null) return 'succeedsUnopposed'
  return success ? 'succeeds' : 'fails'
}

/** What the mission is after, and in which room it is. */
function whereAimedAt(view: BattleView): TableWords | '' {
  const aim = targetOf(view.mission.objective)
  const what = aimCalled(view)
  if (aim === null || what === null) return ''
  const room = placeOf(view, aim)
  return room === null ? { key: 'line.aim', values: { what } } : { key: 'line.aimIn', values: { what, room } }
}

function seenBy(
  { seenBy: by }: Pick<Extract<Told, { kind: 'moved' | 'dragged' }>, 'seenBy'>,
  all: (ids: readonly string[]) => Named[],
): TableWords | '' {
  return by.length === 0 ? '' : { key: 'line.seen', values: { by: all(by.map((one) => one.by)) } }
}

function reaching(
  { reaches }: Pick<Extract<Told, { kind: 'moved' | 'dragged' }>, 'reaches'>,
  all: (ids: readonly string[]) => Named[],
): TableWords | '' {
  return reaches.length === 0 ? '' : { key: 'line.reaches', values: { enemies: all(reaches) } }
}

function arrival(
  { models, side, from, origin }: Extract<Told, { kind: 'arrived' }>,
  called: (id: string) => Named,
  view: BattleView,
): TableWords {
  const who = models.map(({ id }) => called(id))
  if (side !== BAD_GUYS_SIDE) {
    // Nobody knows where somebody is of whom a terminal has to tell (line 208).
    const isHidden = from === null || isSought(view.mission, from)
    const room = isHidden || origin === 'found' ? null : placeOf(view, from)
    const place = room === null ? '' : { key: 'line.room', values: { from: room } }
    return words(origin === 'found' ? 'arrived.found' : 'there', { models: who, n: models.length, place })
  }
  const n = models.length
  const where = origin === 'garrison' ? 'line.room' : 'line.from'
  const place =
    origin === 'token' ? around(n) : from === null ? '' : { key: where, values: { from: called(from) } }
  return words(`arrived.${origin}`, { models: who, n, place })
}

/** Where to set them up: the book says of a patrol how it stands around its token (line 325). */
const around = (n: number): TableWords =>
  n === 1 ? { key: 'line.aroundOne' } : { key: 'line.around', values: { inches: PATROL_INCHES } }

function foundThing(find: Find): Named {
  return find.kind === 'tagalong' ? { key: 'value.tagalong' } : gadgetFound(find.carried)
}
