/** What one side knows and the other must not. @type {import('../faults.mjs').Told[]} */
export const secrets = [
  {
    id: 'holding-area-open',
    file: 'shared/systems/seven-seconds/battle/view.ts',
    text: "units: Object.values(units).filter(({ side, where }) => where !== 'holding-area' || knows(side)),",
    instead: 'units: Object.values(units),',
    suffers: 'Everybody sees which units wait in the other side’s Holding Area.',
    tests: ['tests/unit/seven-seconds/battle/view-secrets.test.ts'],
  },
  {
    id: 'dice-before-reveal',
    file: 'shared/systems/seven-seconds/battle/actions/missile.ts',
    text: "units: [...revealAll(log, blips, 'by-choice')] })",
    instead: "units: [...revealAll(log, blips, 'by-choice')] })\n    fly(log, OTHER_SIDE[side], unit)",
    suffers:
      'Who types real dice is told what a Blip hides by the roll that is asked for, and leaves no trace.',
    tests: ['tests/unit/seven-seconds/battle/actions/interception.test.ts'],
  },
  {
    id: 'private-notes-open',
    file: 'shared/systems/seven-seconds/battle/view.ts',
    text: 'notes: open.notes.filter((note) => !note.private || note.side === watcher),',
    instead: 'notes: open.notes.filter((note) => !note.private || knows(note.side)),',
    suffers: 'When the cards are turned over, what a side wrote for itself alone is shown to all.',
    tests: ['tests/unit/seven-seconds/battle/asides.test.ts'],
  },
  {
    id: 'names-told',
    file: 'shared/systems/seven-seconds/battle/view.ts',
    text: "  'units-named',\n",
    instead: '',
    suffers: 'The log tells the names of hidden troopers, and with them what the Blips are.',
    tests: ['tests/unit/seven-seconds/battle/setup-names.test.ts', 'tests/unit/fights/told-hidden.test.ts'],
  },
  {
    id: 'gate-without-pin',
    file: 'electron/systems/seven-seconds/fights/gate.ts',
    text: 'return pins.check(id, side, pin) ?? then(fight)',
    instead: 'return (pin === undefined ? null : pins.check(id, side, pin)) ?? then(fight)',
    suffers: 'A side’s kept layouts and names are given to whoever asks without any PIN.',
    tests: ['tests/app/fight-layouts.test.ts', 'tests/app/fight-secrets.test.ts'],
  },
  {
    id: 'pin-without-wait',
    file: 'electron/people/pins.ts',
    text: 'tries.set(id, { wrong, next: now() + seconds * 1000 })',
    instead: 'tries.set(id, { wrong, next: now() + seconds })',
    suffers: 'The other player can try all PINs of four figures in a moment.',
    tests: ['tests/app/fight-secrets.test.ts'],
  },
  {
    id: 'replay-of-both',
    file: 'electron/fights/replay.ts',
    text: 'return watcher === BOTH && !log.play.isRevealed(log.state) ? notOver()',
    instead: 'return watcher === BOTH && log.state.round === 0 ? notOver()',
    suffers: 'The replay of a battle that goes on shows both sides’ secrets.',
    tests: ['tests/app/replay.test.ts'],
  },
  {
    id: 'left-window-shows',
    file: 'renderer/systems/seven-seconds/fights/secrets/HandOver.vue',
    text: "window.addEventListener('blur', left)",
    instead: "window.addEventListener('pagehide', left)",
    suffers: 'When the window is left, a side’s cards stay on the screen for whoever comes next.',
    tests: [
      'tests/e2e/page/before-battle.spec.ts -g a quick battle goes from its beginning to round 1 by keyboard, and neither side sees',
    ],
  },
  {
    id: 'other-eyes-keep-view',
    file: 'renderer/systems/seven-seconds/replay/use-replay.ts',
    text: `        view.value = null
        told.value = null
      }
      void read()`,
    instead: `        problem.value = null
      }
      void read()`,
    suffers: 'Who changes from one side’s eyes to the other’s still sees what the first saw.',
    tests: ['tests/e2e/page/replay.spec.ts -g a battle that is over shows the cards of both sides'],
  },
]
