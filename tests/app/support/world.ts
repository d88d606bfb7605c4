import { createHash } from 'node:crypto'
import { packDeck } from '../../../electron/systems/seven-seconds/decks/file.ts'
import { packFaction } from '../../../electron/systems/seven-seconds/factions/file.ts'
import type { CallName, Input } from '../../../shared/contract/index.ts'
import type { OwnCard } from '../../../shared/systems/seven-seconds/decks/fields.ts'
import type { Emblem } from '../../../shared/heraldry/emblem.ts'
import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'
import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { DEFAULT_RULES } from '../../../shared/systems/seven-seconds/battle/documents/default-rules.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { ARCHETYPES } from '../../../shared/systems/seven-seconds/data/archetypes.ts'
import { FIGURE_SET } from '../../../shared/systems/seven-seconds/data/campaign.ts'
import { NO_FILTER } from '../../../shared/systems/seven-seconds/histories/filter.ts'
import { newAdventure, newParticipant } from '../../support/new-campaign.ts'
import { png } from '../../unit/pictures/builders.ts'
import { begunOnce } from './begun-once.ts'
import { report, side, startThree } from './campaign.ts'

/** What there is to be named in a call. */
export interface Targets {
  readonly campaign: string
  readonly people: readonly string[]
  readonly battle: string
  readonly purchase: string
  readonly fight: string
  readonly faction: string
  readonly player: string
  readonly trooper: string
  readonly decoration: string
  readonly names: string
  readonly fixture: string
  readonly thrown: string
  readonly view: string
  readonly deck: string
  readonly card: string
  readonly document: string
  readonly adventure: string
}
/** A campaign with something of everything in it, and an undone step. */
export const begunWorld = begunOnce(async (started): Promise<Targets> => {
  const { id: campaign, people } = await startThree(started)
  const enter = (result: Input<'battles.enter'>['report']): Promise<{ id: string }> =>
    started.ask('battles.enter', { campaign, before: null, report: result })
  await enter(
    report(side(people[0], 31, { controlsTable: true }), side(people[1], 11, { lost: { scout: 2 } })),
  )
  const { id: battle } = await enter(report(side(people[1], 4), side(people[0], 9, { controlsTable: true })))
  const {
    ids: [purchase = ''],
  } = await started.ask('technology.buy', {
    participant: people[0] ?? '',
    steps: [{ rating: 3, stat: 'armour' }],
  })
  const { id: deleted } = await enter(report(side(people[1], 4), side(people[2], 9)))
  await started.ask('battles.remove', { id: deleted })
  const [{ id: thrown } = { id: '' }] = await started.ask('trash.list', { campaign })
  const { id: view } = await started.ask('views.keep', savedView(campaign))
  await enter(report(side(people[2], 4), side(people[0], 9)))
  await started.ask('undo.undo', {})
  const { id: faction } = await started.ask('factions.create', { name: 'Own', from: { kind: 'random' } })
  const { id: deck } = await started.ask('decks.create', { name: 'Own cards', from: { kind: 'muster' } })
  const [{ id: card } = { id: '' }] = (await started.ask('decks.view', { id: deck })).cards
  const { id: fixture } = await started.ask('fixtures.plan', { campaign, plan: plan(people) })
  const { id: fight } = await started.ask('fights.begin', beginning(campaign, people))
  await started.ask('fights.act', {
    id: fight,
    after: 0,
    command: { kind: 'roll-roles', side: 'a' },
    rolls: [6, 1],
  })
  const { id: player } = await started.ask('players.create', { ...PLAYER, sameName: false })
  const { id: trooper } = await started.ask('roster.add', {
    faction,
    campaign: null,
    unit: 'scout',
    name: 'Nao',
    note: '',
  })
  const { id: decoration } = await started.ask('roster.decorate', {
    trooper,
    battle: null,
    name: 'Long service',
    reason: '',
  })
  await started.ask('pictures.keep', { kind: 'portrait', content: PICTURE.toString('base64') })
  // Named by something: whoever asks for pictures first would clear it else.
  await started.ask('roster.change', { id: trooper, change: { portrait: PICTURE_ID } })
  const { id: document } = await started.ask('documents.create', {
    system: blastEm.id,
    kind: 'team',
    campaign: null,
    document: SAMPLE_TEAMS['late-shift'],
  })
  const { id: adventure } = await started.ask('adventures.begin', newAdventure(blastEm.id, 'Log'))
  const { id: names } = await started.ask('names.create', { name: 'Ours', names: ['Anvil', 'Badger'] })
  return {
    campaign,
    people,
    battle,
    purchase,
    fight,
    faction,
    player,
    trooper,
    decoration,
    names,
    fixture,
    thrown,
    view,
    deck,
    card,
    document,
    adventure,
  }
})

