import { expect, it } from 'vitest'
import '../../../renderer/systems/seven-seconds/histories/tell/texts.ts'
import {
  honourLine,
  tellChapters,
  tellIntroduction,
} from '../../../renderer/systems/seven-seconds/histories/tell/chronicle.ts'
import { webPage } from '../../../renderer/systems/seven-seconds/histories/tell/export/page.ts'
import { textsIn, type Texts } from '../../../renderer/systems/seven-seconds/histories/tell/speech.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { playedStory } from './stories.ts'

const texts: Texts = { ...textsIn(wordsIn(() => 'en-GB')), day: (iso) => iso }

const HEBREW = 'שלום עולם'
const { campaign, battle } = playedStory(4)
const hebrew = {
  ...campaign,
  participants: campaign.participants.map((one) => ({
    ...one,
    faction: { ...one.faction, name: HEBREW, shortName: HEBREW },
  })),
}

it('a name written from right to left keeps to itself in the title of its chapter', () => {
  const [chapter] = tellChapters(texts, {
    campaign: hebrew,
    place: '',
    battles: [{ ...battle, place: HEBREW, foughtOn: '2026-09-04' }],
    written: new Map(),
    honours: [],
  })
  expect(chapter?.title).toBe(`\u2068${HEBREW}\u2069 against \u2068${HEBREW}\u2069`)
  expect(chapter?.where).toBe(`\u2068${HEBREW}\u2069 · 2026-09-04`)
  const page = webPage({
    title: 'Ash',
    lead: '',
    contents: 'Contents',
    parts: [{ id: 'one', title: `1. ${chapter?.title}`, lead: chapter?.where ?? '', html: '', pictures: [] }],
  })
  expect(page).toContain(`<h2>1. \u2068${HEBREW}\u2069 against`)
  expect(page).toContain(`<p class="lead">\u2068${HEBREW}\u2069 ·`)
})

it('and in the line of a decoration', () => {
  const { who, what } = honourLine(
    texts,
    { campaign: hebrew, battles: [battle] },
    {
      trooper: 'x',
      whose: HEBREW,
      unit: 'scout',
      participant: battle.sides[0].participant,
      name: HEBREW,
      reason: HEBREW,
      battle: battle.id,
    },
  )
  expect([who, what].join().match(/\u2068/gu)).toHaveLength(4)
})

it('sides are called by their short names, and once by their whole ones', () => {
  const told = tellIntroduction(texts, { campaign, battles: [battle], place: '' })
  expect(told).toContain("PUC (People's Utopian Collective) under Tomas")
  expect(told.match(/Utopian/gu)).toHaveLength(1)
  expect(told).toContain('New Tokyo under Mara')
})
