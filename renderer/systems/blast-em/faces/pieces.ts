import { actionsOf } from '../../../../shared/systems/blast-em/battle/rules/against.ts'
import { BAD_GUYS_SIDE } from '../../../../shared/systems/blast-em/battle/words.ts'
import { isCamera, isShutDown, takesPart } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import type { Gadget } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import { isSought } from '../../../../shared/systems/blast-em/documents/brief.ts'
import {
  isInHthHere,
  type BattleView,
  type ModelView,
} from '../../../../shared/systems/blast-em/battle/view.ts'
import {
  defenceOf,
  skillOf,
  strikeOf,
  type WearingReason,
} from '../../../../shared/systems/blast-em/gadgets.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import type { AttackKind, Carried, Movement, Upgrade } from '../../../../shared/systems/blast-em/words.ts'
import type { Named, TablePiece, TableWords } from '../../../table/faces.ts'
import { aimCalled } from './aims.ts'
import {
  asView,
  calledOr,
  encounterCalled,
  modelCalled,
  placeOf,
  tokenCalled,
  typeOf,
  weaponIn,
} from './called.ts'

/** What lies on the table: models with their numbers, then what can be opened, used and turned over. */

export function pieces(seen: object): readonly TablePiece[] {
  const view = asView(seen)
  return [
    ...missionOf(view),
    ...view.models.map((model) => pieceOf(view, model)),
    ...roomsOf(view),
    ...tokensOf(view),
    ...thingsOf(view),
  ]
}

function pieceOf(view: BattleView, model: ModelView): TablePiece {
  const { id, side, fate, profile, wounds, carried } = model
  const defence = defenceOf(profile, model.wearing, view.rules)
  const isOut = fate !== 'up' && fate !== 'mostlyDead'
  const gadgets = carried.filter(({ left }) => left !== 0).map(servingCalled)
  const known: TableWords[] =
    model.name === '' ? [] : [{ key: 'piece.type', values: { type: typeOf(model) } }]
  const states: TableWords[] = [
    ...known,
    { key: 'piece.numbers', values: { av: profile.av, dv: defence.dv, cd: defence.cd, mv: profile.mv } },
    ...strikesOf(view, model),
    ...skillsOf(view, model),
    ...changedBy(defence.reasons),
    ...(gadgets.length > 0 ? [{ key: 'piece.carries', values: { gadgets } }] : []),
    ...stocksOf(view, model),
    ...standsIn(view, model),
  ]
  return {
    id,
    side,
    name: modelCalled(model),
    ...(side === null && { under: { key: 'under.people' } }),
    states: [...(isOut ? known : states), ...pendingOn(view, model)],
    declares: declaredBy(view, model),
    ...(!isOut && {
      tracks: [
        {
          says: { key: 'piece.wounds', values: { left: wounds, n: profile.wounds } },
          left: Math.max(0, wounds),
          of: profile.wounds,
        },
      ],
    }),
    marks: marksOf(view, model),
    isOut,
  }
}

/** Somebody of the mission, where nobody has met them yet; of whom a terminal has to tell, once it has (line 208). */
function standsIn(view: BattleView, { id, side, unmet }: ModelView): TableWords[] {
  const isThere = view.mission.people.some((one) => one.id === id) && (side === null || unmet)
  const room = isThere && (view.located || !isSought(view.mission, id)) ? placeOf(view, id) : null
  return room === null ? [] : [{ key: 'piece.room', values: { room } }]
}

/** Weapons with a value of their own, by the type or by what is carried, gadgets counted in (lines 135, 228, 232). */
function strikesOf({ rules }: BattleView, { profile, wearing }: ModelView): TableWords[] {
  const { ranged } = profile
  const isLifted = (one: Upgrade): boolean => wearing.upgrades.includes(one)
  const kinds: (AttackKind | false)[] = [
    (ranged?.weapon === 'standard' || isLifted('accurate')) && 'standard',
    ranged?.weapon === 'heavy' && 'heavy',
    ranged?.weapon === 'heavy' && 'radius',
    ranged?.weapon === 'grenade' && 'grenade',
    isLifted('close') && 'hth',
  ]
  const strikes = kinds.flatMap((kind) => (kind ? (strikeOf(profile, kind, wearing, rules) ?? []) : []))
  // Of a Heavy's two ways to fire one stands for both.
  const shown = strikes.filter(
    ({ kind }) => kind !== 'radius' || !strikes.some((one) => one.kind === 'heavy'),
  )
  return shown.flatMap(({ kind, av, cd, reasons }) => [
    { key: 'piece.ranged', values: { what: { key: `piece.weapon.${kind}` }, av, cd } },
    ...changedBy(reasons.filter(({ code }) => code !== 'combatDrugs')),
  ])
}

