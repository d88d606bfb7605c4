import { expect, test } from 'vitest'
import type { BattleTypes } from '../../../shared/battle/battle.ts'
import type { Field, Fields, Offer } from '../../../shared/battle/field.ts'
import type { FightSummary } from '../../../shared/contract/fights.ts'
import { faces as blastEm } from '../../../renderer/systems/blast-em/faces/faces.ts'
import type { TableFaces, TableWords } from '../../../renderer/table/faces.ts'
import { adventure as blastEmAdventure } from '../../../renderer/systems/blast-em/library/adventure.ts'
import { adventure as fastAndDirtyAdventure } from '../../../renderer/systems/fast-and-dirty/library/adventure.ts'
import { adventure as travellerAdventure } from '../../../renderer/systems/traveller/library/adventure.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { TEMPERS } from '../../../shared/systems/blast-em/documents/team.ts'
import { MOMENTS } from '../../../shared/systems/blast-em/battle/ending/moments.ts'
import { RULES } from '../../../shared/systems/blast-em/battle/rulebook.ts'
import {
  ENDING_REASONS,
  OPENINGS,
  OUTCOMES,
  PHASES,
  PURPOSES,
} from '../../../shared/systems/blast-em/battle/words.ts'
import { WEARING_REASONS } from '../../../shared/systems/blast-em/gadgets.ts'
import { SHOT_REASONS } from '../../../shared/systems/blast-em/shooting.ts'
import {
  ATTACKS,
  AUTOMATICS,
  BAD_GUYS,
  BYSTANDERS,
  COVERS,
  GADGETS,
  MISSION_KINDS,
  TEAM_TYPES,
  UPGRADES,
} from '../../../shared/systems/blast-em/words.ts'
import { faces as traveller } from '../../../renderer/systems/traveller/faces/faces.ts'
import { MOMENTS as TRAVELLER_MOMENTS } from '../../../shared/systems/traveller/battle/ending/moments.ts'
import { RULES as TRAVELLER_RULES } from '../../../shared/systems/traveller/battle/rulebook.ts'
import {
  COVER_NAMES,
  ENDINGS,
  FATES,
  PHASES as TRAVELLER_PHASES,
  PURPOSES as TRAVELLER_PURPOSES,
  REACHES,
  STUNTS,
  MANOEUVRES,
} from '../../../shared/systems/traveller/battle/words.ts'
import { BANDS, GRAPPLES, PLACES, SENSORS } from '../../../shared/systems/traveller/words.ts'
import { faces as fastAndDirty } from '../../../renderer/systems/fast-and-dirty/faces/faces.ts'
import { MOMENTS as FAST_AND_DIRTY_MOMENTS } from '../../../shared/systems/fast-and-dirty/battle/ending/moments.ts'
import { RULES as FAST_AND_DIRTY_RULES } from '../../../shared/systems/fast-and-dirty/battle/rulebook.ts'
import * as FAST_AND_DIRTY from '../../../shared/systems/fast-and-dirty/battle/words.ts'
import * as FAST_AND_DIRTY_WORDS from '../../../shared/systems/fast-and-dirty/words.ts'
import { faces as downsync } from '../../../renderer/systems/downsync/faces/faces.ts'
import { adventure as downsyncAdventure } from '../../../renderer/systems/downsync/library/adventure.ts'
import { SLOWING } from '../../../shared/systems/downsync/battle/documents/commands.ts'
import {
  FIGURES as DOWNSYNC_FIGURES,
  ROUNDS_TOLD,
  LATER,
} from '../../../shared/systems/downsync/battle/ending/figures.ts'
import { MOMENTS as DOWNSYNC_MOMENTS } from '../../../shared/systems/downsync/battle/ending/moments.ts'
import { LOOKED_AT } from '../../../shared/systems/downsync/battle/rules/looked-at.ts'
import { RULES as DOWNSYNC_RULES } from '../../../shared/systems/downsync/battle/rulebook.ts'
import * as DOWNSYNC from '../../../shared/systems/downsync/battle/words.ts'
import * as DOWNSYNC_WORDS from '../../../shared/systems/downsync/words.ts'
import { faces as lanterns } from '../../toy/faces.ts'
import { triedLanterns } from '../../toy/lanterns.ts'
import { runs } from '../../support/long.ts'
import { triedBlastEm } from './blast-em.ts'
import { triedDownsync } from './downsync.ts'
import { triedFastAndDirty } from './fast-and-dirty.ts'
import { triedTraveller } from './traveller.ts'
import { keysOf } from './said-keys.ts'
import { playOut, type Tried } from './tried.ts'

