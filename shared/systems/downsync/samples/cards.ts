import { plainAction, plainFace, plainModifier, plainScan, plainTrait } from '../documents/making.ts'
import type { Action, CardFace, Trait } from '../documents/unit-card.ts'
import type { Sig } from '../words.ts'

/**
 * Two factions to start from, invented for Muster, as the book brings none (R33): one that sees and stands, and one that
 * hides and strikes.
 */

export const SAMPLE_FACTIONS = { tidewall: 'Tidewall Compact', meridian: 'Quiet Meridian' } as const

const decoy = (sig: Sig): Trait =>
  plainTrait({ id: 'decoy', name: 'Decoy', sig, text: 'Its force has one Ping more of that Signature.' })
const lowProfile = plainTrait({
  id: 'low-profile',
  name: 'Low Profile',
  text: 'It is revealed with a Stealth Token, where no enemy Unit is within 2″.',
  at: 'reveal',
  gains: 'stealth',
})
const jammer = plainTrait({
  id: 'jammer',
  name: 'Jammer',
  text: 'Scans at it are harder by 1.',
  modifiers: [plainModifier({ of: 'against', roll: 'scan', add: -1 })],
})
const watchful = plainTrait({
  id: 'watchful',
  name: 'Watchful',
  text: 'With an Overwatch Token its Reaction Priority has one Advantage more.',
  modifiers: [plainModifier({ roll: 'priority', advantage: 1, when: 'overwatch' })],
})
const followUp = plainTrait({
  id: 'follow-up',
  name: 'Follow-up',
  text: 'Its Attacks are easier by 1 for each Breach Counter of their target.',
  modifiers: [plainModifier({ roll: 'attack', add: 1, when: 'breached', perBreach: true })],
})
const sureGuard = plainTrait({
  id: 'sure-guard',
  name: 'Sure Guard',
  text: 'Its Countermeasure Checks have Advantage.',
  modifiers: [plainModifier({ roll: 'countermeasure', advantage: 1 })],
})
const lastFlare = plainTrait({
  id: 'last-flare',
  name: 'Last Flare',
  text: 'When it is Refreshed, one Command Point buys it an Emergency Countermeasure Token.',
  at: 'refresh',
  commandPoints: 1,
  gains: 'emergency',
})
const digIn = plainTrait({
  id: 'dig-in',
  name: 'Dig In',
  text: 'When its Taskforce Activation ends and it has not moved, it gains an Overwatch Token.',
  at: 'taskforceEnd',
  gains: 'overwatch',
})
const chaffPods = plainTrait({
  id: 'chaff-pods',
  name: 'Chaff Pods',
  text: 'When it ends its Move phase, one Command Point buys it a Countermeasure Token.',
  at: 'move',
  commandPoints: 1,
  gains: 'countermeasure',
})
const coolHands = plainTrait({
  id: 'cool-hands',
  name: 'Cool Hands',
  text: 'From its activation to the end of its Taskforce Activation its scans have Advantage, on top of any other.',
  stacks: true,
  at: 'activation',
  modifiers: [plainModifier({ roll: 'scan', advantage: 1 })],
})

const sensors = (over: Partial<Action> = {}): Action =>
  plainScan({ id: 'sensors', name: 'Sensors', range: 24, ...over })
const breach = (over: Partial<Action> = {}): Action =>
  plainScan({
    ...{ id: 'intrusion', name: 'Intrusion', target: 'enemyUnit', range: 18, effect: 'breach' },
    ...{ cost: 'either' },
    ...over,
  })
const gun = (name: string, range: number, rof: number, over: Partial<Action> = {}): Action =>
  plainAction({ id: 'gun', name, range, rof, ...over })

const tidewall = (of: Partial<CardFace> & Pick<CardFace, 'name' | 'description'>): CardFace =>
  plainFace({ faction: SAMPLE_FACTIONS.tidewall, ...of })
const meridian = (of: Partial<CardFace> & Pick<CardFace, 'name' | 'description'>): CardFace =>
  plainFace({ faction: SAMPLE_FACTIONS.meridian, ...of })