function skillsOf({ rules }: BattleView, { profile, wearing }: ModelView): TableWords[] {
  const skill = skillOf(profile, wearing, rules)
  return skill && profile.skill
    ? [{ key: `piece.skill.${skillKind(profile.skill)}`, values: { av: skill.av, cd: skill.cd } }]
    : []
}

/** Numbers that are not those of the type, and what has changed them. */
function changedBy(reasons: readonly WearingReason[]): TableWords[] {
  const said = reasons
    .filter(({ add }) => add !== 0)
    .map(({ code, add }): TableWords => ({ key: `reason.${code}`, values: { add: signed(add) } }))
  return said.length > 0 ? [{ key: 'piece.changed', values: { reasons: said } }] : []
}

function skillKind({ medical, technical }: { readonly medical: boolean; readonly technical: boolean }) {
  if (medical && technical) return 'both'
  return medical ? 'medical' : 'technical'
}

/** What a mission lets its bearers bring along, as far as that has an end (lines 206, 226). */
function stocksOf({ mission: { stocks } }: BattleView, { profile, used }: ModelView): TableWords[] {
  const { ranged, traits } = profile
  const brings = {
    grenades: ranged?.weapon === 'grenade',
    demoPacs: traits.includes('demoPacs'),
    heavyShots: ranged?.weapon === 'heavy',
  }
  return STOCKS.flatMap((what) => {
    const stock = brings[what] ? stocks[what] : null
    return stock === null ? [] : [{ key: `piece.stock.${what}`, values: { n: stock - used[what] } }]
  })
}
const STOCKS = ['grenades', 'demoPacs', 'heavyShots'] as const

/** With how often it still serves, where that is more than once (line 224). */
function servingCalled({ carried, left }: Gadget): Named {
  const gadget = gadgetCalled(carried)
  return left !== null && left > 1 ? { key: 'piece.serves', values: { gadget, n: left } } : gadget
}

export function gadgetCalled(carried: Carried): Named {
  return carried.gadget === 'weaponUpgrade'
    ? { key: `upgrade.${carried.upgrade}` }
    : { key: `gadget.${carried.gadget}` }
}

/** The same with its article, as somebody finds it. */
export function gadgetFound(carried: Carried): Named {
  return {
    key: `found.${carried.gadget === 'weaponUpgrade' ? carried.upgrade : carried.gadget}`,
  }
}

/** What is so of a model just now. */
function marksOf(view: BattleView, model: ModelView): TableWords[] {
  const { fate, stunned, toGround, isDrugged, knows, holds, now, profile } = model
  const isUp = fate === 'up'
  /** Where a find was, nobody carries along. */
  const carried = holds.filter((id) => view.items.every((item) => item.id !== id || item.find === null))
  const isDone = isUp && declaredBy(view, model).length === 0 && actionsOf(model) >= view.rules.actionsATurn
  const isOutOfBreath = now.movement === 'run' && profile.traits.includes('ordinary')
  const marks: (TableWords | false)[] = [
    fate !== 'up' && fateMark(model),
    isUp && model.unmet && !isRecorded(view) && { key: 'mark.unmet' },
    isUp && isElsewhere(view, model) && { key: 'mark.elsewhere' },
    stunned !== null && { key: 'mark.stunned' },
    toGround && { key: 'mark.toGround' },
    isUp && isInHthHere(view, model) && { key: 'mark.inHth' },
    isDrugged && { key: 'mark.drugged' },
    knows && model.side !== BAD_GUYS_SIDE && { key: 'mark.knows' },
    carried.length > 0 && { key: 'mark.holds', values: { items: carried.map((id) => calledOr(view, id)) } },
    isShutDown(view, model) && { key: 'mark.shutDown' },
    isUp && now.moved && { key: movedMark(now.movement, isOutOfBreath) },
    isDone && !now.drags && !now.rests && !now.tended && { key: 'mark.hasActed' },
    isUp && now.drags && { key: 'mark.drags' },
    isUp && now.tended && !now.rests && { key: 'mark.tended' },
    isUp && now.rests && { key: 'mark.rests' },
    isUp && isSurprised(view, model) && { key: 'mark.surprised' },
  ]
  return marks.filter((mark) => mark !== false)
}

