import { protocol } from 'electron'
import { NOT_FOUND, SCHEME, serveFile, type Served } from '../host/files.ts'

/** Before the program is ready: `app://` behaves as a web origin of its own. */
export function announceProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** `app://muster/…` is the built renderer and nothing else. */
export function setUpProtocol(): void {
  const serve = (method: string, url: string): Promise<Served> => {
    const { host, pathname } = new URL(url)
    return host === 'muster' && method === 'GET' ? serveFile(pathname) : Promise.resolve(NOT_FOUND)
  }
  // Not `protocol.handle`: what it asks and answers with loads all of the network's code first (ADR 6).
  // oxlint-disable-next-line typescript/no-deprecated
  protocol.registerBufferProtocol(SCHEME, ({ method, url }, answer) => {
    void serve(method, url).then(({ status, headers, body }) =>
      answer({ statusCode: status, headers: { ...headers }, data: body }),
    )
  })
}
