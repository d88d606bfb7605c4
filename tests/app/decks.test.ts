import { describe, expect, test } from 'vitest'
import type { Input } from '../../shared/contract/index.ts'
import type { OwnCard } from '../../shared/systems/seven-seconds/decks/fields.ts'
import { MUSTER_CARDS } from '../../shared/systems/seven-seconds/cards/decks/index.ts'
import { cardId } from '../../shared/systems/seven-seconds/cards/documents.ts'
import { newCampaign, newParticipant } from '../support/new-campaign.ts'
import { png } from '../unit/pictures/builders.ts'
import { QUICK } from './support/fights.ts'
import { storedSetup } from '../support/stored-fight.ts'
import { startProgram, temporaryFolder, type TestProgram } from './support/program.ts'

const MISSION: OwnCard = {
  deck: 'offense',
  number: 40,
  title: 'Sing to Them',
  orders: 'Loudly.',
  troopLine: 'B',
  conditions: [
    { kind: 'control', points: 5 },
    { kind: 'own', text: 'A song sung', pay: { kind: 'each', most: null }, points: 2 },
  ],
}
const line = { commander: 1, tactical: 4, scout: 1, assault: 1, engineer: 0, drones: 6, rating: 1 as const }
const TROOPS: OwnCard = {
  number: 40,
  title: 'Typed In',
  flavour: '',
  lines: {
    A: { ...line, choices: [['tactical', 'scout']] },
    B: { ...line, choices: [] },
    C: { ...line, rating: 2, choices: [] },
  },
}

const create = async (muster: TestProgram, from: Input<'decks.create'>['from'], name = 'Ours') =>
  (await muster.ask('decks.create', { name, from })).id
const cardsOf = async (muster: TestProgram, id: string) => (await muster.ask('decks.view', { id })).cards
const titlesOf = async (muster: TestProgram, id: string) =>
  (await cardsOf(muster, id)).map(({ card }) => card.title)