export const savedView = (campaign: string): Input<'views.keep'> => ({
  name: 'Draws',
  campaign,
  filter: {
    ...NO_FILTER,
    text: 'harbour',
    campaigns: [campaign],
    factions: [campaign],
    players: [campaign],
    opponents: [campaign],
    roles: ['attacker'],
    ended: ['won'],
    missions: ['Hold'],
    troops: ['Patrol'],
    margins: ['draw'],
    places: ['The harbour'],
    from: '2026-01-01',
    to: '2026-12-31',
    levels: ['record'],
  },
  order: { by: 'date', descending: true },
})

export const PLAYER = { name: 'Eva', contact: 'eva@club', colour: '#335577', guest: false, led: [] }

export const plan = (people: readonly string[]): Input<'fixtures.plan'>['plan'] => ({
  sides: [people[0] ?? '', people[2] ?? ''],
  fightsOn: '2026-12-05',
  place: 'Kettle Valley',
  note: 'Bring dice.',
})

export const beginning = (campaign: string, people: readonly string[]): Input<'fights.begin'> => ({
  campaign,
  a: { kind: 'participant', participant: people[0] ?? '' },
  b: { kind: 'participant', participant: people[1] ?? '' },
  level: 'enforce',
  rules: DEFAULT_RULES,
  deck: null,
})

