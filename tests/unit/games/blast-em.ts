import { openDice } from '../../../shared/dice/source.ts'
import { eventSchema } from '../../../shared/systems/blast-em/battle/documents/events.ts'
import { setupFrom, type BattleSetup } from '../../../shared/systems/blast-em/battle/documents/setup.ts'
import { blastEmPlay } from '../../../shared/systems/blast-em/battle/play.ts'
import { commandSchema } from '../../../shared/systems/blast-em/battle/documents/commands.ts'
import { fillAll, isOffered } from '../../../shared/battle/fits.ts'
import type { BlastEm } from '../../../shared/systems/blast-em/battle/rules/rule.ts'
import { profileOf } from '../../../shared/systems/blast-em/battle/state/look.ts'
import type { BattleState } from '../../../shared/systems/blast-em/battle/state/state.ts'
import { BAD_GUYS_SIDE, PHASES, type Side } from '../../../shared/systems/blast-em/battle/words.ts'
import {
  DEFAULT_RULES,
  HOUSE_RULES,
  RULE_BOOK,
  type HouseRules,
} from '../../../shared/systems/blast-em/house-rules.ts'
import type { MissionDraft } from '../../../shared/systems/blast-em/documents/mission.ts'
import type { TeamDraft } from '../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_MISSION_IDS, SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAM_IDS, SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { isRefusal } from '../../../shared/problem.ts'
import type { BadGuy } from '../../../shared/systems/blast-em/words.ts'
import { variedRules } from './house-rules.ts'
import type { Step, Tried } from './tried.ts'
import { writerAt } from './writer.ts'

export const battleOf = (over: Partial<BattleSetup> = {}): BattleSetup => {
  const setup = setupFrom({
    level: 'enforce',
    rules: DEFAULT_RULES,
    players: [{ name: 'Ada', team: SAMPLE_TEAMS['late-shift'] }],
    mission: SAMPLE_MISSIONS['seed-vault'],
    first: null,
    automatic: false,
    ...over,
  })
  if (isRefusal(setup)) throw new Error(setup.problem.message)
  return setup
}

const badGuys = (type: BadGuy, count: number) => ({ who: { kind: 'badGuy', type } as const, count })
const lying = (id: string) => ({ id, name: id, notes: '', place: { room: null, at: null } })
/** A short fight against what other missions have least of. */
const ARENA: MissionDraft = {
  ...SAMPLE_MISSIONS['ghost-of-the-anneliese'],
  mission: 'firefight',
  objective: { kind: 'own' },
  turnLimit: 6,
  tokens: [],
  garrison: [
    {
      id: 'machines',
      place: { room: null, at: null },
      models: [
        badGuys('securityBot', 3),
        badGuys('personnel', 2),
        badGuys('heavy', 1),
        badGuys('assault', 3),
      ],
    },
  ],
  rewards: true,
}
/** A place with one of everything that can be worked at, and little to fight. */
const YARD: MissionDraft = {
  ...SAMPLE_MISSIONS['seed-vault'],
  mission: 'infiltration',
  objective: { kind: 'learn', from: 'archive' },
  turnLimit: 4,
  doors: (['closed', 'locked', 'blast', 'stuck'] as const).map((state) => ({
    ...lying(`${state}-door`),
    state,
  })),
  terminals: [
    { ...lying('archive'), does: [], opens: [] },
    { ...lying('panel'), does: ['shutDownSecurity', 'openDoors'], opens: ['locked-door'] },
  ],
  items: [{ ...lying('safe'), locked: true, find: { kind: 'tagalong' } }],
  people: [{ ...lying('clerk'), who: { kind: 'team', type: 'botEnhanced' }, joins: true }],
  things: [
    { ...lying('barrels'), cover: 'light', hides: false, breakable: true, explosive: true },
    { ...lying('wall'), cover: 'hard', hides: true, breakable: false, explosive: false },
  ],
  vessels: [lying('sloop')],
  garrison: [],
  traumaUnit: true,
  tokens: [
    { id: 'gun', place: lying('gun').place, holds: { kind: 'automatic', of: ['gun'] } },
    { id: 'camera', place: lying('camera').place, holds: { kind: 'automatic', of: ['camera'] } },
    { id: 'find', place: lying('find').place, holds: { kind: 'find' } },
  ],
  surprised: 'badGuys',
  junk: { gadget: 'grenade' },
}

/** A Hero who spends no points: whoever shoots at the team shoots at him. */
const ALONE: TeamDraft = {
  ...SAMPLE_TEAMS['late-shift'],
  members: SAMPLE_TEAMS['late-shift'].members.slice(0, 1),
}

const carrying = (...gadgets: TeamDraft['members'][number]['gadgets']) => gadgets
/** A sequel's team that has one of everything. */
const EQUIPPED: TeamDraft = {
  ...SAMPLE_TEAMS['late-shift-again'],
  members: SAMPLE_TEAMS['late-shift-again'].members.map((member, index) => ({
    ...member,
    gadgets:
      [
        carrying({ gadget: 'bodyArmour' }, { gadget: 'combatDrugs' }, { gadget: 'medpack', uses: 1 }),
        carrying({ gadget: 'weaponUpgrade', upgrade: 'rapid' }, { gadget: 'combatDrugs' }),
        carrying({ gadget: 'grenade' }, { gadget: 'weaponUpgrade', upgrade: 'close' }),
        carrying({ gadget: 'medpack', uses: 2 }),
        carrying({ gadget: 'passkey' }, { gadget: 'grenade' }),
        carrying({ gadget: 'forceField' }, { gadget: 'weaponUpgrade', upgrade: 'accurate' }),
      ][index] ?? [],
  })),
}

