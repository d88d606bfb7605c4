import { openDatabase } from '../../../electron/safekeeping/open.ts'
import { loadAll } from '../../../electron/plays.ts'
import { createStore } from '../../../electron/database/store.ts'
import { fightBattles } from '../../../electron/systems/seven-seconds/campaigns/generate.ts'
import { startCampaign } from '../../../electron/systems/seven-seconds/campaigns/start.ts'
import { isRefusal } from '../../../shared/problem.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'

const FACTIONS = ['new-tokyo', 'council-of-zane'] as const

/** Writes a data folder with a campaign of one battle that nobody wants to end. */
function writeLongBattle(folder: string, seed: number): void {
  const database = openDatabase(folder)
  if (isRefusal(database)) throw new Error(database.problem.message)
  database.pragma('synchronous = OFF')
  const store = createStore(database)
  const started = startCampaign(store, {
    name: 'A long night',
    sample: false,
    startsOn: '2007-01-05',
    place: 'Cinder',
    map: null,
    deck: null,
    rules: { ...rulesFor('long'), length: 'own', pointsToWin: 999, streakToWin: 99 },
    participants: FACTIONS.map((faction, place) => ({
      player: ['Mara', 'Tomas'][place] ?? '',
      faction,
      opening: NO_OPENING,
      tech: null,
      rival: null,
    })),
  })
  if (isRefusal(started)) throw new Error(started.problem.message)
  const eagerness = { 'agree-to-end': 0, withdraw: 0, 'fire-rifle': 1, 'fire-missile': 1, 'fire-flamer': 1 }
  fightBattles(store, started.id, { seed, battles: 1, from: '2007-01-05', places: ['Cinder'], eagerness })
  store.close()
}

const [, , folder = '', seed = '6'] = process.argv
await loadAll()
writeLongBattle(folder, Number(seed))
