import type { TableFaces } from '../../renderer/table/faces.ts'
import { i18n } from '../../renderer/texts/index.ts'
import { playingCard } from '../../shared/dice/playing-cards.ts'
import { never } from '../../shared/never.ts'
import { SEATS, type Event, type Side, type State } from './lanterns.ts'

i18n.global.mergeLocaleMessage('en-GB', {
  lanterns: {
    phase: {
      cards: 'Cards',
      choices: 'Choices',
      wind: 'The wind',
      throws: 'Throws',
      over: 'The night is over',
    },
    command: {
      draw: 'draw the cards',
      choose: 'choose whom to throw at',
      'say-wind': 'look how the wind blows',
      throw: 'throw',
    },
    field: {
      target: 'At whom',
      metres: 'How far away he stands',
      wind: 'The wind',
      keeper: 'Keeper of the lanterns, if there is one',
      automatic: 'Muster plays for',
      rounds: 'Rounds',
      red: 'Red',
      green: 'Green',
      blue: 'Blue',
    },
    value: { red: 'Red', green: 'Green', blue: 'Blue', still: 'Still', breeze: 'A breeze', gale: 'A gale' },
    purpose: { order: 'Cards', throw: 'Throw' },
    moment: { 'lantern-out': 'A lantern goes out' },
    ended: { dark: 'The night is over.' },
    piece: { lanterns: 'Lanterns: {n}', chosen: 'Throws at {target} over {metres} metres' },
    line: {
      round: 'Round {n}: {names} throw in this order.',
      chosen: '{name} has chosen {target}, {metres} metres away.',
      hidden: '{name} has chosen.',
      wind: { still: 'Not a leaf stirs.', breeze: 'A breeze goes.', gale: 'A gale blows.' },
      handed: 'Muster plays for {name} from here on.',
      taken: '{name} is played by people again.',
      hit: '{name} puts out a lantern of {target}.',
      missed: '{name} misses {target}.',
      rolled: '{name} rolls {dice}.',
      drawn: 'Cards: {cards}.',
      over: 'The night is over.',
      noted: '{name} notes: {text}',
    },
  },
})

/** What a watcher may know of the state: the same but for the dice. */
type Seen = Omit<State, 'dice'>
type Told = Event | { readonly kind: 'hidden'; readonly of: string; readonly side: Side | null }

/** How Lantern Night shows itself at the house's table. */
export const faces: TableFaces = {
  texts: 'lanterns',
  pieces: (view, { names }) => {
    const { lanterns, choices } = view as Seen
    return SEATS.map((seat) => {
      const chosen = choices[seat]
      return {
        id: seat,
        side: seat,
        name: names[seat] ?? seat,
        isOut: lanterns[seat] === 0,
        states: [
          { key: 'piece.lanterns', values: { n: lanterns[seat] } },
          ...(chosen
            ? [
                {
                  key: 'piece.chosen',
                  values: { target: names[chosen.target] ?? '', metres: chosen.metres },
                },
              ]
            : []),
        ],
      }
    })
  },
  order: (view, { names }) => {
    const { phase, order } = view as Seen
    if (phase !== 'throws') return []
    const acted = SEATS.filter((seat) => !order.includes(seat))
    return [...acted, ...order].map((seat, at) => [
      {
        id: seat,
        side: seat,
        name: names[seat] ?? seat,
        stands: at < acted.length ? 'acted' : at === acted.length ? 'now' : 'later',
      },
    ])
  },
  line: (event, { names }) => {
    const told = event as Told
    const name = 'side' in told && told.side !== null ? (names[told.side] ?? '') : ''
    switch (told.kind) {
      case 'round-begun':
        return {
          key: 'line.round',
          values: { n: told.round, names: told.order.map((seat) => names[seat]).join(', ') },
          side: null,
        }
      case 'chosen':
        return {
          key: 'line.chosen',
          values: { name, target: names[told.target] ?? '', metres: told.metres },
          side: told.side,
        }
      case 'wind-said':
        return { key: `line.wind.${told.wind}`, side: told.side }
      case 'handed-over':
        return { key: told.automatic ? 'line.handed' : 'line.taken', values: { name }, side: told.side }
      case 'hidden':
        return told.of === 'chosen' ? { key: 'line.hidden', values: { name }, side: told.side } : null
      case 'rolled':
        return told.purpose === 'order'
          ? {
              key: 'line.drawn',
              values: { cards: told.dice.map((card) => playingCard(card).rank).join(', ') },
              side: null,
            }
          : { key: 'line.rolled', values: { name, dice: told.dice.join(', ') }, side: told.side }
      case 'thrown':
        return {
          key: told.hit ? 'line.hit' : 'line.missed',
          values: { name, target: names[told.target] ?? '' },
          side: told.side,
        }
      case 'phase-entered':
        return told.phase === 'over' ? { key: 'line.over', side: null } : null
      case 'noted':
        return { key: 'line.noted', values: { name, text: told.text }, side: told.side }
      case 'begun':
      case 'opened':
      case 'dice-moved':
      case 'counter-set':
      case 'photo-taken':
      case 'pin-given-up':
        return null
      default:
        return never(told)
    }
  },
}