/** Whatever a battle says at the house's table has a text: nothing else would notice a key that is none. */

/** Keys of a form, its entries of lists counted in. */
function keysOfFields(
  fields: Fields,
  faces: TableFaces,
  view: object | null,
  names: FightSummary['names'],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.kind === 'is' ? [] : [`field.${name}`]),
    ...(field.kind === 'list' ? keysOfFields(field.of, faces, view, names) : []),
    ...valuesOf(field).flatMap((value) => {
      if (value in names) return []
      const called = faces.named?.(name, value, view)
      return called ? keysOf(called) : [`value.${value}`]
    }),
  ])
}
const valuesOf = (field: Field): readonly string[] =>
  field.kind === 'one' || field.kind === 'some' ? field.of : []

/** Every key that some battles say, on the board, in forms and in the log. */
function saidBy<Types extends BattleTypes, Setup>(
  tried: Tried<Types, Setup>,
  faces: TableFaces,
  seeds = runs(25, 150),
): Set<string> {
  const { play, setupOf } = tried
  const said = new Set<string>()
  const add = (all: readonly string[]): void => all.forEach((key) => said.add(key))
  for (let seed = 1; seed <= seeds; seed += 1) {
    const setup = setupOf(seed)
    const names = Object.fromEntries((play.setUp?.sides(setup) ?? []).map(({ side, name }) => [side, name]))
    const summary = { names } as FightSummary
    const then: { readonly kind: string }[] = []
    playOut(tried, setup, seed, ({ before, events, after }) => {
      const view = play.view(after, 'public')
      add(
        faces
          .pieces(view, summary)
          .flatMap((piece) => [
            ...[piece.name, ...piece.states, ...(piece.declares ?? []), ...(piece.marks ?? [])].flatMap(
              keysOf,
            ),
            ...(piece.under ? keysOf(piece.under) : []),
            ...(piece.tracks ?? []).flatMap(({ says }) => keysOf(says)),
          ]),
      )
      add((faces.now?.(view, summary) ?? []).flatMap(keysOf))
      for (const event of events) {
        const line: TableWords | null = faces.line(play.tell(event, before, 'public'), summary, view)
        if (line) add(keysOf(line))
        for (const n of [0, 1, 2]) {
          const told = faces.tale?.(
            play.tell(event, before, 'public'),
            summary,
            view,
            (key) => `${key}.${n}`,
            then,
          )
          if (told) add(keysOf(told))
        }
        then.push(play.tell(event, before, 'public'))
      }
      for (const side of play.sidesOf(after)) {
        // Whatever is its side's alone is called so to it alone.
        const own = play.view(after, side)
        for (const offer of play.options(after, side) as readonly Offer[]) {
          add([`command.${offer.command}`, ...keysOfFields(offer.fields, faces, own, names)])
          const act = faces.act?.(offer, own)
          if (act) add([act.does, act.of ?? '', act.to?.what ?? '', act.to?.whom ?? ''].flatMap(keysOf))
          const chosen = Object.fromEntries(
            Object.entries(offer.fields).map(([name, field]) => [
              name,
              field.kind === 'is'
                ? field.value
                : field.kind === 'some'
                  ? field.of
                  : (valuesOf(field)[0] ?? null),
            ]),
          )
          add((faces.odds?.(offer, chosen, own) ?? []).flatMap(keysOf))
        }
      }
    })
  }
  return said
}

const missing = (texts: string, keys: Iterable<string>): string[] =>
  [...keys].filter((key) => !i18n.global.te(`${texts}.${key}`))

test('all that battles of Blast ’Em! say at the table has its words', () => {
  const said = saidBy(triedBlastEm, blastEm)
  expect(said.size).toBeGreaterThan(200)
  expect(missing(blastEm.texts, said)).toEqual([])
})

test('all that battles of Lantern Night say at the table has its words', () => {
  expect(missing(lanterns.texts, saidBy(triedLanterns, lanterns))).toEqual([])
})