describe('a deck', () => {
  test('is copied from the game’s, and from itself with all that was made of it', async () => {
    const muster = startProgram()
    const id = await create(muster, { kind: 'muster' })
    const cards = await cardsOf(muster, id)
    expect(cards.map(({ card }) => card)).toEqual([...MUSTER_CARDS.missions, ...MUSTER_CARDS.troops])
    const [first, second] = cards
    await muster.ask('decks.setCards', { deck: id, cards: [first?.id ?? ''], change: { copies: 3 } })
    await muster.ask('decks.setCards', { deck: id, cards: [second?.id ?? ''], change: { off: true } })
    await muster.ask('decks.change', { id, change: { notes: 'Ours.' } })
    const copy = await create(muster, { kind: 'deck', deck: id }, 'Copy')
    const view = await muster.ask('decks.view', { id: copy })
    expect(view).toMatchObject({ name: 'Copy', notes: 'Ours.', off: 1, problems: [], campaigns: 0 })
    expect(view.piles).toEqual({ offense: 16, defense: 15, 'chance-encounter': 15, troops: 24 })
    expect(view.cards.map(({ card, copies, off }) => ({ card, copies, off }))).toEqual(
      (await cardsOf(muster, id)).map(({ card, copies, off }) => ({ card, copies, off })),
    )
    expect((await muster.ask('decks.list', {})).map(({ name }) => name)).toEqual(['Copy', 'Ours'])
  })

  test('takes cards, changes and loses them, each one step of undo', async () => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'blank' })
    const { id } = await muster.ask('decks.keepCard', { deck, card: null, content: MISSION })
    await muster.ask('decks.keepCard', { deck, card: null, content: TROOPS })
    await muster.ask('decks.keepCard', { deck, card: id, content: { ...MISSION, title: 'Hum' } })
    expect(await cardsOf(muster, deck)).toMatchObject([
      { card: { title: 'Hum', orders: 'Loudly.' }, copies: 1, off: false },
      { card: TROOPS },
    ])
    await muster.ask('decks.removeCards', { deck, cards: [id] })
    expect(await titlesOf(muster, deck)).toEqual(['Typed In'])
    await muster.ask('undo.undo', {})
    expect(await titlesOf(muster, deck)).toEqual(['Hum', 'Typed In'])
    await muster.ask('undo.undo', {})
    expect(await titlesOf(muster, deck)).toEqual(['Sing to Them', 'Typed In'])
    await muster.ask('undo.undo', {})
    expect(await titlesOf(muster, deck)).toEqual(['Sing to Them'])
    await muster.ask('undo.redo', {})
    expect(await titlesOf(muster, deck)).toEqual(['Sing to Them', 'Typed In'])
  })

  test('has each number of a pile once', async () => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'blank' })
    const { id } = await muster.ask('decks.keepCard', { deck, card: null, content: MISSION })
    // The same number in another pile is another card.
    await muster.ask('decks.keepCard', { deck, card: null, content: TROOPS })
    const twice = await muster.refused('decks.keepCard', { deck, card: null, content: MISSION })
    expect(twice).toMatchObject({ code: 'card/number-twice', path: ['number'] })
    expect((await muster.ask('decks.keepCard', { deck, card: id, content: MISSION })).id).toBe(id)
  })

  test('goes to the trash and for good, and comes back by undo with its cards', async () => {
    const muster = startProgram()
    const id = await create(muster, { kind: 'muster' })
    expect((await muster.refused('decks.remove', { id })).code).toBe('deck/not-in-trash')
    await muster.ask('decks.move', { id, to: 'trash' })
    await muster.ask('decks.remove', { id })
    expect(await muster.ask('decks.list', {})).toEqual([])
    await muster.ask('undo.undo', {})
    expect(await cardsOf(muster, id)).toHaveLength(69)
  })

  test.each<[string, Partial<OwnCard>]>([
    ['no title', { title: ' ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['orders without end', { orders: 'x'.repeat(601) }],
    ['half a character', { orders: '\ud83d' }],
    ['a picture that is none', { picture: '../../x' }],
    ['a number of 100', { number: 100 }],
    ['no condition', { conditions: [] }],
    ['an unknown condition', { conditions: [{ kind: 'glory', points: 1 } as never] }],
    [
      'thirteen conditions',
      { conditions: Array.from({ length: 13 }, () => ({ kind: 'control', points: 1 })) },
    ],
  ])('takes no card with %s', async (_name, over) => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'blank' })
    const content = { ...MISSION, ...over }
    expect((await muster.refused('decks.keepCard', { deck, card: null, content })).code).toBe('call/input')
    expect(await cardsOf(muster, deck)).toEqual([])
  })
})