/** Somebody was met, and not in the fight of this turn (line 309). */
const isElsewhere = (view: BattleView, model: ModelView): boolean =>
  !model.unmet && !isCamera(model) && !takesPart(view, model)

/** It was played without the program: nobody was met here. */
const isRecorded = ({ phase, round }: BattleView): boolean => phase === 'over' && round === 0

function movedMark(movement: Movement, isOutOfBreath: boolean): string {
  if (isOutOfBreath) return 'mark.outOfBreath'
  return movement === 'run' ? 'mark.hasRun' : 'mark.hasMoved'
}

/** What watches by itself neither dies nor sleeps. */
function fateMark({ fate, turnsLeft, who }: ModelView): TableWords {
  if (who.kind === 'automatic') return { key: fate === 'mostlyDead' ? 'mark.stopped' : 'mark.wrecked' }
  return fate === 'mostlyDead'
    ? { key: 'mark.mostlyDead', values: { n: turnsLeft ?? 0 } }
    : { key: `mark.${fate}` }
}

/** Its side attacks nobody in this fight's first turn (line 274). */
function isSurprised({ exchange, active, fighting }: BattleView, { side }: ModelView): boolean {
  if (active === null || side === null) return false
  if (exchange?.surprised === 'team') return side === active
  const isFought = side !== active && fighting.some((both) => both.includes(side) && both.includes(active))
  return exchange?.surprised === 'badGuys' && isFought
}

/** At whom it shoots or strikes, as far as that is not carried out yet. */
function declaredBy(view: BattleView, { id }: ModelView): TableWords[] {
  const { attacks = [], resolved = [] } = view.exchange ?? {}
  return attacks
    .filter((attack) => attack.by === id && !resolved.includes(attack.id))
    .map((attack) => ({
      key: 'piece.aims',
      values: { target: calledOr(view, attack.target), with: weaponIn(attack) },
    }))
}

/** Wounds that are summed up and not judged yet (R23). */
function pendingOn({ suffered }: BattleView, { id }: ModelView): TableWords[] {
  const n = suffered.filter(({ target }) => target === id).reduce((sum, { wounds }) => sum + wounds, 0)
  return n > 0 ? [{ key: 'piece.pending', values: { n } }] : []
}

/** What the players are after, for all to see. */
function missionOf(view: BattleView): TablePiece[] {
  const { mission, round } = view
  const { brief, objective, win, turnLimit, environment, area, traumaUnit } = mission
  const after: TableWords[] = [
    ...(brief === '' ? [] : [{ key: 'piece.brief', values: { brief } }]),
    ...(win === '' ? [{ key: 'piece.win', values: { win: objectiveOf(objective) } }] : []),
    ...aimsWritten({ mission }),
    ...aimNamed(view),
    ...(environment.atmosphere === 'standard' ? [] : [{ key: `atmosphere.${environment.atmosphere}` }]),
    ...(environment.gravity === 'standard' ? [] : [{ key: `gravity.${environment.gravity}` }]),
    ...(environment.notes === '' ? [] : [{ key: 'piece.environment', values: { notes: environment.notes } }]),
    ...(area.notes === '' ? [] : [{ key: 'piece.area', values: { notes: area.notes } }]),
    ...(traumaUnit ? [{ key: 'piece.traumaUnit' }] : []),
    ...(turnLimit === null
      ? []
      : [{ key: round === 0 ? 'piece.limitAhead' : 'piece.limit', values: { n: turnLimit, round } }]),
  ]
  return [
    {
      id: 'mission',
      side: null,
      under: { key: 'under.mission' },
      name: mission.name,
      states: after,
      leads: true,
    },
  ]
}

/** What wins and what loses, in the words of who wrote the mission. */
export function aimsWritten({ mission: { win, loss } }: Pick<BattleView, 'mission'>): TableWords[] {
  return [
    ...(win === '' ? [] : [{ key: 'piece.win', values: { win } }]),
    ...(loss === '' ? [] : [{ key: 'piece.loss', values: { loss } }]),
  ]
}