/** It sees far and stands its ground. */
export const TIDEWALL_CARDS = {
  plover: tidewall({
    ...{ name: 'Plover', description: 'Scout buggy', sig: 'small', spd: 8, scan: 8, targ: 5, def: 13, cm: 1 },
    traits: [coolHands],
    actions: [sensors({ range: null }), gun('Light gun', 12, 1)],
  }),
  groyne: tidewall({
    ...{ name: 'Groyne Section', description: 'Line infantry', sig: 'small', bases: 3, def: 13, cm: 1 },
    traits: [digIn],
    actions: [
      gun('Rifles', 14, 1, { labels: ['vsInfantry'] }),
      plainAction({ id: 'rocket', name: 'Rocket', teams: [1], range: 18 }),
      sensors({ range: 12 }),
    ],
  }),
  lampman: tidewall({
    ...{
      name: 'Lampman',
      description: 'Spotter with a mast',
      sig: 'small',
      bases: 1,
      scan: 8,
      def: 14,
      cm: 2,
    },
    actions: [
      sensors({ range: null, rof: 2 }),
      plainScan({
        ...{ id: 'tag', name: 'Tag', target: 'enemyUnit', range: 24, effect: 'special', cost: 'free' },
        text: 'The target gains a Tag Counter.',
        counter: 'tag',
      }),
    ],
    counters: [
      {
        ...{ id: 'tag', name: 'Tag', ends: 'taskforce-end' },
        text: 'Attacks at it do not suffer for its being concealed.',
      },
    ],
  }),
  caisson: tidewall({
    ...{ name: 'Caisson', description: 'Gun carrier', spd: 5, targ: 7, def: 13, cm: 2 },
    traits: [sureGuard],
    actions: [gun('Field gun', 30, 1), sensors({ range: 12 })],
  }),
  bulwark: tidewall({
    ...{ name: 'Bulwark', description: 'Defence vehicle', spd: 5, targ: 6, def: 13, cm: 3, cmPlus: 1 },
    traits: [watchful],
    actions: [gun('Twin cannon', 18, 2), gun('Coaxial', 10, 2, { id: 'coaxial', labels: ['vsInfantry'] })],
  }),
  signalhouse: tidewall({
    ...{ name: 'Signalhouse', description: 'Electronic warfare', scan: 8, targ: 5, def: 12, cm: 1 },
    traits: [jammer],
    actions: [
      sensors({ range: null }),
      breach({ rof: 2 }),
      plainScan({
        ...{ id: 'overload', name: 'Overload', target: 'enemyUnit', range: 18, effect: 'stun', cost: 'both' },
        text: 'A scan: no modifier of an Attack counts.',
      }),
    ],
  }),
  stevedores: tidewall({
    ...{ name: 'Stevedores', description: 'Assault engineers', sig: 'medium', bases: 4, def: 12, cm: 1 },
    traits: [followUp],
    actions: [
      gun('Carbines', 8, 2, { labels: ['vsInfantry'] }),
      plainAction({ id: 'charge', name: 'Breaching charge', teams: [1, 2], range: 4 }),
      plainAction({ id: 'shock', name: 'Shock line', teams: [3, 4], range: 6, effect: 'stun' }),
    ],
  }),
  breakwater: tidewall({
    ...{ name: 'Breakwater', description: 'Heavy tank', sig: 'large', spd: 4, targ: 8, def: 12, cm: 3 },
    ...{ cmPlus: 1 },
    traits: [lastFlare],
    actions: [
      gun('Main gun', 36, 1),
      gun('Secondary', 16, 2, { id: 'secondary', cost: 'command' }),
      sensors({ range: 12 }),
    ],
  }),
  lighthouse: tidewall({
    ...{
      name: 'Lighthouse',
      description: 'Command carrier',
      sig: 'large',
      spd: 5,
      scan: 8,
      targ: 5,
      def: 12,
    },
    cm: 2,
    traits: [decoy('large')],
    actions: [
      sensors({ range: null, rof: 2 }),
      plainAction({
        ...{
          id: 'orders',
          name: 'Orders',
          target: 'friendlyUnit',
          range: 12,
          effect: 'special',
          cost: 'command',
        },
        text: 'A friendly Unit loses its Stun Token.',
      }),
    ],
  }),
} as const satisfies Readonly<Record<string, CardFace>>

