import { never } from '../../../../shared/never.ts'
import type { BattleView, Told } from '../../../../shared/systems/traveller/battle/view.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { Named, TableTale } from '../../../table/faces.ts'
import { sentences } from '../../../table/sentences.ts'
import { asView, calledOr, craftOf, fighterOf, weaponCalled, withCalled } from './called.ts'

type EventOf<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>

/** An Effect at which everybody looks up (line 184). */
const GREAT = 6

/** “Gnat survey drone” is what something is, and “Thin Hound” how it is called: its last word tells. */
const isNoun = (name: string): boolean => /\s\p{Ll}[\p{L}-]*(\s\d+)?$/u.test(name)

/** A name in the middle of a sentence: what something is has an article, and one that begins a name is small there. */
function spoken(name: string, isThing = false): Named {
  const [, bare] = /^The (.+)$/u.exec(name) ?? []
  if (bare !== undefined) return { key: 'tale.article.the', values: { name, nameObject: bare } }
  return isThing && isNoun(name) ? { key: 'tale.article.the', values: { name, nameObject: name } } : name
}

/** With what, in the middle of a sentence. */
function meansCalled(called: Named): Named {
  const means = typeof called === 'string' ? withCalled(called) : called
  if (typeof means !== 'string') return means.key.startsWith('cause.') ? { key: `tale.${means.key}` } : means
  if (!isNoun(means) || /[^s]s$/u.test(means)) return means
  return { key: `tale.article.${/^[aeiou]/iu.test(means) ? 'an' : 'a'}`, values: { name: means } }
}

function pieceCalled(view: BattleView, id: string | null): Named {
  const named = calledOr(view, id)
  const isThing = craftOf(view, id) !== null
  if (typeof named === 'string') return spoken(named, isThing)
  const name = named.values?.name
  return typeof name === 'string'
    ? { ...named, values: { ...named.values, name: spoken(name, isThing) } }
    : named
}

const sideOf = (view: BattleView, id: string | null): string | null =>
  (fighterOf(view, id) ?? craftOf(view, id))?.side ?? null
const areComrades = (view: BattleView, one: string | null, other: string | null): boolean =>
  one !== other && sideOf(view, one) !== null && sideOf(view, one) === sideOf(view, other)

/** What brought somebody down was told a moment ago: a burst with them in it, or a crash. */
function isToldOf({ fighter, with: what }: EventOf<'fell'>, before: readonly Told[]): boolean {
  const last = before.findLast(({ kind }) => ['attacked', 'burst', 'collided'].includes(kind))
  if (last?.kind === 'burst') return last.with === what && caughtIn(last).includes(fighter)
  return last?.kind === 'collided' && what === 'collision'
}

const caughtIn = ({ rings }: EventOf<'burst'>): string[] => [
  ...new Set(rings.flatMap(({ caught }) => caught.map(({ id }) => id))),
]

/** A burst, with whose it was, and whom of the other sides and of the same side it reached. */
function burstTold(view: BattleView, told: EventOf<'burst'>, words: ReturnType<typeof sentences>['words']) {
  const all = (ids: readonly string[]): Named[] => ids.map((id) => pieceCalled(view, id))
  const caught = caughtIn(told)
  if (told.with === 'explosion') return caught.length === 0 ? null : words('blast', { who: all(caught) })
  // Smoke and the like hurt nobody.
  if (told.rings.every(({ dice, add }) => dice === 0 && add <= 0)) return null
  const own = caught.filter((id) => id === told.by || areComrades(view, id, told.by))
  const others = caught.filter((id) => !own.includes(id))
  const isSelf = own.length === 1 && own[0] === told.by
  const key =
    own.length === 0
      ? others.length === 0
        ? 'burstEmpty'
        : 'burst'
      : `burst${others.length === 0 ? '' : 'Both'}${isSelf ? 'Self' : 'Own'}`
  return words(key, {
    by: pieceCalled(view, told.by),
    with: meansCalled(told.with),
    who: all(others),
    own: all(own),
  })
}

/** Whoever destroyed a vehicle or a machine, and with what; null for what befell it. */
function doerIn(view: BattleView, craft: string, before: readonly Told[]): { by: Named; with: Named } | null {
  const hit = before.findLast((one) => one.kind === 'craft-hit' && one.craft === craft)
  if (hit?.kind !== 'craft-hit' || hit.by === null || ['collision', 'explosion'].includes(hit.with))
    return null
  return { by: pieceCalled(view, hit.by), with: meansCalled(hit.with) }
}

/** What the report of a fight tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
  then: readonly { readonly kind: string }[],
): TableTale | null {
  const view = asView(seen)
  const told = event as Told
  const before = then as readonly Told[]
  const of = (id: string | null): Named => pieceCalled(view, id)
  const all = (ids: readonly string[]): Named[] => ids.map(of)
  const nameOf = (side: string): string => names[side] ?? side
  /** A side as it is called in its encounter, and not who played it. */
  const sideCalled = (id: string): Named =>
    spoken(view.sides.find(({ side }) => side === id)?.name ?? nameOf(id))
  const { words, opening } = sentences(wording)
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', { sides: view.sides.map(({ name }) => spoken(name)), place: view.encounter.name })
        : null
    case 'round-begun':
      return told.round === 1 ? opening('first') : null
    case 'shown':
      return words('shown', { who: of(told.piece) })
    case 'attacked': {
      const { by, target, weapon } = told.shot
      return told.effect >= GREAT && target !== null
        ? words('great', {
            who: of(by),
            target: of(target),
            weapon: meansCalled(weaponCalled(view, by, weapon)),
          })
        : null
    }
    case 'strayed':
      return told.struck === null
        ? null
        : words(areComrades(view, told.by, told.struck) ? 'strayedOwn' : 'strayed', {
            who: of(told.by),
            struck: of(told.struck),
          })
    case 'burst':
      return burstTold(view, told, words)
    case 'fell': {
      // That a machine is scrap is told of it as of any vehicle.
      if (told.to === 'dead' && craftOf(view, told.fighter)) return null
      const isBare = told.by === null || told.by === told.fighter || isToldOf(told, before)
      if (isBare) return words(`fell.${told.to}`, { who: of(told.fighter) })
      return words(`${areComrades(view, told.by, told.fighter) ? 'felledOwn' : 'felled'}.${told.to}`, {
        who: of(told.fighter),
        by: of(told.by),
        with: meansCalled(told.with),
      })
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
    case 'craft-lost': {
      const doer = doerIn(view, told.craft, before)
      const key = told.explodes ? 'exploded' : 'scrap'
      return words(doer ? `${key}By` : key, { craft: of(told.craft), ...doer })
    }
    case 'noted':
      return { key: 'tale.noted', values: { name: nameOf(told.side), text: told.text } }
    case 'recorded': {
      const dead = told.people.filter(({ fate }) => fate === 'dead').map(({ fighter }) => fighter)
      return dead.length === 0 ? opening('recorded') : opening('recordedDead', { who: all(dead) })
    }
    case 'ended':
      return told.controls === null
        ? opening(`ended.${told.how}`)
        : opening('ended.controls', { name: sideCalled(told.controls) })
    // What the log has, and no report tells.
    case 'aim-lost':
    case 'ruled-out':
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
