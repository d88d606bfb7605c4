import { protocol } from 'electron'
import { SCHEME, SECURITY_HEADERS, serveFile } from '../host/files.ts'

/** Before the program is ready: `app://` behaves as a web origin of its own. */
export function announceProtocol(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/**
 * `app://muster/…` is the built renderer and nothing else. Settles when the page has got what it starts with:
 * its frame, and then the code and styles that this names.
 */
export function setUpProtocol(): Promise<void> {
  return new Promise((pageServed) => {
    let underWay = 0
    const serve = async (request: Request): Promise<Response> => {
      const { host, pathname } = new URL(request.url)
      if (host !== 'muster' || request.method !== 'GET') {
        return new Response('Not found', { status: 404, headers: SECURITY_HEADERS })
      }
      underWay += 1
      const answer = await serveFile(pathname)
      underWay -= 1
      if (underWay === 0 && pathname !== '/index.html') pageServed()
      return answer
    }
    protocol.handle(SCHEME, serve)
  })
}
