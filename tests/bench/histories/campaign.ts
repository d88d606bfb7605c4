import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count, desc } from 'drizzle-orm'
import { openDatabase } from '../../../electron/safekeeping/open.ts'
import { fightEvents, fights } from '../../../electron/database/schema.ts'
import { loadAll } from '../../../electron/plays.ts'
import { createStore } from '../../../electron/database/store.ts'
import { fightBattles } from '../../../electron/systems/seven-seconds/campaigns/generate.ts'
import { startCampaign } from '../../../electron/systems/seven-seconds/campaigns/start.ts'
import { openDigests } from '../../../electron/systems/seven-seconds/histories/digests.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { FIGURES, type Figures } from './figures.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'

const FACTIONS = ['new-tokyo', 'council-of-zane', 'peoples-utopian-collective'] as const
const PLACES = [
  'Kettle Valley',
  'Relay Ridge',
  'Salt Pan Nine',
  'Glass Quarry',
  'North Lock',
  'Pump House',
  'Old Spaceport',
]

/** Writes a data folder with a seeded campaign of so many battles, all fought through the engine. */
function writeCampaign(folder: string, battles: number, seed = 7): void {
  const database = openDatabase(folder)
  if (isRefusal(database)) throw new Error(database.problem.message)
  // It is written once and thrown away: no power is cut meanwhile.
  database.pragma('synchronous = OFF')
  const store = createStore(database)
  const started = startCampaign(store, {
    name: 'A thousand nights',
    sample: false,
    startsOn: '2007-01-05',
    place: 'Cinder',
    map: null,
    deck: null,
    rules: { ...rulesFor('long'), length: 'own', pointsToWin: 999, streakToWin: 99 },
    participants: FACTIONS.map((faction, place) => ({
      player: ['Mara', 'Tomas', 'Ilse'][place] ?? '',
      faction,
      opening: NO_OPENING,
      tech: null,
      rival: null,
    })),
  })
  if (isRefusal(started)) throw new Error(started.problem.message)
  fightBattles(store, started.id, {
    seed,
    battles,
    from: '2007-01-05',
    places: PLACES,
    note: (number) => (number % 5 === 0 ? `Night ${number + 1}: nobody slept.` : ''),
    // To about 500 events a battle.
    eagerness: { 'agree-to-end': 30, withdraw: 16 },
    purchases: 1,
  })
  const digests = openDigests(store)
  digests.read(digests.unread())
  const last = store.tables.select().from(fights).orderBy(desc(fights.id)).limit(1).get()
  const figures: Figures = {
    campaign: started.id,
    battle: last?.battleId ?? '',
    fight: last?.id ?? '',
    events: store.tables.select({ of: count() }).from(fightEvents).get()?.of ?? 0,
  }
  writeFileSync(join(folder, FIGURES), JSON.stringify(figures))
  store.close()
}

const [, , folder = '', battles = '1000'] = process.argv
await loadAll()
const begun = performance.now()
writeCampaign(folder, Number(battles))
const seconds = (performance.now() - begun) / 1000
process.stdout.write(
  `a campaign of ${battles} battles, fought through the engine in ${seconds.toFixed(0)} s\n`,
)
