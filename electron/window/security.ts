import { app, session } from 'electron'
import { ORIGIN } from '../host/files.ts'

/** The one thing that a page may do outside itself: put text on the clipboard when somebody presses a button. */
const MAY = 'clipboard-sanitized-write'

/** Every page stays where the program put it: no navigation, windows, other permissions or embedded pages. */
export function setUpSecurity(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === MAY),
  )
  session.defaultSession.setPermissionCheckHandler((_contents, permission) => permission === MAY)
  session.defaultSession.setDevicePermissionHandler(() => false)
}
