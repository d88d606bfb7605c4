import log from 'electron-log/node'
import { join } from 'node:path'

/** The local log file: errors and their stacks, on this machine only. */
export interface Log {
  info(message: string): void
  error(message: string, ...errors: unknown[]): void
}

/** One megabyte, then the file is kept as `muster.old.log` and a new one begun. */
const LARGEST = 1_000_000

export function openLog(folder: string): Log {
  const file = log.create({ logId: 'muster' })
  file.transports.file.resolvePathFn = () => join(folder, 'logs/muster.log')
  file.transports.file.maxSize = LARGEST
  file.transports.file.level = 'info'
  file.transports.console.level = 'warn'
  return {
    info: (message) => file.info(message),
    error: (message, ...errors) =>
      file.error(
        message,
        ...errors.map((error) => (error instanceof Error ? (error.stack ?? error.message) : error)),
      ),
  }
}
