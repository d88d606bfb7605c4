/** What a page may do outside itself, and what comes in from elsewhere. @type {import('../faults.mjs').Told[]} */
export const security = [
  {
    id: 'formula-in-csv',
    file: 'shared/systems/seven-seconds/histories/tell/export/csv.ts',
    text: 'const FORMULA = /^[\\s\\u00a0]*[=+\\-@',
    instead: 'const FORMULA = /^[\\s\\u00a0]*[=+\\-',
    suffers: 'A name that begins with @ runs as a formula in the spreadsheet of who opens the export.',
    tests: ['tests/unit/histories/export.test.ts'],
  },
  {
    id: 'endless-pictures',
    file: 'shared/pictures/check.ts',
    text: 'Math.max(width, height) > longest)',
    instead: 'Math.min(width, height) > longest)',
    suffers: 'A picture of a hundred thousand pixels by one is taken, and the page that shows it dies.',
    tests: ['tests/unit/pictures/check.test.ts'],
  },
  {
    id: 'no-sandbox',
    file: 'electron/window/appearance.ts',
    text: '  sandbox: true,\n',
    instead: '  sandbox: false,\n',
    suffers: 'A page that is broken into has the rights of the whole program.',
    tests: ['tests/e2e/window/security.spec.ts -g is a sandbox apart from the program'],
  },
  {
    id: 'page-may-leave',
    file: 'electron/window/security.ts',
    text: `    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (!event.url.startsWith(\`\${ORIGIN}/\`)) event.preventDefault()
    })
`,
    instead: `    contents.on('will-frame-navigate', (event) => {
      if (event.url.startsWith(\`\${ORIGIN}/\`)) event.preventDefault()
    })
`,
    suffers: 'A dropped link or file takes the place of the program, with its calls.',
    tests: ['tests/e2e/window/security.spec.ts -g and does not go to https://muster.invalid/'],
  },
  {
    id: 'page-opens-windows',
    file: 'electron/window/security.ts',
    text: "contents.setWindowOpenHandler(() => ({ action: 'deny' }))",
    instead: "contents.setWindowOpenHandler(() => ({ action: 'allow' }))",
    suffers: 'A page of the web opens in a window of the program.',
    tests: ['tests/e2e/window/security.spec.ts -g and opens no other window'],
  },
  {
    id: 'any-permission',
    file: 'electron/window/security.ts',
    text: 'setPermissionCheckHandler((_contents, permission) => permission === MAY)',
    instead: "setPermissionCheckHandler((_contents, permission) => permission !== 'media')",
    suffers: 'A page may read the clipboard and ask where one is.',
    tests: ['tests/e2e/window/security.spec.ts -g no permission is given'],
  },
  {
    id: 'frames-may-call',
    file: 'electron/host/ipc.ts',
    text: 'senderFrame?.parent === null && senderFrame.origin === ORIGIN',
    instead: 'senderFrame?.origin === ORIGIN',
    suffers: 'A frame within a page may change the campaigns.',
    tests: ['tests/e2e/window/security.spec.ts -g not from a frame inside a page of the program'],
  },
  {
    id: 'inline-scripts',
    file: 'electron/host/files.ts',
    text: "`script-src 'self'`",
    instead: "`script-src 'self' 'unsafe-inline'`",
    suffers: 'A script that gets into a page by a text runs there.',
    tests: ['tests/e2e/both/policy.spec.ts -g the page runs, loads and reaches nothing'],
  },
]