test('every word of Blast ’Em! that is rare has its text as well', () => {
  const under = (key: string, words: readonly string[]): string[] => words.map((word) => `${key}.${word}`)
  const setUp = triedBlastEm.play.setUp?.fields([]) ?? {}
  const keys = [
    ...under('command', Object.keys(RULES)),
    ...under('phase', PHASES),
    ...under('purpose', PURPOSES),
    ...under('ended', OUTCOMES),
    ...under('line.ended', OUTCOMES),
    ...under('why', ENDING_REASONS),
    ...under('how', OPENINGS),
    ...under('moment', MOMENTS),
    ...under('temper', [...TEMPERS, 'sequel']),
    ...under('value', [...ATTACKS, ...COVERS]),
    ...under('who.team', TEAM_TYPES),
    ...under('who.badGuy', BAD_GUYS),
    ...under('who.bystander', BYSTANDERS),
    ...under('who.automatic', AUTOMATICS),
    ...under(
      'gadget',
      GADGETS.filter((gadget) => gadget !== 'weaponUpgrade'),
    ),
    ...under('upgrade', UPGRADES),
    ...under('mission', MISSION_KINDS),
    ...under('reason', [...SHOT_REASONS, ...WEARING_REASONS]),
    ...under('field', Object.keys(setUp)),
  ]
  expect(missing(blastEm.texts, keys)).toEqual([])
})

test('all that battles of Traveller-style combat say at the table has its words', () => {
  const said = saidBy(triedTraveller, traveller)
  expect(said.size).toBeGreaterThan(300)
  expect(missing(traveller.texts, said)).toEqual([])
})

test('every word of Traveller-style combat that is rare has its text as well', () => {
  const under = (key: string, words: readonly string[]): string[] => words.map((word) => `${key}.${word}`)
  const setUp = triedTraveller.play.setUp?.fields([]) ?? {}
  const keys = [
    ...under('command', Object.keys(TRAVELLER_RULES)),
    ...under('phase', TRAVELLER_PHASES),
    ...under('purpose', TRAVELLER_PURPOSES),
    ...under('ended', ENDINGS),
    ...under('line.ended', ENDINGS),
    ...under('moment', TRAVELLER_MOMENTS),
    ...under('fate', FATES),
    ...under('cover', COVER_NAMES),
    ...under('reach', REACHES),
    ...under('what', [...STUNTS, ...MANOEUVRES]),
    ...under('act.hold', GRAPPLES),
    ...under('line.held', GRAPPLES),
    ...under('band', BANDS),
    ...under('place', PLACES),
    ...under('sensor', SENSORS),
    ...keysOfFields(setUp, traveller, null, {}).filter((key) => key.startsWith('field.')),
  ]
  expect(missing(traveller.texts, keys)).toEqual([])
})

test('all that battles of Fast and Dirty say at the table has its words', () => {
  const said = saidBy(triedFastAndDirty, fastAndDirty, runs(10, 100))
  expect(said.size).toBeGreaterThan(300)
  expect(missing(fastAndDirty.texts, said)).toEqual([])
})

test('every word of Fast and Dirty that is rare has its text as well', () => {
  const under = (key: string, words: readonly string[]): string[] => words.map((word) => `${key}.${word}`)
  const setUp = triedFastAndDirty.play.setUp?.fields([]) ?? {}
  const { ACTIONS, CHARGE_STEPS, ENDINGS, FIGURE_FATES, GAITS, HEADINGS } = FAST_AND_DIRTY
  const { MARKERS, PHASES, PURPOSES, SPEEDS, UNIT_FATES } = FAST_AND_DIRTY
  const { MISSIONS, POWERS, PROPERTIES, UNIT_TRAITS, WEAPONS, WORKS } = FAST_AND_DIRTY_WORDS
  const keys = [
    ...under('command', Object.keys(FAST_AND_DIRTY_RULES)),
    ...under('phase', PHASES),
    ...under('purpose', PURPOSES),
    ...under('ended', ENDINGS),
    ...under('moment', FAST_AND_DIRTY_MOMENTS),
    ...under('figureFate', FIGURE_FATES),
    ...under('gait', GAITS),
    ...under('speed', SPEEDS),
    ...under('heading', HEADINGS),
    ...under('mark', MARKERS),
    ...under('mark.ignored', MARKERS),
    ...under('mark.charges', CHARGE_STEPS),
    ...under(
      'fate',
      UNIT_FATES.filter((fate) => fate !== 'onTable'),
    ),
    ...under('now.acting', ACTIONS),
    ...under('now.driving', ACTIONS),
    'now.bound.drivesAway',
    ...under('aim.mission', MISSIONS),
    ...under('now.judge', MISSIONS),
    ...under('power', POWERS),
    ...under('property', PROPERTIES),
    ...under('trait', UNIT_TRAITS),
    ...under('weapon', WEAPONS),
    ...under('work', WORKS),
    ...keysOfFields(setUp, fastAndDirty, null, {}).filter((key) => key.startsWith('field.')),
  ]
  expect(missing(fastAndDirty.texts, keys)).toEqual([])
})

