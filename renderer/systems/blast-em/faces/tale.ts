import { never } from '../../../../shared/never.ts'
import { blowThatFelled, isMostlyDead } from '../../../../shared/systems/blast-em/battle/ending/blows.ts'
import type { BattleView, Told } from '../../../../shared/systems/blast-em/battle/view.ts'
import { BAD_GUYS_SIDE, isPlayer } from '../../../../shared/systems/blast-em/battle/words.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { Named, TableTale, TableWords } from '../../../table/faces.ts'
import { sentences } from '../../../table/sentences.ts'
import { restOf, whyEnded } from './aims.ts'
import { asView, calledOr, inWords, typeOf } from './called.ts'
import { gadgetFound } from './pieces.ts'

/** What the report of a mission tells: what everybody talks about afterwards, and not each die. */
export function tale(
  event: object,
  { names }: Pick<FightSummary, 'names'>,
  seen: object,
  wording: (key: string) => string,
  before: readonly { readonly kind: string }[] = [],
): TableTale | null {
  const view = asView(seen)
  const told = event as Told
  const called = (id: string): Named => calledOr(view, id)
  const { words, opening } = sentences(wording)
  // What happens to a team is told of the team: players are not in it.
  const team = (side: string): string =>
    view.players.find((one) => one.side === side)?.team ?? names[side] ?? side
  switch (told.kind) {
    case 'hidden':
      return told.of === 'begun'
        ? opening('begun', {
            name: view.mission.name,
            teams: view.players.map(({ team }) => team),
            brief: briefOf(view),
          })
        : null
    case 'arrived':
      if (told.origin === 'found' && told.side !== null)
        return words('cameAlong', { models: told.models.map(({ id }) => called(id)), team: team(told.side) })
      return told.side === BAD_GUYS_SIDE && (told.origin === 'wave' || told.origin === 'backUp')
        ? words(told.origin, { models: lotsSaid(lotsOf(view, told.models)) })
        : null
    case 'token-tested':
      return told.found.kind === 'enemies' ? words('token', { token: called(told.token) }) : null
    case 'fight-begun':
      if (told.surprised !== null) return opening(`surprised.${told.surprised}`, { team: team(told.side) })
      return told.against.some(isPlayer)
        ? opening('rivals', { team: team(told.side), others: told.against.filter(isPlayer).map(team) })
        : fight(team(told.side), wording)
    case 'fight-ended':
      return fightEnded(told, [team(told.side)], wording)
    case 'fell':
      if (isNameless(view, told.model) && hasFallen(before, told.model)) return null
      return fellBy(told, view, wording, strikerOf(view, before, told), before)
    case 'wounded':
      return isHeroAtLast(view, told) ? words('lastWound', { model: called(told.model) }) : null
    case 'treated':
      return told.worse > 0
        ? words(told.success ? 'saved' : 'notSaved', {
            model: called(told.model),
            patient: called(told.patient),
          })
        : null
    case 'medpack-used':
      return isMostlyDead(before, told.patient)
        ? words('saved', { model: called(told.model), patient: called(told.patient) })
        : null
    case 'stray-settled':
      // That enemies have scratched each other nobody tells; who falls by it is told of.
      return told.struck !== null && told.wounds > 0 && !areEnemies(view, told.by, told.struck)
        ? words('stray', { by: called(told.by), struck: called(told.struck) })
        : null
    case 'blew-up':
      return words('blewUp', { thing: called(told.thing) })
    case 'security-shut-down':
      return told.device === undefined
        ? words('securityOff')
        : words('deviceOff', { device: called(told.device) })
    case 'objective-located':
      return words(told.knows ? 'knows' : 'located', { model: called(told.model) })
    case 'taken':
      // Of a find that lay under a token it is told that it was found.
      return view.mission.items.some(({ id }) => id === told.item)
        ? words('taken', { model: called(told.model), item: called(told.item) })
        : null
    case 'found':
      return told.find.kind === 'tagalong'
        ? null
        : words('found', { model: called(told.model), gadget: gadgetFound(told.find.carried) })
    case 'joined':
      return words('joined', { model: called(told.model), team: team(told.side) })
    case 'flown':
      return words('flown', { model: called(told.model), vessel: called(told.vessel) })
    case 'device-built':
      return words('built', { model: called(told.model), gadget: gadgetFound(told.carried) })
    case 'left': {
      const carried = told.models.filter((id) => isMostlyDead(before, id))
      const models = told.models.filter((id) => !carried.includes(id))
      const who = { models: models.map(called), carried: carried.map(called), way: called(told.way) }
      return words(models.length * carried.length > 0 ? 'leftCarrying' : 'left', {
        ...who,
        ...(models.length === 0 && { models: who.carried }),
      })
    }
    case 'noted':
      return { key: 'tale.noted', values: { name: names[told.side] ?? told.side, text: told.text } }
    case 'team-lost':
      return words('teamLost', {
        team: team(told.side),
        model: called(told.model),
        goes: restOf(view, told.side, 'tale.restGoes'),
      })
    case 'put-right':
      return told.reason === ''
        ? null
        : words('putRight', { model: called(told.model), reason: told.reason.replace(/\.$/u, '') })
    case 'recorded':
      return told.out.length === 0
        ? opening('recorded')
        : opening('recordedOut', { models: told.out.map(called) })
    case 'mission-ended':
      return opening(told.by === null ? `ended.${told.outcome}` : 'ended.by', {
        why: whyEnded(view, told.why),
        team: told.by === null ? '' : team(told.by),
      })
    // What the log has, and no report tells.
    case 'acted':
    case 'attack-declared':
    case 'attack-made':
    case 'attack-resolved':
    case 'attack-void':
    case 'back-up-called':
    case 'begun':
    case 'blast-opened':
    case 'checked':
    case 'coin-flipped':
    case 'counted-down':
    case 'counter-set':
    case 'declarations-opened':
    case 'declared':
    case 'demo-pac-set':
    case 'dice-moved':
    case 'dragged':
    case 'drugs-taken':
    case 'explosion-settled':
    case 'fight-joined':
    case 'fight-resumed':
    case 'fire-held':
    case 'first-player-found':
    case 'gadget-handed-over':
    case 'handed-over':
    case 'moved':
    case 'opened':
    case 'passkey-used':
    case 'phase-entered':
    case 'photo-taken':
    case 'pin-given-up':
    case 'thing-put-right':
    case 'turn-put-right':
    case 'rolled':
    case 'round-begun':
    case 'side-moved':
    case 'snapshot-taken':
    case 'stayed':
    case 'stray-flew':
    case 'stunned':
    case 'surprise-agreed':
    case 'thing-shot':
    case 'tokens-filled':
    case 'turn-begun':
    case 'turn-ended':
    case 'went-to-ground':
    case 'wrecked':
      return null
    default:
      return never(told)
  }
}

