import { app, session } from 'electron'
import { ORIGIN } from './protocol.ts'

/** Every page stays where the program put it: no navigation, windows, permissions or embedded pages. */
export function setUpSecurity(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  // Putting text on the clipboard when a person asks for it, and nothing else.
  const allowed = (permission: string): boolean => permission === 'clipboard-sanitized-write'
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(allowed(permission)),
  )
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => allowed(permission))
  session.defaultSession.setDevicePermissionHandler(() => false)
}