/** Sequels, guests and points are another's matter. */
const AS_USUAL = ['sequels', 'guests', 'pointsLeft']
const rulesOf = (seed: number): HouseRules =>
  RULE_BOOK.schema.parse(
    variedRules(HOUSE_RULES, seed, (key, { values }) => (AS_USUAL.includes(key) ? values[0] : undefined)),
  )

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** What must hold after every command. */
function wrong({ before, after, events }: Step<BlastEm>): string[] {
  const found: string[] = []
  for (const model of Object.values(after.models)) {
    const { id, fate, wounds, turnsLeft, reaches, carried } = model
    if (fate === 'up' && wounds < 1) found.push(`${id} is up with ${wounds} wounds.`)
    if (fate === 'mostlyDead' && wounds !== 0) found.push(`${id} is Mostly Dead with ${wounds} wounds.`)
    if (wounds > profileOf(after, model).wounds) found.push(`${id} has more wounds than ever.`)
    if ((turnsLeft !== null && turnsLeft > 0) !== (fate === 'mostlyDead'))
      if (fate === 'mostlyDead' || fate === 'up') found.push(`${id} counts ${turnsLeft} and is ${fate}.`)
    for (const other of reaches)
      if (!after.models[other]?.reaches.includes(id)) found.push(`${id} reaches ${other} alone.`)
    if (carried.some(({ left }) => left !== null && left < 0)) found.push(`${id} uses what it has not.`)
    const was = before.models[id]
    if (was && (was.fate === 'out' || was.fate === 'left') && fate !== was.fate && fate !== 'gone')
      found.push(`${id} comes back from ${was.fate} as ${fate}.`)
  }
  const isFight = after.phase === 'moving' || after.phase === 'declaring' || after.phase === 'resolving'
  if (isFight !== (after.exchange !== null) && after.phase === 'free') found.push('A free turn has a fight.')
  if (isFight && after.exchange === null) found.push('A fight has no exchange.')
  if (after.phase !== 'settling' && (after.stray !== null || after.explosions.length > 0))
    found.push('Something is in the air, and nobody is asked.')
  if (['free', 'closing', 'looking'].includes(after.phase) && after.suffered.length > 0)
    found.push('Wounds are not judged.')
  const dead = Object.values(before.models).filter(({ fate }) => fate === 'out' || fate === 'left')
  for (const event of events)
    if (event.kind === 'moved' && dead.some(({ id }) => id === event.model)) found.push('The dead walk.')
  return found
}

/** The same battle to everybody but this side: tokens, lockers and dice are otherwise, and so is what it declares. */
function twin(state: BattleState, side: Side): BattleState {
  const { exchange, models, setup } = state
  const isSecret = setup.rules.declaring === 'secret' && exchange !== null && !exchange.opened
  return {
    ...state,
    dice: openDice(99),
    tokens: Object.fromEntries(
      Object.entries(state.tokens).map(([id, token]) => [
        id,
        token.spent ? token : { ...token, holds: { kind: 'find' }, find: { kind: 'tagalong' } },
      ]),
    ),
    items: Object.fromEntries(
      Object.entries(state.items).map(([id, item]) => [
        id,
        item.opened ? item : { ...item, find: { kind: 'tagalong' } },
      ]),
    ),
    exchange: isSecret
      ? { ...exchange, attacks: exchange.attacks.filter(({ by }) => models[by]?.side !== side) }
      : exchange,
    notes: state.notes.filter((note) => !note.private || note.side !== side),
  }
}

export const triedBlastEm: Tried<BlastEm, BattleSetup> = {
  name: 'Blast ’Em!',
  play: blastEmPlay,
  setupOf: (seed, level = 'enforce') =>
    battleOf({
      level,
      // In the arena nobody gets away from a fight, and in the yard there is junk.
      rules: {
        ...rulesOf(seed),
        ...(seed % 4 === 3 ? { fightEnds: 'noneUp' } : {}),
        ...(seed % 4 === 1 ? { devicesFromJunk: true } : {}),
      },
      players: Array.from({ length: 1 + (seed % 5 === 0 ? 2 : seed % 2) }, (_none, index) => ({
        name: `Player ${index + 1}`,
        team:
          [null, null, EQUIPPED, seed % 8 === 3 ? ALONE : null][seed % 4] ??
          SAMPLE_TEAMS[at(SAMPLE_TEAM_IDS, seed + index)],
      })),
      mission:
        [SAMPLE_MISSIONS[at(SAMPLE_MISSION_IDS, seed * 7)], YARD, null, ARENA][seed % 4] ??
        SAMPLE_MISSIONS[at(SAMPLE_MISSION_IDS, seed * 5)],
      first: seed % 4 === 1 ? 'player-1' : null,
      automatic: seed % 2 === 0,
    }),
  isOffered,
  fillAll,
  writeAtRandom: writerAt<BlastEm>({
    commandSchema,
    sidesOf: blastEmPlay.sidesOf,
    piecesOf: (state) => Object.keys(state.models),
    automaticIn: ({ automatic }) => automatic,
    handedOver: () => BAD_GUYS_SIDE,
  }),
  wrong,
  twin,
  hiding: PHASES.filter((phase) => phase !== 'over'),
  kinds: eventSchema.options.map((option) => option.shape.kind.value),
  // Lost PINs and what is put right by hand are for people.
  never: ['recorded', 'put-right', 'thing-put-right', 'turn-put-right', 'pin-given-up'],
}