/** Upon a Hero the mission hangs: that one more hit may be too many is told (line 49). */
function isHeroAtLast(
  { models }: Pick<BattleView, 'models'>,
  { model: id, suffered, field, left }: Extract<Told, { kind: 'wounded' }>,
): boolean {
  const model = models.find((one) => one.id === id)
  const isHero = model?.origin === 'team' && model.profile.traits.includes('plot')
  return isHero && left === LAST_WOUND && suffered > Number(field)
}
const LAST_WOUND = 1

/** What it was about, in the words that stand first in the brief. */
function briefOf({ mission }: BattleView): TableWords | '' {
  const [first = ''] = mission.brief.split('\n')
  const brief = inWords(mission, first.trim())
  return brief === '' ? '' : { key: 'tale.brief', values: { brief } }
}

/** Of all that is struck at once somebody has to be told of first: whoever was, still struck (line 282). */
function fellBy(
  told: Extract<Told, { kind: 'fell' }>,
  view: BattleView,
  wording: (key: string) => string,
  striker: string | null,
  before: readonly { readonly kind: string }[],
): TableTale {
  const { words } = sentences(wording)
  const tell = (by: Named | null): TableTale =>
    fallen(told, view, wording, by) ?? fellTo(words, by, told.to, calledOr(view, told.model))
  const by = striker === null ? null : calledOr(view, striker)
  if (striker === null || by === null || !fellAtOnce(before, striker)) return tell(by)
  const { key, values = {} } = tell(null)
  return words('lastShot', { by, what: { key, values } })
}

/** Went down in the same exchange of fire. */
function fellAtOnce(before: readonly { readonly kind: string }[], id: string): boolean {
  const events = before as readonly Told[]
  const opened = events.findLastIndex(({ kind }) => kind === 'declarations-opened')
  return opened >= 0 && events.slice(opened).some((event) => event.kind === 'fell' && event.model === id)
}

/** Whose doing it is that somebody fell; null for nobody, and for oneself. */
function strikerOf(
  view: BattleView,
  before: readonly { readonly kind: string }[],
  told: Extract<Told, { kind: 'fell' }>,
): string | null {
  const blow = blowThatFelled(before, told)
  const by = blow?.by ?? null
  // A stray shot was told of before, and friends mean no harm.
  return by === null || blow?.with === 'stray' || areOfOneSide(view, by, told.model) ? null : by
}

function areOfOneSide({ models, rules }: BattleView, one: string, other: string): boolean {
  const [of, and] = [one, other].map((id) => models.find((model) => model.id === id)?.side ?? null)
  const areAllies = rules.teams === 'allies' && isPlayer(of ?? null) && isPlayer(and ?? null)
  return one === other || of === and || areAllies
}

const areEnemies = ({ models }: BattleView, ...ids: readonly string[]): boolean =>
  ids.every((id) => models.some((one) => one.id === id && one.side === BAD_GUYS_SIDE))

interface FightTale extends TableTale {
  readonly ending: 'fightApart' | 'fightWon' | 'fightLost'
  readonly teams: readonly string[]
}

/** A fight of which there is nothing to tell is told in one sentence. */
function fight(team: string, wording: (key: string) => string): TableTale {
  return {
    key: wording('tale.fight'),
    values: { team },
    opens: true,
    with: (next) =>
      isEnding(next) && next.ending !== 'fightLost'
        ? { key: wording('tale.skirmish'), values: { team } }
        : null,
  }
}