test('all that battles of Downsync say at the table has its words', () => {
  const said = saidBy(triedDownsync, downsync, runs(10, 100))
  expect(said.size).toBeGreaterThan(250)
  expect(missing(downsync.texts, said)).toEqual([])
})

test('every word of Downsync that is rare has its text as well', () => {
  const under = (key: string, words: readonly string[]): string[] => words.map((word) => `${key}.${word}`)
  const setUp = triedDownsync.play.setUp?.fields([]) ?? {}
  const { BASE_TOKENS, ENDINGS, PHASES, POINT_REASONS, PURPOSES, REVEALS, SINGLE_TOKENS, SPENDINGS } =
    DOWNSYNC
  const { COSTS, EFFECTS, LABELS, REASONS, SIGS, STUN_PRICES } = DOWNSYNC_WORDS
  const keys = [
    ...under('command', Object.keys(DOWNSYNC_RULES)),
    ...under('phase', PHASES),
    ...under('purpose', PURPOSES),
    // Numbers of priority stand in a line of their own.
    ...under(
      'line.rolled',
      PURPOSES.filter((purpose) => purpose !== 'priority'),
    ),
    ...under('line.rolledBoosted', ['attack', 'scan', 'countermeasure']),
    ...under('ended', ENDINGS),
    ...under('line.ended.won', ENDINGS),
    ...under('line.ended.open', ENDINGS),
    ...under('moment', DOWNSYNC_MOMENTS),
    ...under('line.revealed', REVEALS),
    ...under('line.decoy', REVEALS),
    ...under('now.identify', REVEALS),
    ...under('houseRule', Object.values(LOOKED_AT).flat()),
    ...under('why', POINT_REASONS),
    ...under('spending', SPENDINGS),
    ...under('token', SINGLE_TOKENS),
    ...under('line.tokens', BASE_TOKENS),
    ...under('act.counter', BASE_TOKENS),
    ...under('slowing', SLOWING),
    ...under('price', STUN_PRICES),
    ...under(
      'cost',
      COSTS.filter((cost) => cost !== 'free'),
    ),
    ...under('effect', EFFECTS),
    ...under('label', LABELS),
    ...under('reason', [...REASONS, 'card']),
    ...under('sig', SIGS),
    ...under('called.ping', SIGS),
    ...under('called.token', ['enemy', 'own', 'anybody']),
    ...under('odds.atBand', ['short', 'middle', 'long']),
    ...keysOfFields(setUp, downsync, null, {}).filter((key) => key.startsWith('field.')),
  ]
  expect(missing(downsync.texts, keys)).toEqual([])
})

test('all that is counted in battles of Downsync has its words', () => {
  const { ENDINGS, REVEALS } = DOWNSYNC
  const { SIGS } = DOWNSYNC_WORDS
  const rounds = Array.from({ length: ROUNDS_TOLD }, (_none, at) => String(at + 1))
  const by: Readonly<Record<(typeof DOWNSYNC_FIGURES)[number], readonly string[]>> = {
    battles: [...ENDINGS, 'open'],
    points: [...rounds, LATER],
    attacks: ['kill', 'stun'],
    scans: [...SIGS, 'unit'],
    counters: ['cm', 'cmPlus'],
    pings: SIGS,
    revealed: REVEALS,
    first: ['plain', 'overwatch'],
    reactions: ['reacting', 'active'],
    gained: ['reacting', 'active'],
    lost: SIGS,
  }
  const keys = DOWNSYNC_FIGURES.flatMap((figure) => [
    ...['title', 'about', 'what', 'count'].map((word) => `figure.${figure}.${word}`),
    ...by[figure].map((word) => `figure.${figure}.by.${word}`),
  ])
  expect(missing(downsyncAdventure.texts, keys)).toEqual([])
})

test.each([blastEmAdventure, travellerAdventure, fastAndDirtyAdventure, downsyncAdventure])(
  'all that is counted of people has its words: $texts',
  (words) => {
    const keys = words.deeds.flatMap((deed) => [`deed.${deed}`, `did.${deed}`])
    expect(keys.length).toBeGreaterThan(6)
    expect(missing(words.texts, keys)).toEqual([])
  },
)
