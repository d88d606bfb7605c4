import { never } from '../../../../shared/never.ts'
import type { Told } from '../../../../shared/systems/traveller/battle/view.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { Named, TableTale } from '../../../table/faces.ts'
import { sentences } from '../../../table/sentences.ts'
import { asView, calledOr, craftOf, weaponCalled, withCalled } from './called.ts'

/** An Effect at which everybody looks up (line 184). */
const GREAT = 6

/** With what, in the middle of a sentence. */
function meansCalled(what: string): Named {
  const means = withCalled(what)
  return typeof means === 'string' ? means : { key: `tale.${means.key}` }
}

/** What the report of a fight tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
): TableTale | null {
  const view = asView(seen)
  const told = event as Told
  const of = (id: string | null): Named => calledOr(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  const { words, opening } = sentences(wording)
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', { sides: view.sides.map(({ name }) => name), place: view.encounter.name })
        : null
    case 'round-begun':
      return told.round === 1 ? opening('first') : null
    case 'shown':
      return words('shown', { who: of(told.piece) })
    case 'attacked': {
      const { by, target, weapon } = told.shot
      return told.effect >= GREAT && target !== null
        ? words('great', { who: of(by), target: of(target), weapon: weaponCalled(view, by, weapon) })
        : null
    }
    case 'strayed':
      return told.struck === null ? null : words('strayed', { who: of(told.by), struck: of(told.struck) })
    case 'burst': {
      const caught = told.rings.flatMap(({ caught: some }) => some.map(({ id }) => id))
      const what = { with: meansCalled(told.with) }
      return caught.length === 0 ? words('burstEmpty', what) : words('burst', { ...what, who: all(caught) })
    }
    case 'fell': {
      // That a machine is scrap is told of it as of any vehicle.
      if (told.to === 'dead' && craftOf(view, told.fighter)) return null
      const isOwn = told.by === null || told.by === told.fighter
      return isOwn
        ? words(`fell.${told.to}`, { who: of(told.fighter) })
        : words(`felled.${told.to}`, { who: of(told.fighter), by: of(told.by), with: meansCalled(told.with) })
    }
    case 'held': {
      const isTold = told.what === 'throw' || told.what === 'disarm' || told.what === 'escape'
      return isTold ? words(`held.${told.what}`, { who: of(told.winner), other: of(told.loser) }) : null
    }
    case 'command-taken':
      return words('commandTaken', { who: of(told.fighter) })
    case 'wove':
      return words(told.success ? 'wove' : 'woveInto', { who: of(told.fighter), craft: of(told.craft) })
    case 'broke-off':
      return words('brokeOff', { who: of(told.fighter) })
    case 'collided':
      return told.struck === null
        ? words('collided', { craft: of(told.craft) })
        : words('collidedWith', { craft: of(told.craft), struck: of(told.struck) })
    case 'craft-lost':
      return words(told.explodes ? 'exploded' : 'scrap', { craft: of(told.craft) })
    case 'noted':
      return { key: 'tale.noted', values: { name: nameOf(told.side), text: told.text } }
    case 'recorded': {
      const dead = told.people.filter(({ fate }) => fate === 'dead').map(({ fighter }) => fighter)
      return dead.length === 0 ? opening('recorded') : opening('recordedDead', { who: all(dead) })
    }
    case 'ended':
      return told.controls === null
        ? opening(`ended.${told.how}`)
        : opening('ended.controls', { name: nameOf(told.controls) })
    // What the log has, and no report tells.
    case 'aim-lost':
    case 'aimed':
    case 'answered':
    case 'asked':
    case 'begun':
    case 'boarded':
    case 'braced':
    case 'came-between':
    case 'checked':
    case 'conditions-set':
    case 'controls-taken':
    case 'count-kept':
    case 'counter-set':
    case 'craft-hit':
    case 'craft-put-right':
    case 'declared':
    case 'delayed':
    case 'dice-moved':
    case 'die-dropped':
    case 'disarmed':
    case 'done':
    case 'driven':
    case 'evaded':
    case 'fell-behind':
    case 'fired':
    case 'fought-on':
    case 'fuse-kept':
    case 'grabbed':
    case 'handed-over':
    case 'harm-held':
    case 'held-back':
    case 'hold-waits':
    case 'idled':
    case 'initiative-rolled':
    case 'initiative-set':
    case 'initiative-shifted':
    case 'jury-rigged':
    case 'led':
    case 'left-craft':
    case 'manoeuvred':
    case 'moved':
    case 'pair-laid':
    case 'pair-taken':
    case 'pairs-held':
    case 'phase-entered':
    case 'photo-taken':
    case 'pin-given-up':
    case 'put-right':
    case 'rammed':
    case 'reach-told':
    case 'ready-said':
    case 'taken-in-hand':
    case 'reacted':
    case 'readied':
    case 'resisted':
    case 'rolled':
    case 'round-opened':
    case 'scattered':
    case 'set-off':
    case 'slowed':
    case 'spent':
    case 'stance-changed':
    case 'stunted':
    case 'tactics-checked':
    case 'taken-up':
    case 'thrown-about':
    case 'took-the-lead':
    case 'turn-begun':
    case 'turn-closed':
    case 'turn-ended':
    case 'uncontrolled':
    case 'weighed':
    case 'withdrawn':
    case 'work-begun':
    case 'work-ended':
    case 'work-tested':
    case 'worked':
    case 'wounded':
      return null
    default:
      return never(told)
  }
}