/** Fights that end alike one after the other are told together. */
function fightEnded(
  { apart, won }: Pick<Extract<Told, { kind: 'fight-ended' }>, 'apart' | 'won'>,
  teams: readonly string[],
  wording: (key: string) => string,
): FightTale {
  const ending = apart ? 'fightApart' : won ? 'fightWon' : 'fightLost'
  return endedAlike(wording(`tale.${ending}`), ending, teams)
}

function endedAlike(key: string, ending: FightTale['ending'], teams: readonly string[]): FightTale {
  return {
    ...{ key, ending, teams, values: { team: teams } },
    with: (next) =>
      isEnding(next) && next.ending === ending
        ? endedAlike(key, ending, [...new Set([...teams, ...next.teams])])
        : null,
  }
}

const isEnding = (tale: TableTale): tale is FightTale => 'ending' in tale

const fellTo = (
  words: (key: string, values: TableWords['values']) => TableTale,
  by: Named | null,
  to: string,
  model: Named,
): TableTale => (by === null ? words(`fell.${to}`, { model }) : words(`struck.${to}`, { by, model }))

interface Lot {
  readonly type: Named
  readonly many: string | null
  readonly n: number
}

/** Lots of nameless enemies that have fallen, told in one sentence. */
interface LotsTale extends TableTale {
  readonly lots: readonly Lot[]
  /** Whose doing it was; empty where nobody knows. */
  readonly by: readonly Named[]
}

/**
 * Enemies without a name are told by their number as they go down, all that do one after the other together. Null for
 * everybody else.
 */
function fallen(
  { model: id, to }: Extract<Told, { kind: 'fell' }>,
  { models }: Pick<BattleView, 'models'>,
  wording: (key: string) => string,
  by: Named | null,
): LotsTale | null {
  const model = models.find((one) => one.id === id)
  if (!model || !isNameless({ models }, id)) return null
  const isMachine = model.who.kind === 'automatic'
  const ways = isMachine ? 'wrecked' : to === 'unconscious' ? 'asleep' : 'felled'
  const key = wording(`tale.${by === null ? ways : `${ways}By`}`)
  return summed(key, [lotOf(model)], by === null ? [] : [by])
}

function lotOf(model: BattleView['models'][number]): Lot {
  const { kind, type } = model.who
  return { type: typeOf(model), many: kind === 'badGuy' || kind === 'automatic' ? type : null, n: 1 }
}

/** Those who come, as many of each kind as there are. */
function lotsOf(
  { models }: Pick<BattleView, 'models'>,
  came: readonly { readonly id: string }[],
): readonly Lot[] {
  const lots = came.flatMap(({ id }) => models.find((one) => one.id === id) ?? []).map(lotOf)
  return lots.reduce<readonly Lot[]>((all, lot) => joined(all, [lot]), [])
}

/** Went down before, and nobody has brought them back. */
function hasFallen(before: readonly { readonly kind: string }[], id: string): boolean {
  const last = (before as readonly Told[]).findLast(
    (event) =>
      (event.kind === 'fell' && event.model === id) ||
      (event.kind === 'treated' && event.patient === id && event.success),
  )
  return last?.kind === 'fell'
}

function isNameless({ models }: Pick<BattleView, 'models'>, id: string): boolean {
  const model = models.find((one) => one.id === id)
  return model?.side === BAD_GUYS_SIDE && model.name === ''
}

function summed(key: string, lots: readonly Lot[], by: readonly Named[]): LotsTale {
  return {
    key,
    lots,
    by,
    values: { by, models: lotsSaid(lots) },
    with: (next) =>
      isOfLots(next) && isAlike(next.key, key)
        ? summed(key, joined(lots, next.lots), together(by, next.by))
        : null,
  }
}

const lotsSaid = (lots: readonly Lot[]): readonly Named[] =>
  lots.map(({ type, many, n }) =>
    many === null
      ? { key: 'encounter.some', values: { count: n, type } }
      : { key: `tale.many.${many}`, values: { n } },
  )

const isOfLots = (tale: TableTale): tale is LotsTale => 'lots' in tale
/** The same sentence but for its wording. */
const isAlike = (one: string, other: string): boolean => one.replace(/\d$/u, '') === other.replace(/\d$/u, '')

/** Nobody is named twice. */
const together = (by: readonly Named[], more: readonly Named[]): readonly Named[] => [
  ...by,
  ...more.filter((one) => !by.some((known) => JSON.stringify(known) === JSON.stringify(one))),
]

function joined(lots: readonly Lot[], [more]: readonly Lot[]): readonly Lot[] {
  if (!more) return lots
  const known = lots.some(
    ({ many, type }) => many === more.many && JSON.stringify(type) === JSON.stringify(more.type),
  )
  return known
    ? lots.map((lot) =>
        lot.many === more.many && JSON.stringify(lot.type) === JSON.stringify(more.type)
          ? { ...lot, n: lot.n + more.n }
          : lot,
      )
    : [...lots, more]
}
