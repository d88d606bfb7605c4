import type { ListDraft } from '../../../../shared/systems/downsync/documents/force-list.ts'
import type { MissionDraft } from '../../../../shared/systems/downsync/documents/mission.ts'
import type { Action, CardFace, Modifier } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { RowTold, Say } from '../../../library/kinds.ts'
import { basesText, costText, labelsText, sigText, traitName } from '../cards/said.ts'
import { modifierText, traitParts } from '../cards/works.ts'
import { EFFECT_SIGNS, rangeText, STAT_SIGNS, statsOf, statText, teamsText } from '../texts/signs.ts'
import { groundText, scoreText } from '../missions/told.ts'
import { tokenText } from './mission-told.ts'

/** What the form says of the rows of cards, lists and missions while they are closed. */

type Rows = Readonly<Record<string, readonly RowTold[]>>

const LIBRARY = 'downsyncLibrary'
const joined = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' · ')

function actionLine(of: Action, say: Say): string {
  return joined([
    of.teams.length > 0 && say(`${LIBRARY}.team`, { teams: teamsText(of.teams) }),
    costText(of.cost, say),
    say(`downsyncTable.target.${of.target}`),
    of.range === null ? say(`${LIBRARY}.unlimited`) : rangeText(of),
    say(`${LIBRARY}.rof`, { n: of.rof }),
    EFFECT_SIGNS[of.effect],
    labelsText(of, say),
  ])
}

/** Rows of a card that stands at so-and-so in its document: `cards/0/`, or nothing. */
export function cardRows(card: CardFace, say: Say, at = ''): Rows {
  const modifiers = (of: readonly Modifier[]): RowTold[] =>
    of.map((one) => ({ name: modifierText(one, say), line: '' }))
  const inner = (list: string, all: readonly { readonly modifiers: readonly Modifier[] }[]) =>
    all.map((one, n) => [`${at}${list}/${n}/modifiers`, modifiers(one.modifiers)] as const)
  return {
    [`${at}traits`]: card.traits.map((one) => ({
      name: traitName(one, say),
      line: joined([...traitParts(one, say), ...one.modifiers.map((of) => modifierText(of, say))]),
    })),
    [`${at}actions`]: card.actions.map((one) => ({ name: one.name, line: actionLine(one, say) })),
    [`${at}counters`]: card.counters.map(({ name, ends }) => ({
      name,
      line: say(`downsyncTable.ends.${ends}`),
    })),
    ...Object.fromEntries([...inner('traits', card.traits), ...inner('actions', card.actions)]),
  }
}

/** A card in a line. */
export const statsText = (card: CardFace): string =>
  statsOf(card)
    .map((stat) => `${STAT_SIGNS[stat]} ${statText(stat, card)}`)
    .join(', ')

export function listRows(list: ListDraft, say: Say): Rows {
  const cards = new Map(list.cards.map((card) => [card.id, card]))
  return {
    cards: list.cards.map((card) => ({
      name: card.name,
      line: joined([sigText(card, say), card.bases !== null && basesText(card, say), statsText(card)]),
    })),
    units: list.units.map((unit) => {
      const card = cards.get(unit.card)
      return {
        name: unit.name === '' ? (card?.name ?? '') : unit.name,
        line: joined([
          unit.name !== '' && (card?.name ?? ''),
          card !== undefined && sigText(card, say),
          unit.crew.length > 0 && unit.crew.map(({ name }) => name).join(', '),
        ]),
      }
    }),
    ...Object.fromEntries(
      list.cards.flatMap((card, at) => Object.entries(cardRows(card, say, `cards/${at}/`))),
    ),
  }
}

export const missionRows = (mission: MissionDraft, say: Say): Rows => ({
  tokens: mission.tokens.map((token) => ({ name: token.name, line: tokenText(token, say) })),
  terrain: mission.terrain.map((piece) => ({ name: piece.name, line: groundText(piece, say) })),
  scores: mission.scores.map((score) => ({
    name: say(`${LIBRARY}.mission.value.scores-${score.kind}`),
    line: scoreText(score, say),
  })),
})
