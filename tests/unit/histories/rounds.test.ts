import { describe, expect, it } from 'vitest'
import '../../../renderer/systems/seven-seconds/histories/tell/texts.ts'
import { cast, openNames } from '../../../renderer/systems/seven-seconds/histories/tell/names.ts'
import { tellRounds } from '../../../renderer/systems/seven-seconds/histories/tell/rounds.ts'
import { textsIn, type Texts } from '../../../renderer/systems/seven-seconds/histories/tell/speech.ts'
import '../../../renderer/systems/seven-seconds/texts.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { LANGUAGES } from '../../../shared/printing/words.ts'
import { CAUSES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { KillMoment, Moment, Who } from '../../../shared/systems/seven-seconds/histories/tell/course.ts'
import type { UnitType } from '../../../shared/systems/seven-seconds/words.ts'

const texts: Texts = { ...textsIn(wordsIn(() => 'en-GB')), day: (iso) => iso }

const who = (side: Side, type: UnitType, name: string | null = null): Who => ({
  id: `${side} ${type} ${name ?? ''}`,
  side,
  type,
  rating: 2,
  name,
  trooper: null,
})

const kill = (event: number, by: Who | null, victim: Who, more: Partial<KillMoment> = {}): KillMoment => ({
  kind: 'kill',
  event,
  victims: [victim],
  by,
  self: false,
  cause: 'gauss',
  chance: null,
  first: false,
  tally: 1,
  ...more,
})

/** What is told of a battle of one round. */
function told(moments: readonly Moment[], turning: Side | null = null): string {
  const names = openNames(texts, { a: 'Zane', b: 'PUC' }, new Map())
  const shown = { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } }
  return tellRounds(texts, names, [{ round: 1, event: 1, moments, shown, turning }], 1).join('\n\n')
}

const REIKA = who('a', 'tactical', 'Reika')
const YORI = who('b', 'scout', 'Yori')
/** Numbers of events that choose each of the three wordings. */
const EVENTS = [3, 1, 2]

describe('a round as it is told', () => {
  it('keeps the order of the log', () => {
    const text = told([
      { kind: 'taken', event: 2, objective: 'beta', side: 'a', from: null },
      kill(5, REIKA, YORI),
      { kind: 'note', event: 6, text: 'Lunch' },
      { kind: 'taken', event: 7, objective: 'gamma', side: 'b', from: 'a' },
      { kind: 'withdrawal', event: 9, side: 'b' },
    ])
    const places = ['Objective β', 'Reika', 'Lunch', 'Objective γ', 'withdr'].map((one) => text.search(one))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it.each(EVENTS)('says from whom an Objective was taken, and which were lost (%i)', (event) => {
    const text = told([
      { kind: 'taken', event, objective: 'alpha', side: 'a', from: 'b' },
      { kind: 'taken', event: event + 1, objective: 'delta', side: 'a', from: 'b' },
      { kind: 'lost-hold', event: event + 2, objective: 'gamma', side: 'b' },
    ])
    expect(text).toMatch(/Objectives α and δ/u)
    expect(text).toMatch(/Zane.*PUC|PUC.*Zane/u)
    expect(text).toMatch(/Contested/u)
    expect(text).toContain('Objective γ')
  })

  it.each(EVENTS)('says whoever died by their own hand in full (%i)', (event) => {
    const text = told([kill(event, REIKA, REIKA, { self: true, cause: 'blast' })])
    expect(text).toContain('**Reika** (tactical trooper, Zane)')
  })

  it.each(EVENTS)('speaks of the commander, since there is one (%i)', (event) => {
    const [commander, drone] = [who('b', 'commander'), who('b', 'basic')]
    const text = told([kill(event, REIKA, commander, { victims: [drone, commander] })])
    expect(text).toMatch(/[Tt]he commander and a basic drone of PUC/u)
    expect(text).not.toMatch(/\b[Aa] commander of/u)
    expect(told([kill(event, commander, REIKA)])).toContain('he commander of PUC')
  })

  it.each(EVENTS)('says that a side lost its commander, with a name or without (%i)', (event) => {
    for (const commander of [who('b', 'commander'), who('b', 'commander', 'Erdene')])
      expect(told([kill(event, REIKA, commander)])).toMatch(
        /no commander left|without a commander|nobody commanded/u,
      )
  })

  it.each(EVENTS)('tells the same of the same people once (%i)', (event) => {
    const stopped = (at: number): Moment => ({ kind: 'intercepted', event: at, firer: YORI, by: REIKA })
    const text = told([stopped(event), stopped(event + 3)])
    expect(text.match(/Reika/gu)).toHaveLength(1)
    expect(text).toMatch(/[Tt]wo missiles/u)
    const missed = (at: number, chance: number): Moment => ({
      kind: 'escape',
      event: at,
      unit: YORI,
      by: REIKA,
      chance,
      hurt: 'not',
    })
    const shots = told([missed(event, 0.6), missed(event + 3, 0.7)])
    expect(shots.match(/Yori/gu)).toHaveLength(1)
    expect(shots).toContain('60% and 70%')
    expect(told([missed(event, 0.6), missed(event + 3, 0.6)]).match(/60%/gu)).toHaveLength(1)
    expect(told([stopped(event), missed(event + 3, 0.6), stopped(event + 6)])).not.toMatch(/[Tt]wo missiles/u)
  })

  it.each(EVENTS)('tells of a drone that went off alone (%i)', (event) => {
    const spent = { kind: 'spent', event, unit: who('a', 'kamikaze') } as const
    expect(told([{ ...spent, inVain: true }])).toMatch(/kamikaze drone of Zane.*nothing/u)
    expect(told([{ ...spent, inVain: false }])).toMatch(/kamikaze drone of Zane [a-z ]+\.$/u)
  })

  it.each(EVENTS)(
    'claims no more than the side’s own gain where a round gained the winner most (%i)',
    (event) => {
      const names = openNames(texts, { a: 'Zane', b: 'PUC' }, new Map())
      const shown = { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } }
      const rounds = [{ round: 1, event, moments: [kill(4, REIKA, YORI)], shown, turning: 'a' as const }]
      expect(tellRounds(texts, names, rounds, 1).join()).toMatch(/gained (?:Zane|more)/u)
    },
  )

  it('says of a round of which nothing is known only that nobody fell', () => {
    const names = openNames(texts, { a: 'Zane', b: 'PUC' }, new Map())
    for (const skipped of [0, 1, 2]) {
      const rounds = Array.from({ length: skipped }, (_, index) => ({
        round: index + 1,
        event: index,
        moments: [kill(4, REIKA, YORI)],
        shown: { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } },
        turning: null,
      }))
      const [last] = tellRounds(texts, names, rounds, skipped + 1).slice(-1)
      expect(last).toMatch(/\*\* (?:Nobody fell|Neither side lost anybody|No losses on either side)\.$/u)
    }
  })
})

it.each([...CAUSES, 'own', 'ownField', 'ownBlast'])(
  'whoever destroyed somebody by %s is named in each wording, and so known afterwards',
  async (key) => {
    await textsOf('de-DE')
    const killer = cast('killer', {
      plain: 'Reika',
      first: 'Reika',
      object: { plain: 'Reika', first: 'Reika' },
    })
    for (const language of LANGUAGES)
      for (const n of [0, 1, 2])
        expect(wordsIn(() => language).t(`tell.kill.${key}.${n}`, killer)).toContain('Reika')
  },
)