/** It is seldom where it seems to be. */
export const MERIDIAN_CARDS = {
  wisp: meridian({
    ...{ name: 'Wisp', description: 'Stealth drone', sig: 'small', spd: 8, scan: 7, targ: 5, def: 14, cm: 0 },
    traits: [lowProfile],
    actions: [sensors(), breach()],
  }),
  lanterns: meridian({
    ...{ name: 'Paper Lanterns', description: 'Decoy team', sig: 'small', bases: 2, scan: 6, def: 14, cm: 1 },
    traits: [decoy('small')],
    actions: [gun('Short arms', 8, 1), sensors({ range: 12 })],
  }),
  nightjar: meridian({
    ...{ name: 'Nightjar', description: 'Fast attack craft', sig: 'small', spd: 8, targ: 7, def: 13, cm: 1 },
    traits: [chaffPods],
    actions: [gun('Lance', 16, 1), sensors({ range: 8 })],
  }),
  weavers: meridian({
    ...{
      name: 'Weavers',
      description: 'Intruders',
      sig: 'medium',
      bases: 3,
      scan: 8,
      targ: 5,
      def: 13,
      cm: 1,
    },
    traits: [lowProfile],
    actions: [
      gun('Needlers', 10, 1),
      breach({ teams: [1, 2, 3], range: 12 }),
      plainScan({
        ...{ id: 'burn', name: 'Burn-out', target: 'enemyUnit', range: 10, effect: 'kill', teams: [1] },
        text: 'A scan at a Unit with a Breach Counter.',
      }),
    ],
  }),
  halcyon: meridian({
    ...{ name: 'Halcyon', description: 'Hover gunship', spd: 8, targ: 7, def: 13, cm: 2 },
    traits: [followUp],
    actions: [gun('Rotary', 14, 3), sensors({ range: 12 })],
  }),
  mirror: meridian({
    ...{ name: 'Mirrorwork', description: 'Decoy layer', scan: 6, targ: 5, def: 13, cm: 2 },
    traits: [decoy('medium'), jammer],
    actions: [
      plainAction({
        ...{ id: 'veil', name: 'Veil', target: 'itself', range: null, effect: 'special', cost: 'either' },
        text: 'It gains a Stealth Token, where no enemy Unit is within 2″.',
      }),
      gun('Point gun', 6, 2),
    ],
  }),
  tuning: meridian({
    ...{ name: 'Tuning Fork', description: 'Shock emitter', spd: 6, targ: 6, def: 13, cm: 1, cmPlus: 1 },
    actions: [
      gun('Resonance', 12, 2, { effect: 'stun' }),
      gun('Shatter', 6, 1, {
        ...{ id: 'shatter', cost: 'both' },
        modifiers: [plainModifier({ roll: 'attack', add: 2, when: 'stunned' })],
      }),
    ],
  }),
  chorus: meridian({
    ...{ name: 'Chorus', description: 'Missile column', sig: 'large', spd: 5, targ: 8, def: 12, cm: 2 },
    actions: [
      gun('Salvo', 48, 3, { cost: 'both' }),
      gun('Guided missile', 48, 1, {
        id: 'guided',
        modifiers: [plainModifier({ roll: 'attack', add: 1, when: 'concealed' })],
      }),
    ],
  }),
  procession: meridian({
    ...{ name: 'Procession', description: 'Mobile shrine', sig: 'large', spd: 4, scan: 8, targ: 5, def: 12 },
    ...{ cm: 3, cmPlus: 2 },
    traits: [
      plainTrait({
        ...{ id: 'hush', name: 'Hush', text: 'Attacks at it by infantry are harder by 1.' },
        modifiers: [plainModifier({ of: 'against', roll: 'attack', add: -1, when: 'infantry' })],
      }),
    ],
    actions: [
      sensors({ range: null, rof: 3, cost: 'either' }),
      plainAction({
        ...{ id: 'step', name: 'Step aside', target: 'place', range: 4, effect: 'special', cost: 'command' },
        text: 'One friendly Unit within 4″ is Placed within 3″ of where it is.',
      }),
      gun('Sweep', 12, 2, { modifiers: [plainModifier({ roll: 'attack', add: 1, when: 'vehicle' })] }),
    ],
  }),
} as const satisfies Readonly<Record<string, CardFace>>

/** Traits that any Unit may have, beside those that bring a decoy. */
export const SAMPLE_TRAITS = [
  ...[lowProfile, jammer, watchful, followUp, sureGuard, lastFlare, digIn, chaffPods, coolHands],
] as const

export const SAMPLE_CARDS = { tidewall: TIDEWALL_CARDS, meridian: MERIDIAN_CARDS } as const
export type SampleFaction = keyof typeof SAMPLE_CARDS