/** A payload for each call that its schema takes, with nothing left out. */
export function validPayloads(world: Targets): {
  readonly [N in CallName]: Input<N>
} {
  const { campaign, people, battle, purchase, fight, faction, fixture, deck, card, document, adventure } =
    world
  const { player, trooper, decoration, names, thrown, view } = world
  const result = report(
    side(people[0], 12, { role: 'attacker', roleDie: 6, lost: { tactical: 1, commander: 0 } }),
    side(people[1], 7, { role: 'defender', roleDie: 1, controlsTable: true, lost: { engineer: 99 } }),
    { foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.\nWet.' },
  )
  const line = { id: fight, decision: 1, after: 1 }
  const correction: Input<'fights.considerCorrection'> = {
    ...line,
    command: { kind: 'roll-roles', side: 'b' },
    rolls: [6, 1],
  }
  const entered = { ...line, command: null, rolls: null }
  return {
    'program.status': {},
    'search.everything': { text: 'tokyo' },
    'records.ofPlayer': { player },
    'program.openAgain': { altered: false },
    'program.keepTyped': {},
    'program.nameMenu': { undo: 'battle entered', redo: null, library: [], campaign: [] },
    'program.setGames': { chosen: 'seven-seconds', putAway: [] },
    'safekeeping.look': {},
    'safekeeping.backUp': {},
    'safekeeping.missing': { id: 'muster-000001-2026-11-23', place: 'own' },
    'safekeeping.restore': { id: 'muster-000001-2026-11-23', place: 'own' },
    'safekeeping.putBack': { id: '0001-2026-11-23' },
    'safekeeping.beginEmpty': {},
    'safekeeping.saveCopy': {},
    'safekeeping.visit': { id: 'muster-000001-2026-11-23', place: 'own' },
    'safekeeping.leave': {},
    'safekeeping.chooseSecond': {},
    'safekeeping.setRoom': { megabytes: 2000 },
    'safekeeping.setSecond': { folder: null },
    'archives.open': { from: { kind: 'aside', id: '0001-2026-11-23' }, reading: READING },
    'archives.look': { reading: READING },
    'archives.weigh': { reading: READING, things: [{ kind: 'campaign', id: campaign }] },
    'archives.bring': { reading: READING, things: [{ kind: 'campaign', id: campaign }], answers: [] },
    'archives.pack': { campaign },
    'program.setTheme': { theme: 'dark' },
    'program.setTypedDice': { typed: true },
    'program.saveFile': { fileName: 'Club.muster-deck', content: 'AAAA' },
    'program.showDataFolder': {},
    'program.openPage': { game: 'seven-seconds' },
    'program.openPublicWindow': { fight },
    'program.reportError': { message: 'In the test', stack: 'at fuzz.test.ts' },
    'program.usable': {},
    'program.endReading': { reading: READING },
    'histories.battles': { campaign: null },
    'histories.digestLogs': {},
    'histories.story': { battle },
    'histories.written': { campaign },
    'histories.telling': { campaign, battle, told: '# Told' },
    'histories.write': { campaign, battle, words: '# Written\n\n*On*.', told: '# Told' },
    'histories.unwrite': { campaign, battle },
    'histories.fights': { campaign },
    'histories.events': { fight, secrets: true, privateNotes: true },
    'undo.look': {},
    'undo.undo': {},
    'undo.redo': {},
    'campaigns.list': {},
    'campaigns.view': { id: campaign },
    'campaigns.start': {
      name: 'Another',
      startsOn: '2026-11-20',
      place: 'Kettle Valley',
      map: PICTURE_ID,
      deck: null,
      rules: { ...rulesFor('short'), opponent: 'chosen-rival' },
      participants: [
        newParticipant('Ada', 'council-of-zane', {
          opening: { campaignPoints: 5, streak: 3, techPoints: 9 },
          tech: ARCHETYPES.watchers,
          rival: 1,
        }),
        newParticipant('Dora', 'new-tokyo', { rival: 0 }),
      ],
    },
    'campaigns.change': {
      id: campaign,
      name: 'Changed',
      startsOn: '2026-11-19',
      place: 'Elsewhere',
      map: null,
      deck,
      rules: { ...rulesFor('long'), draws: 'end-streaks' },
      participants: people.map((one, place) => ({
        id: one,
        player: `Player ${place}`,
        opening: { campaignPoints: 1, streak: 1, techPoints: 1 },
        tech: ARCHETYPES.even,
        rival: place === 0 ? 1 : 0,
      })),
    },
    'campaigns.takeRules': { id: campaign },
    'campaigns.prepare': {},
    'campaigns.keepUsual': {
      rules: rulesFor('long'),
      place: 'The club',
      deck: null,
      participants: [{ player: 'Ada', faction: 'new-tokyo' }],
    },
    'campaigns.forgetUsual': {},
    'samples.open': {},
    'campaigns.rename': { id: campaign, name: 'Renamed' },
    'campaigns.remove': { id: campaign },
    'campaigns.archive': { id: campaign },
    'campaigns.restore': { id: campaign },
    'campaigns.finish': { id: campaign, finishedOn: '2026-12-31', epilogue: '# Ash\n\nIt was *cold*.' },
    'campaigns.reopen': { id: campaign },
    'fixtures.plan': { campaign, plan: plan(people) },
    'fixtures.change': { id: fixture, plan: { ...plan(people), sides: [null, null], fightsOn: null } },
    'fixtures.cancel': { id: fixture },
    'battles.rollRoles': {},
    'battles.enter': { campaign, before: battle, report: result },
    'battles.correct': { id: battle, report: result },
    'battles.move': { id: battle, before: null },
    'battles.remove': { id: battle },
    'changes.list': { battle },
    'trash.list': { campaign },
    'trash.look': { id: thrown },
    'trash.restore': { id: thrown },
    'trash.remove': { id: thrown },
    'trash.campaigns': {},
    'trash.restoreCampaign': { id: campaign },
    'trash.removeCampaign': { id: campaign },
    'trash.clear': {},
    'views.list': { campaign },
    'views.keep': savedView(campaign),
    'views.rename': { id: view, name: 'All draws' },
    'views.remove': { id: view },
    'factions.list': {},
    'factions.view': { id: faction },
    'factions.create': { name: 'Copied', from: { kind: 'faction', faction } },
    'factions.change': {
      id: faction,
      change: {
        name: 'Kestrel Pact',
        colours: { first: '#102030', second: '#ffeedd' },
        emblem: EMBLEM,
        lore: '# Kestrels',
        tech: ARCHETYPES.watchers,
      },
    },
    'factions.pack': { id: faction, withNotes: true },
    'factions.unpack': { content: FACTION_FILE, reading: READING },
    'factions.import': { reading: READING, as: { kind: 'replace', faction } },
    'factions.move': { id: faction, to: 'trash' },
    'factions.remove': { id: faction },
    'decks.list': {},
    'decks.view': { id: deck },
    'decks.create': { name: 'Copied', from: { kind: 'deck', deck } },
    'decks.change': { id: deck, change: { name: 'Renamed', notes: 'Ours.' } },
    'decks.keepCard': { deck, card, content: MISSION },
    'decks.setCards': { deck, cards: [card], change: { copies: 2, off: true } },
    'decks.removeCards': { deck, cards: [card] },
    'decks.readTable': { deck, text: TABLE },
    'decks.takeTable': { deck, text: TABLE },
    'decks.figures': {},
    'decks.keepFigures': { ...FIGURE_SET, scout: 9 },
    'decks.pack': { id: deck },
    'decks.unpack': { content: DECK_FILE, reading: READING },
    'decks.import': { reading: READING, as: { kind: 'replace', deck } },
    'decks.move': { id: deck, to: 'trash' },
    'decks.remove': { id: deck },
    'printing.options': { campaign },
    'printing.keepOptions': {
      campaign,
      options: { ...DEFAULT_OPTIONS, paper: 'letter', perPage: 4, ownSize: { width: 70, height: 100 } },
    },
    'printing.begin': { title: 'Cards', to: 'printer', document: '{"parts":[]}' },
    'printing.ending': { id: fight },
    'printing.cancel': { id: fight },
    'printing.document': { id: fight },
    'printing.laid': { id: fight, pages: 1, of: 2, done: false },
    'fights.underWay': {},
    'fights.form': { campaign: null, system: 'seven-seconds' },
    'fights.setUp': { campaign: null, system: 'seven-seconds', level: 'assist', said: {} },
    'fights.begin': beginning(campaign, people),
    'fights.look': { id: fight, watcher: 'a' },
    'fights.log': { id: fight, watcher: 'public', after: 1 },
    'fights.consider': {
      id: fight,
      command: { kind: 'roll-roles', side: 'a' },
      rolls: [3],
    },
    'fights.act': {
      id: fight,
      after: 1,
      command: { kind: 'choose-edge', side: 'b', edge: 'north' },
      rolls: null,
    },
    'fights.setPin': { id: fight, side: 'a', chosen: '4711' },
    'fights.giveUpPin': { id: fight, side: 'a' },
    'fights.suggestLayout': { id: fight, side: 'b' },
    'fights.line': { id: fight, decision: 1 },
    'fights.considerCorrection': correction,
    'fights.correct': { ...correction, leftOut: [] },
    'fights.takeBackCorrection': { id: fight, after: 1 },
    'fights.considerEntered': entered,
    'fights.correctEntered': {
      ...entered,
      leftOut: [],
      who: 'Ada',
      reason: 'It was a 5',
      words: { before: 'A shot', after: null },
      causes: [],
    },
    'fights.ofBattle': { battle },
    'fights.moments': { id: fight, watcher: 'public' },
    'fights.moment': { id: fight, watcher: 'public', at: 1 },
    'fights.suggestNames': { id: fight, side: 'b', names: { style: 'steppe' } },
    'fights.layouts': { id: fight, side: 'b' },
    'fights.keepLayout': { id: fight, side: 'b', name: 'Ridge', squares: [{ square: 1, units: ['scout'] }] },
    'fights.renameLayout': { id: fight, side: 'b', layout: battle, name: 'Ridge' },
    'fights.removeLayout': { id: fight, side: 'b', layout: battle },
    'fights.doAgain': { id: fight, after: 1 },
    'fights.takeBack': { id: fight, decision: 1 },
    'fights.takeBackOwn': { id: fight, side: 'a', after: 1 },
    'fights.enter': { id: fight, foughtOn: '2026-11-20', place: 'Kettle Valley', note: 'Cold.' },
    'fights.abandon': { id: fight },
    'technology.buy': { participant: people[0] ?? '', steps: [{ rating: 3, stat: 'sensors' }] },
    'technology.takeBack': { ids: [purchase] },
    'players.list': {},
    'players.mayLead': {},
    'players.create': { ...PLAYER, name: 'Fritz', led: [faction], sameName: true },
    'players.change': { id: player, change: { ...PLAYER, name: 'Eve' }, sameName: false },
    'players.remove': { id: player },
    'adventures.begin': {
      system: blastEm.id,
      name: 'Log',
      startsOn: '2026-11-20',
      place: 'Here',
      rules: null,
    },
    'sampleAdventures.open': { system: blastEm.id },
    'adventures.look': { id: adventure },
    'adventures.ofGame': { system: 'blast-em' },
    'adventures.battle': { fight },
    'adventures.setOut': { fight, side: 'side-1' },
    'adventures.figures': { system: 'blast-em', campaign: adventure },
    'adventures.change': { id: adventure, change: { startsOn: null, place: 'There' } },
    'adventures.goOn': { fight, side: 'player-1' },
    'documents.list': { system: blastEm.id, campaign: null },
    'documents.view': { id: document },
    'documents.create': {
      system: blastEm.id,
      kind: 'mission',
      campaign: null,
      document: SAMPLE_MISSIONS['seed-vault'],
    },
    'documents.change': { id: document, change: { player, look: null } },
    'documents.lock': { id: document, chosen: '4711' },
    'documents.move': { id: document, to: 'trash' },
    'documents.remove': { id: document },
    'documents.pack': { id: document },
    'documents.unpack': {
      system: blastEm.id,
      content: JSON.stringify(SAMPLE_TEAMS['late-shift']),
    },
    'names.lists': {},
    'names.create': { name: 'More', names: ['Clover', 'Dagger', 'clover'] },
    'names.change': { id: names, name: 'Ours', names: ['Anvil'] },
    'names.remove': { id: names },
    'roster.view': { faction, campaign: null },
    'roster.trooper': { id: trooper },
    'roster.add': { faction, campaign: null, unit: 'tactical', name: 'Ren', note: 'Quiet.' },
    'roster.change': {
      id: trooper,
      change: {
        unit: 'assault',
        name: 'Nao',
        note: 'Loud.',
        campaign: null,
        fell: 'A fall from a roof',
        portrait: PICTURE_ID,
      },
    },
    'roster.remove': { id: trooper },
    'roster.decorate': { trooper, battle: null, name: 'Star of Ash', reason: 'For coming back.' },
    'roster.takeBackDecoration': { id: decoration },
    'roster.battle': { battle },
    'roster.recordBattle': {
      battle,
      participant: people[1] ?? '',
      entries: [
        {
          trooper,
          fate: 'wounded',
          wounds: 1,
          round: 3,
          cause: 'a stray missile',
          kills: { gauss: 2, blast: 0 },
          decorations: [{ name: 'Star of Ash', reason: '' }],
        },
      ],
    },
    'roster.fillSquad': {
      faction,
      campaign: null,
      need: { tactical: 2, commander: 1, assault: 0, scout: 1, engineer: 0 },
      names: { style: 'steppe' },
    },
    'roster.fallen': { campaign },
    'roster.unnamed': { campaign },
    'pictures.keep': { kind: 'emblem', content: PICTURE.toString('base64') },
    'pictures.view': { id: PICTURE_ID },
  }
}

/** Under which a file is read; nothing is, until somebody asks for it. */
const READING = '019ab7c2-5d1e-7a04-8f3b-6c2d9e4a1b70'

const PICTURE = Buffer.from(png())
const PICTURE_ID = createHash('sha256').update(PICTURE).digest('hex')

export const MISSION: OwnCard = {
  deck: 'offense',
  number: 77,
  title: 'Sing to Them',
  orders: 'Loudly.',
  troopLine: 'B',
  conditions: [{ kind: 'own', text: 'A song sung', pay: { kind: 'each', most: 3 }, points: 4 }],
}
export const TABLE = 'pile,number,title,line,points 1,condition 1\ndefense,88,Typed,B,4,control\n'
const DECK_FILE = Buffer.from(
  packDeck({ name: 'Imported', notes: '', cards: [{ card: MISSION, copies: 2, off: false }] }).content,
).toString('base64')
const FACTION_FILE = Buffer.from(
  packFaction({
    name: 'Kestrel Pact',
    shortName: 'Kestrels',
    motto: '',
    colours: { first: '#102030', second: '#ffeedd' },
    emblem: null,
    picture: null,
    lore: '',
    notes: '',
    tech: ARCHETYPES.even,
  }).content,
).toString('base64')

const EMBLEM: Emblem = {
  version: 1,
  shape: 'shield',
  division: 'per-bend',
  field: '#102030',
  second: '#ffeedd',
  charge: 'raven',
  chargeColour: '#c0a030',
  arrangement: 'one',
  mirrored: false,
}