describe('the cards of a campaign', () => {
  const two = [newParticipant('Ada', 'new-tokyo'), newParticipant('Ben', 'council-of-zane')]
  async function begin(muster: TestProgram, campaign: string): Promise<string> {
    const { participants } = await muster.ask('campaigns.view', { id: campaign })
    const [a = '', b = ''] = participants.map((one) => one.id)
    const answer = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: a },
      b: { kind: 'participant', participant: b },
    })
    return answer.id
  }

  test('are those of its deck as it stands when a battle begins, copies and all, and stay in that battle', async () => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'muster' })
    const { id } = await muster.ask('decks.keepCard', { deck, card: null, content: MISSION })
    await muster.ask('decks.setCards', { deck, cards: [id], change: { copies: 2 } })
    const [off] = await cardsOf(muster, deck)
    await muster.ask('decks.setCards', { deck, cards: [off?.id ?? ''], change: { off: true } })
    const campaign = (await muster.ask('campaigns.start', newCampaign(two, { deck }))).id
    expect((await muster.ask('campaigns.view', { id: campaign })).deck).toBe(deck)
    expect((await muster.ask('decks.view', { id: deck })).campaigns).toBe(1)
    const before = await begin(muster, campaign)
    await muster.ask('decks.keepCard', { deck, card: id, content: { ...MISSION, title: 'Another' } })
    const after = await begin(muster, campaign)

    const { cards, piles } = storedSetup(muster, before)
    expect(cards).toMatchObject({ id: deck, name: 'Ours' })
    expect(cards.missions.map(cardId)).not.toContain('O-01')
    expect(cards.missions.filter((card) => cardId(card) === 'O-40')).toEqual([MISSION, MISSION])
    expect(piles.offense.filter((one) => one === 'O-40')).toHaveLength(2)
    expect(storedSetup(muster, after).cards.missions.some(({ title }) => title === 'Another')).toBe(true)
    // What is done to the deck later leaves both as they are.
    await muster.ask('fights.look', { id: before, watcher: 'a' })
    expect(muster.errors).toEqual([])
  })

  test('can be changed later, and a deck that is played with is not thrown away', async () => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'muster' })
    const campaign = (await muster.ask('campaigns.start', newCampaign(two))).id
    const view = await muster.ask('campaigns.view', { id: campaign })
    expect(view.deck).toBeNull()
    const change = {
      id: campaign,
      name: view.name,
      startsOn: view.startsOn,
      place: view.place,
      map: view.map,
      rules: view.rules,
      participants: view.participants.map(({ id, player, opening, startingTech }) => ({
        id,
        player: player.name,
        opening,
        tech: startingTech,
        rival: null,
      })),
    }
    await muster.ask('campaigns.change', { ...change, deck })
    expect((await muster.refused('decks.move', { id: deck, to: 'trash' })).code).toBe('deck/in-campaign')
    await muster.ask('decks.move', { id: deck, to: 'archived' })
    expect(storedSetup(muster, await begin(muster, campaign)).cards.id).toBe(deck)
    await muster.ask('campaigns.change', { ...change, deck: null })
    expect(storedSetup(muster, await begin(muster, campaign)).cards).toEqual(MUSTER_CARDS)
    await muster.ask('decks.move', { id: deck, to: 'trash' })
    expect((await muster.refused('campaigns.change', { ...change, deck })).code).toBe('deck/gone')
  })

  test('that cannot be played with stop a battle with what is missing', async () => {
    const muster = startProgram()
    const deck = await create(muster, { kind: 'blank' })
    const campaign = (await muster.ask('campaigns.start', newCampaign(two, { deck }))).id
    await expect(begin(muster, campaign)).rejects.toThrow('deck/unfinished Ours cannot be played with yet.')
    expect(await muster.refused('fights.begin', { ...QUICK, deck })).toMatchObject({
      code: 'deck/unfinished',
      path: ['deck'],
    })
    const full = await create(muster, { kind: 'muster' }, 'Full')
    const { id } = await muster.ask('fights.begin', { ...QUICK, deck: full })
    expect(storedSetup(muster, id).cards.name).toBe('Full')
  })
})

test('the picture of a card is kept as long as a card, a step or a battle names it', async () => {
  const folder = temporaryFolder()
  const muster = startProgram(folder)
  const keep = async (size: number) => {
    const content = Buffer.from(png(size, size)).toString('base64')
    return (await muster.ask('pictures.keep', { kind: 'card', content })).id
  }
  const deck = await create(muster, { kind: 'muster' })
  const [shown, played, loose] = [await keep(4), await keep(5), await keep(6)]
  const content = (picture: string): OwnCard => ({ ...MISSION, picture })
  const { id } = await muster.ask('decks.keepCard', { deck, card: null, content: content(played) })
  const fight = await muster.ask('fights.begin', { ...QUICK, deck })
  expect(storedSetup(muster, fight.id).cards.missions).toContainEqual(content(played))
  await muster.ask('decks.keepCard', { deck, card: id, content: content(shown) })
  const unknown = await muster.refused('decks.keepCard', { deck, card: id, content: content('a'.repeat(64)) })
  expect(unknown.code).toBe('picture/gone')
  muster.program.close()

  const again = startProgram(folder)
  await again.ask('pictures.view', { id: shown })
  await again.ask('pictures.view', { id: played })
  expect((await again.refused('pictures.view', { id: loose })).code).toBe('picture/gone')
})
