import { BAD_GUYS_SIDE } from '../../../../shared/systems/blast-em/battle/words.ts'
import type { BattleView, ModelView } from '../../../../shared/systems/blast-em/battle/view.ts'
import type { Carried } from '../../../../shared/systems/blast-em/words.ts'
import type { Named, TablePiece, TableWords } from '../../../table/faces.ts'
import { asView, calledOr, modelCalled, placeOf, tokenCalled, typeOf } from './called.ts'

/** What lies on the table: models with their numbers, then what can be opened, used and turned over. */

export function pieces(seen: object): readonly TablePiece[] {
  const view = asView(seen)
  return [
    ...missionOf(view),
    ...view.models.filter(({ fate }) => fate !== 'gone').map((model) => pieceOf(view, model)),
    ...tokensOf(view),
    ...thingsOf(view),
  ]
}

function pieceOf(view: BattleView, model: ModelView): TablePiece {
  const { id, side, fate, profile, wounds, carried } = model
  const { av, dv, cd, mv } = profile
  const isOut = fate !== 'up' && fate !== 'mostlyDead'
  const gadgets = carried.filter(({ left }) => left !== 0).map((one) => gadgetCalled(one.carried))
  const states: TableWords[] = [
    ...(model.name === '' ? [] : [{ key: 'piece.type', values: { type: typeOf(model) } }]),
    { key: 'piece.numbers', values: { av, dv, cd, mv } },
    ...skillOf(model),
    ...(gadgets.length > 0 ? [{ key: 'piece.carries', values: { gadgets } }] : []),
  ]
  return {
    id,
    side,
    name: modelCalled(model),
    ...(side === null && { under: { key: 'under.people' } }),
    states: isOut ? states.slice(0, 1) : states,
    ...(!isOut && {
      tracks: [
        {
          says: { key: 'piece.wounds', values: { left: wounds, of: profile.wounds } },
          left: Math.max(0, wounds),
          of: profile.wounds,
        },
      ],
    }),
    marks: marksOf(view, model),
    isOut,
  }
}

function skillOf({ profile: { skill, ranged } }: ModelView): TableWords[] {
  return [
    ...(ranged
      ? [
          {
            key: 'piece.ranged',
            values: { what: { key: `value.${ranged.weapon}` }, av: ranged.av, cd: ranged.cd },
          },
        ]
      : []),
    ...(skill ? [{ key: `piece.skill.${skillKind(skill)}`, values: { av: skill.av, cd: skill.cd } }] : []),
  ]
}

function skillKind({ medical, technical }: { readonly medical: boolean; readonly technical: boolean }) {
  if (medical && technical) return 'both'
  return medical ? 'medical' : 'technical'
}

export function gadgetCalled(carried: Carried): Named {
  return carried.gadget === 'weaponUpgrade'
    ? { key: `upgrade.${carried.upgrade}` }
    : { key: `gadget.${carried.gadget}` }
}

/** What is so of a model just now. */
function marksOf(view: BattleView, model: ModelView): TableWords[] {
  const { fate, turnsLeft, stunned, toGround, reaches, isDrugged, knows, holds, now, who } = model
  const isDone = model.side === view.active && fate === 'up' && now.actions > 0 && view.phase === 'free'
  const marks: (TableWords | false)[] = [
    fate === 'mostlyDead' && { key: 'mark.mostlyDead', values: { n: turnsLeft ?? 0 } },
    fate !== 'up' && fate !== 'mostlyDead' && { key: `mark.${fate}` },
    stunned !== null && { key: 'mark.stunned' },
    toGround && { key: 'mark.toGround' },
    fate === 'up' && reaches.length > 0 && { key: 'mark.inHth' },
    isDrugged && { key: 'mark.drugged' },
    knows && model.side !== BAD_GUYS_SIDE && { key: 'mark.knows' },
    holds.length > 0 && { key: 'mark.holds', values: { items: holds.map((id) => calledOr(view, id)) } },
    who.kind === 'automatic' && view.secured && { key: 'mark.shutDown' },
    isDone && { key: 'mark.hasActed' },
  ]
  return marks.filter((mark) => mark !== false)
}

/** What the players are after, for all to see. */
function missionOf({ mission, round }: BattleView): TablePiece[] {
  const { objective, win, loss, turnLimit, environment, traumaUnit } = mission
  const after: TableWords[] = [
    { key: 'piece.win', values: { win: win === '' ? { key: `objective.${objective.kind}` } : win } },
    ...(loss === '' ? [] : [{ key: 'piece.loss', values: { loss } }]),
    ...(environment.atmosphere === 'standard' ? [] : [{ key: `atmosphere.${environment.atmosphere}` }]),
    ...(environment.gravity === 'standard' ? [] : [{ key: `gravity.${environment.gravity}` }]),
    ...(traumaUnit ? [{ key: 'piece.traumaUnit' }] : []),
    ...(turnLimit === null
      ? []
      : [{ key: round === 0 ? 'piece.limitAhead' : 'piece.limit', values: { n: turnLimit, round } }]),
  ]
  return [{ id: 'mission', side: null, under: { key: 'under.mission' }, name: mission.name, states: after }]
}

function tokensOf(view: BattleView): TablePiece[] {
  return view.tokens.map(({ id, spent, tested }) => ({
    id,
    side: null,
    under: { key: 'under.tokens' },
    name: tokenCalled(view, id),
    states: [],
    marks: spent ? [{ key: 'mark.spent' }] : tested ? [{ key: 'mark.tested' }] : [],
    isOut: spent,
  }))
}

function thingsOf(view: BattleView): TablePiece[] {
  const { mission, doors, items, wrecked, secured } = view
  const lying = (under: string, id: string, name: Named, marks: readonly TableWords[]): TablePiece => {
    const room = placeOf(view, id)
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
        ...(secured && does.includes('shutDownSecurity') ? [{ key: 'mark.shutDown' }] : []),
      ]),
    ),
    ...items.map(({ id, name, locked, opened, takenBy }) =>
      lying('under.items', id, name, [
        {
          key:
            takenBy !== null ? 'mark.taken' : opened ? 'mark.opened' : locked ? 'mark.locked' : 'mark.shut',
        },
      ]),
    ),
    ...mission.ways.map(({ id, name, for: uses }) =>
      lying(
        'under.ways',
        id,
        name,
        uses.map((use) => ({ key: `way.${use}` })),
      ),
    ),
    ...mission.vessels.map(({ id, name }) => lying('under.vessels', id, name, [])),
    ...mission.things.map(({ id, name, cover, hides, explosive }) =>
      lying('under.things', id, name, [
        { key: `cover.${cover}` },
        ...(hides ? [{ key: 'mark.hides' }] : []),
        ...(explosive ? [{ key: 'mark.explosive' }] : []),
      ]),
    ),
  ]
}