/** What the objective names: a room to be held with what that takes (line 46), all else where nobody has written what wins. */
function aimNamed(view: BattleView): TableWords[] {
  const { objective, win } = view.mission
  const name = aimCalled(view)
  if (name === null) return []
  if (objective.kind === 'secure')
    return [{ key: 'piece.toHold', values: { name, held: { key: `held.${objective.enemies}` } } }]
  return win === '' ? [{ key: 'piece.aim', values: { name } }] : []
}

/** An invasion is beaten wave by wave, or held out against for so many rounds (line 47). */
function objectiveOf(objective: BattleView['mission']['objective']): TableWords {
  return objective.kind === 'beatWaves' && objective.turns !== null
    ? { key: 'objective.holdOut', values: { n: objective.turns } }
    : { key: `objective.${objective.kind}` }
}

/** Rooms as whoever wrote the mission describes them; ids of other things may be called alike. */
function roomsOf({ mission }: BattleView): TablePiece[] {
  return mission.rooms.map(({ id, name, notes }) => ({
    id: `room.${id}`,
    side: null,
    under: { key: 'under.rooms' },
    name,
    states: notes === '' ? [] : [{ key: 'piece.notes', values: { notes } }],
  }))
}

function tokensOf(view: BattleView): TablePiece[] {
  return view.tokens.map(({ id, spent, tested, held }) => ({
    id,
    side: null,
    under: { key: 'under.tokens' },
    name: tokenCalled(view, id),
    states: [],
    marks: [
      ...(spent ? [{ key: 'mark.spent' }] : tested ? [{ key: 'mark.tested' }] : []),
      ...(held === null ? [] : [{ key: 'mark.held', values: { what: encounterCalled(view, held) } }]),
    ],
    isOut: spent,
  }))
}

function thingsOf(view: BattleView): TablePiece[] {
  const { mission, doors, items, wrecked, secured } = view
  // Where bad guys come in nobody need know whom Muster fights (lines 288–289).
  const isSecret = view.automatic.includes(BAD_GUYS_SIDE) && view.phase !== 'over'
  const lying = (under: string, id: string, name: Named, marks: readonly TableWords[]): TablePiece => {
    // Nobody knows where it is before a terminal has told (line 208).
    const room = view.located || !isSought(mission, id) ? placeOf(view, id) : null
    const isWrecked = wrecked.includes(id)
    return {
      id,
      side: null,
      under: { key: under },
      name,
      states: room === null ? [] : [{ key: 'piece.room', values: { room } }],
      marks: isWrecked ? [{ key: 'mark.wrecked' }] : marks,
      isOut: isWrecked,
    }
  }
  return [
    ...mission.doors.map(({ id, name }) =>
      lying('under.doors', id, name, [{ key: `door.${doors[id]?.is ?? 'closed'}` }]),
    ),
    ...mission.terminals.map(({ id, name, does }) =>
      lying('under.terminals', id, name, [
        ...does.map((one) => ({ key: `terminal.${one}` })),
        ...(secured && does.includes('shutDownSecurity') ? [{ key: 'mark.securityOff' }] : []),
      ]),
    ),
    ...items.map(({ id, name, locked, opened, takenBy }) =>
      lying('under.items', id, name === '' ? calledOr(view, id) : name, [
        {
          key:
            takenBy !== null ? 'mark.taken' : opened ? 'mark.opened' : locked ? 'mark.locked' : 'mark.shut',
        },
      ]),
    ),
    ...mission.ways.flatMap(({ id, name, for: uses }) => {
      const known = uses.filter((use) => use !== 'badGuysIn' || !isSecret)
      const marks = known.map((use) => ({ key: `way.${use}` }))
      return known.length === 0 ? [] : [lying('under.ways', id, name, marks)]
    }),
    ...mission.vessels.map(({ id, name }) => lying('under.vessels', id, name, [])),
    ...mission.things.map(({ id, name, cover, hides, breakable, explosive }) =>
      lying('under.things', id, name, [
        { key: `cover.${cover}` },
        ...(hides ? [{ key: 'mark.hides' }] : []),
        ...(breakable ? [{ key: 'mark.breakable' }] : []),
        ...(explosive ? [{ key: 'mark.explosive' }] : []),
      ]),
    ),
  ]
}
