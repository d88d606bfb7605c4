import { protocol } from 'electron'
import { SECURITY_HEADERS, serveFile } from '../host/files.ts'

const SCHEME = 'app'
export const ORIGIN = `${SCHEME}://muster`

/** Before the program is ready: `app://` behaves as a web origin of its own. */
export function announceProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** `app://muster/…` is the built renderer and nothing else. Settles when the first file was asked for. */
export function setUpProtocol(): Promise<void> {
  return new Promise((firstAsked) => {
    protocol.handle(SCHEME, async (request) => {
      const { host, pathname } = new URL(request.url)
      if (host !== 'muster' || request.method !== 'GET') {
        return new Response('Not found', { status: 404, headers: SECURITY_HEADERS })
      }
      const answer = await serveFile(pathname)
      firstAsked()
      return answer
    })
  })
}
