import { parseArgs } from 'node:util'

export interface Arguments {
  readonly data: string | undefined
  readonly port: number | undefined
}

/** Reads `--data DIR` and `--port N`; what Electron and Chromium add of their own is passed over. */
export function readArguments(argv: readonly string[]): Arguments | { readonly mistake: string } {
  const { values } = parseArgs({
    args: [...argv],
    options: { data: { type: 'string' }, port: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  const data = typeof values.data === 'string' ? values.data : undefined
  // An option in the folder's place means that the folder was forgotten.
  if (values.data !== undefined && (!data || data.startsWith('--')))
    return { mistake: 'Give --data a folder: --data DIR.' }
  if (values.port === undefined) return { data, port: undefined }
  const port = typeof values.port === 'string' && /^\d+$/.test(values.port) ? Number(values.port) : NaN
  if (!(port <= 65_535))
    return { mistake: 'Give --port a whole number from 0 to 65535; 0 takes any free port.' }
  return { data, port }
}
