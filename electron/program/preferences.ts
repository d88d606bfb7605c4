import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_ROOMS, THEMES, type BackupRoom, type Theme } from '../../shared/contract/choices.ts'

export interface WindowPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly maximized: boolean
  readonly fullScreen: boolean
  readonly zoom: number
}

/** What one person likes on one machine: needed before the database is open, so kept beside it. */
export interface PreferenceValues {
  readonly theme: Theme
  readonly window: WindowPlace | null
  /** In battles real dice are rolled and typed in. */
  readonly typedDice: boolean
  /** The game whose library is shown, and those that are put away, by their ids. */
  readonly games: { readonly chosen: string; readonly putAway: readonly string[] }
  /** The port of the browser host: the same address again keeps what a browser has kept for it. */
  readonly port: number | null
  /** A folder of the group's choice, on a stick say, into which backups go as well. */
  readonly secondPlace: string | null
  /** How much room all backups together may take, in megabytes. */
  readonly backupRoom: BackupRoom
  /** The last days on which Muster was started, as the clock said. */
  readonly days: readonly string[]
}

export interface Preferences {
  get(): PreferenceValues
  /** False where it could not be kept for the next start. */
  set(change: Partial<PreferenceValues>): boolean
}

/** A missing or broken file gives the defaults, field by field: preferences are never worth an error. */
export function openPreferences(folder: string): Preferences {
  const path = join(folder, 'preferences.json')
  let values = read(path)
  return {
    get: () => values,
    set: (change) => {
      values = { ...values, ...change }
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(`${path}.part`, JSON.stringify(values, null, 2))
        renameSync(`${path}.part`, path)
        return true
      } catch {
        return false
      }
    },
  }
}

function read(path: string): PreferenceValues {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return {
      theme: theme(field(kept, 'theme')),
      window: windowPlace(field(kept, 'window')),
      typedDice: field(kept, 'typedDice') === true,
      games: games(field(kept, 'games')),
      port: port(field(kept, 'port')),
      secondPlace: folder(field(kept, 'secondPlace')),
      backupRoom: backupRoom(field(kept, 'backupRoom')),
      days: days(field(kept, 'days')),
    }
  } catch {
    return {
      theme: theme(undefined),
      window: null,
      typedDice: false,
      games: games(undefined),
      port: null,
      secondPlace: null,
      backupRoom: backupRoom(undefined),
      days: [],
    }
  }
}

// Checked by hand, not by a schema: this is read before the first window, and the schemas' library is not.

function theme(value: unknown): Theme {
  return THEMES.find((one) => one === value) ?? 'system'
}

function games(value: unknown): PreferenceValues['games'] {
  const isId = (one: unknown): one is string => typeof one === 'string' && one.length <= 40
  const [chosen, putAway] = [field(value, 'chosen'), field(value, 'putAway')]
  return {
    chosen: isId(chosen) ? chosen : '',
    putAway: Array.isArray(putAway) ? putAway.filter(isId).slice(0, 40) : [],
  }
}

function port(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= 65_535 ? Number(value) : null
}

function folder(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function backupRoom(value: unknown): BackupRoom {
  return BACKUP_ROOMS.find((one) => one === value) ?? 2000
}

function days(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value
        .filter((one): one is string => typeof one === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(one))
        .slice(-3)
    : []
}

function windowPlace(value: unknown): WindowPlace | null {
  const within = (name: string, least: number, most: number): number | null => {
    const number = field(value, name)
    return typeof number === 'number' && number >= least && number <= most ? number : null
  }
  const pixels = (name: string, least: number, most: number): number | null => {
    const number = within(name, least, most)
    return Number.isInteger(number) ? number : null
  }
  const x = pixels('x', -100_000, 100_000)
  const y = pixels('y', -100_000, 100_000)
  const width = pixels('width', 320, 20_000)
  const height = pixels('height', 240, 20_000)
  const zoom = within('zoom', -8, 9)
  if (x === null || y === null || width === null || height === null || zoom === null) return null
  const maximized = field(value, 'maximized') === true
  const fullScreen = field(value, 'fullScreen') === true
  return { x, y, width, height, maximized, fullScreen, zoom }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
