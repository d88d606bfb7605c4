import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import { readNamed } from '../../../shared/document.ts'
import { VIP_CAPTURE } from '../../../shared/systems/downsync/data/missions.ts'
import {
  checkList,
  LIST_DOCUMENT,
  pingsOfList,
  type ListDraft,
  type ListSize,
} from '../../../shared/systems/downsync/documents/force-list.ts'
import { plainCard, plainFace } from '../../../shared/systems/downsync/documents/making.ts'
import {
  checkMission,
  MISSION_DOCUMENT,
  type MissionDraft,
} from '../../../shared/systems/downsync/documents/mission.ts'
import {
  CARD_DOCUMENT,
  checkCard,
  type CardFace,
} from '../../../shared/systems/downsync/documents/unit-card.ts'
import { SAMPLE_CARDS, SAMPLE_FACTIONS } from '../../../shared/systems/downsync/samples/cards.ts'
import { randomCard, randomList, randomMission } from '../../../shared/systems/downsync/samples/generate.ts'
import { SAMPLE_LIST_IDS, SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../shared/systems/downsync/samples/missions.ts'
import {
  BASE_COUNTS,
  CONDITIONS,
  COSTS,
  EFFECTS,
  LABELS,
  ROLLS,
  SIGS,
  TARGETS,
  TRIGGERS,
} from '../../../shared/systems/downsync/words.ts'
import { runs } from '../../support/long.ts'

const FACTIONS = ['tidewall', 'meridian'] as const
const cardsOf = (faction: (typeof FACTIONS)[number]): CardFace[] => Object.values(SAMPLE_CARDS[faction])
const every = FACTIONS.flatMap(cardsOf)

describe.each(FACTIONS)('%s', (faction) => {
  it('has nine Units and more, of every Signature, infantry among them', () => {
    const cards = cardsOf(faction)
    expect(cards.length).toBeGreaterThanOrEqual(9)
    for (const sig of SIGS) expect(cards.filter((card) => card.sig === sig).length).toBeGreaterThanOrEqual(2)
    expect(cards.some(({ bases }) => (bases ?? 0) > 1)).toBe(true)
    expect(cards.some(({ traits }) => traits.some(({ name, sig }) => name === 'Decoy' && sig !== null))).toBe(
      true,
    )
    expect(new Set(cards.map(({ faction: of }) => of))).toEqual(new Set([SAMPLE_FACTIONS[faction]]))
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  })
  it.each(Object.entries<CardFace>(SAMPLE_CARDS[faction]))('%s', (_id, face) => {
    const card = plainCard(face)
    expect(readNamed(CARD_DOCUMENT, JSON.parse(JSON.stringify(card)))).toEqual({ document: card })
    expect(checkCard(face)).toEqual([])
    expect(face.description).not.toBe('')
    expect(face.actions.length).toBeGreaterThan(0)
    for (const { text } of face.traits) expect(text).not.toBe('')
  })
})

it('the two show all that a card can say', () => {
  const actions = every.flatMap((card) => card.actions)
  const traits = every.flatMap((card) => card.traits)
  const modifiers = [...actions, ...traits].flatMap((one) => one.modifiers)
  const shown = (all: Iterable<unknown>, wanted: readonly unknown[]): void => {
    const found = new Set(all)
    expect(wanted.filter((one) => !found.has(one))).toEqual([])
  }
  shown(
    actions.map(({ effect }) => effect),
    EFFECTS,
  )
  shown(
    actions.map(({ cost }) => cost),
    COSTS,
  )
  shown(
    actions.flatMap(({ labels }) => labels),
    LABELS,
  )
  shown(
    actions.map(({ target }) => target),
    TARGETS.filter((target) => target !== 'anyUnit' && target !== 'enemyPing'),
  )
  shown(
    modifiers.map(({ roll }) => roll),
    ROLLS,
  )
  shown(
    modifiers.map(({ when }) => when),
    CONDITIONS,
  )
  shown(
    traits.map(({ at }) => at),
    TRIGGERS,
  )
  shown(
    traits.map(({ gains }) => gains),
    ['stealth', 'overwatch', 'countermeasure', 'emergency'],
  )
  shown(
    every.map(({ bases }) => bases),
    [null, ...BASE_COUNTS],
  )
  expect(every.some(({ cmPlus }) => cmPlus > 0)).toBe(true)
  expect(every.some(({ counters }) => counters.length > 0)).toBe(true)
})

describe('force lists that lie ready', () => {
  it.each(SAMPLE_LIST_IDS)('%s', (id) => {
    const list: ListDraft = SAMPLE_LISTS[id]
    expect(readNamed(LIST_DOCUMENT, JSON.parse(JSON.stringify(list)))).toEqual({ document: list })
    expect(checkList(list)).toEqual([])
    expect(list.notes).not.toBe('')
  })
  it('are all there; Lamp Row has decoys', () => {
    expect(Object.keys(SAMPLE_LISTS)).toEqual([...SAMPLE_LIST_IDS])
    expect(pingsOfList(SAMPLE_LISTS['lamp-row'])).toEqual({ small: 3, medium: 4, large: 1 })
  })
})

describe('missions that lie ready', () => {
  it.each(SAMPLE_MISSION_IDS)('%s', (id) => {
    const mission: MissionDraft = SAMPLE_MISSIONS[id]
    expect(readNamed(MISSION_DOCUMENT, JSON.parse(JSON.stringify(mission)))).toEqual({ document: mission })
    expect(checkMission(mission)).toEqual([])
    expect(mission.brief).not.toBe('')
  })
  it('are all there, four of them our own; VIP Capture is the book’s', () => {
    expect(Object.keys(SAMPLE_MISSIONS)).toEqual([...SAMPLE_MISSION_IDS])
    const all: readonly MissionDraft[] = Object.values(SAMPLE_MISSIONS)
    expect(all.filter(({ notes }) => notes !== '')).toHaveLength(4)
    expect(SAMPLE_MISSIONS['vip-capture']).toMatchObject({ wins: VIP_CAPTURE.wins, rounds: null })
    const kinds = new Set(all.flatMap(({ scores }) => scores.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['near', 'hold', 'reveal', 'destroy']))
  })
})

describe('random force lists', () => {
  const size = fc.oneof(
    fc.constantFrom<ListSize>({ of: 'book', size: 'small' }, { of: 'book', size: 'standard' }),
    fc.record({
      of: fc.constant('own' as const),
      name: fc.constant('Ours'),
      slots: fc.record({
        small: fc.integer({ min: 1, max: 6 }),
        medium: fc.nat(6),
        large: fc.nat(6),
      }),
      commandPoints: fc.nat(12),
    }),
  )
  it('are legal, and the same from the same chance', () =>
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...FACTIONS), size, (seed, faction, of) => {
        const made = (): ReturnType<typeof randomList> =>
          randomList(seededDice(openDice(seed)), SAMPLE_FACTIONS[faction], SAMPLE_CARDS[faction], of)
        const one = made()
        expect(made()).toEqual(one)
        if ('problem' in one) throw new Error(one.problem.message)
        expect(readNamed(LIST_DOCUMENT, JSON.parse(JSON.stringify(one.list)))).toEqual({ document: one.list })
        expect(checkList(one.list)).toEqual([])
      }),
      { numRuns: runs(20, 1000) },
    ))
  it('have cards and missions beside them that can be played as they are', () =>
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = () => seededDice(openDice(seed))
        const [card, mission] = [randomCard(chance()), randomMission(chance())]
        expect([randomCard(chance()), randomMission(chance())]).toEqual([card, mission])
        expect(readNamed(CARD_DOCUMENT, JSON.parse(JSON.stringify(card)))).toEqual({ document: card })
        expect(readNamed(MISSION_DOCUMENT, JSON.parse(JSON.stringify(mission)))).toEqual({
          document: mission,
        })
        expect([checkCard(card), checkMission(mission)]).toEqual([[], []])
        // Of infantry each base would have what words call one token.
        const isOfBases = card.traits.some(({ gains }) => gains === 'countermeasure' || gains === 'emergency')
        expect(card.bases !== null && isOfBases).toBe(false)
      }),
      { numRuns: runs(40, 1000) },
    ))
  it('need a card of each Signature', () => {
    const cards = { only: plainFace({ name: 'Only', faction: 'Ours' }) }
    const made = randomList(seededDice(openDice(1)), 'Ours', cards, { of: 'book', size: 'small' })
    expect(made).toMatchObject({ problem: { code: 'force/no-cards', values: { sig: 'small' } } })
  })
})
