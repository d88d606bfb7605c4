import type { ListDraft } from '../../../../shared/systems/downsync/documents/force-list.ts'
import type { Action, CardFace, Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { never } from '../../../../shared/never.ts'
import { baseMm } from '../../../../shared/systems/downsync/index.ts'
import { ACTION_STATS, type ActionStat, type Cost } from '../../../../shared/systems/downsync/words.ts'
import type { Say } from '../../../library/kinds.ts'
import '../texts/names.ts'
import { COST_SIGNS, EFFECT_SIGNS, NONE, rangeText, teamsText, TOKEN_LETTERS } from '../texts/signs.ts'

/** What Unit cards and lists say, wherever they are told. */

export const sigText = ({ sig }: Pick<CardFace, 'sig'>, t: Say): string => t(`downsyncTable.sig.${sig}`)

/** What it stands on: a base of its Signature, or so many of infantry. */
export const basesText = ({ bases, sig }: Pick<CardFace, 'bases' | 'sig'>, t: Say): string =>
  bases === null ? t('downsyncTable.vehicle', { mm: baseMm(sig) }) : t('downsyncTable.infantry', { n: bases })

/** A trait by its name, with the Signature that it names. Source: line 408. */
export const traitName = ({ name, sig }: Pick<Trait, 'name' | 'sig'>, t: Say): string =>
  sig === null ? name : `${name} [${sigText({ sig }, t)}]`

/** What the use of a trait costs; empty where nothing. Source: line 429. */
export const pointsText = ({ commandPoints }: Pick<Trait, 'commandPoints'>): string =>
  commandPoints > 0 ? `${commandPoints} ${TOKEN_LETTERS.commandPoint}` : ''

export const costText = (cost: Cost, t: Say): string =>
  cost === 'free' ? t('downsyncTable.free') : COST_SIGNS[cost]

/** An action in the book's columns (lines 439–445). */
export const cellOf = (stat: ActionStat, action: Action, t: Say): string => {
  switch (stat) {
    case 'team':
      return action.teams.length === 0 ? NONE : teamsText(action.teams)
    case 'cost':
      return costText(action.cost, t)
    case 'target':
      return t(`downsyncTable.target.${action.target}`)
    case 'range':
      return rangeText(action)
    case 'rof':
      return String(action.rof)
    case 'effect':
      return EFFECT_SIGNS[action.effect]
    default:
      return never(stat)
  }
}
export const actionCells = (action: Action, t: Say): string[] =>
  ACTION_STATS.map((stat) => cellOf(stat, action, t))

/** What its labels say beside its name. Source: lines 447–451. */
export const labelsText = ({ labels }: Pick<Action, 'labels'>, t: Say): string =>
  labels.map((label) => (label === 'scan' ? '[SCAN]' : `(${t(`downsyncTable.label.${label}`)})`)).join(' ')

export const sizeText = ({ size }: Pick<ListDraft, 'size'>, t: Say): string =>
  size.of === 'book' ? t(`downsyncTable.size.${size.size}`) : size.name
