import { BARE_HANDS, PLAIN_WEAPON, type Weapon } from '../documents/weapon.ts'
import { BANDS, type Band, type WeaponKind } from '../words.ts'

/** DMs from the nearest band on; what is left out is out of reach. */
type Reach = readonly (number | null)[]
const NO_DMS: Record<Band, number | null> = { ...PLAIN_WEAPON.range }
const reaching = (dms: Reach): Weapon['range'] =>
  BANDS.reduce((range, band, at) => ({ ...range, [band]: dms[at] ?? null }), NO_DMS)

/** `weapon('gun', 'Gun Combat, rifle', 3, 0, [-2, 0], …)`: kind, skill, dice and what is added, reach. */
function weapon(
  kind: WeaponKind,
  used: string,
  [dice, add]: readonly [dice: number, add: number],
  dms: Reach,
  { name, notes, price, ...over }: Partial<Weapon> & Pick<Weapon, 'name' | 'notes' | 'price'>,
): Weapon {
  const [skill = '', specialty = ''] = used.split(', ')
  return {
    ...PLAIN_WEAPON,
    name,
    notes,
    weapon: kind,
    skill: { skill, specialty },
    damage: { dice, add },
    range: reaching(dms),
    ...over,
    price,
  }
}

/** Weapons to start from, of every kind. The chapter has none: names and numbers are invented for Muster. */
export const SAMPLE_WEAPONS = {
  hands: BARE_HANDS,
  knife: weapon('melee', 'Melee, blade', [1, 1], [0], {
    name: 'Belt knife',
    notes: 'Opens crates, mostly.',
    price: 15,
  }),
  baton: weapon('melee', 'Melee, bludgeon', [2, 0], [0], {
    name: 'Stock prod',
    notes: 'Made for cattle. The cattle complained less.',
    price: 120,
  }),
  hook: weapon('melee', 'Melee, polearm', [2, 0], [-1, 0], {
    name: 'Docker’s hook',
    notes: 'Two metres of pole: it reaches over a counter.',
    recoil: 1,
    price: 60,
  }),
  axe: weapon('melee', 'Melee, blade', [2, 2], [0], {
    name: 'Bulkhead axe',
    notes: 'Hangs beside every airlock, behind glass.',
    recoil: 1,
    price: 90,
  }),
  hammer: weapon('melee', 'Melee, bludgeon', [3, 0], [0], {
    name: 'Door hammer',
    notes: 'For people of some weight.',
    recoil: 2,
    draw: 2,
    price: 140,
  }),
  saw: weapon('melee', 'Melee, blade', [4, 0], [0], {
    name: 'Hull saw',
    notes: 'Loud, hot and not meant for this.',
    recoil: 2,
    draw: 2,
    price: 900,
  }),

  holdout: weapon('gun', 'Gun Combat, pistol', [2, -1], [0, 0, -2], {
    name: 'Confession',
    notes: 'Four shots, up a sleeve.',
    magazine: 4,
    draw: 0,
    price: 180,
  }),
  revolver: weapon('gun', 'Gun Combat, pistol', [2, 2], [-1, 0, 0, -3], {
    name: 'Dray revolver',
    notes: 'Six rounds, each put in by hand.',
    magazine: 6,
    reload: 3,
    recoil: 1,
    price: 220,
  }),
  pistol: weapon('gun', 'Gun Combat, pistol', [2, 0], [-1, 0, 0, -2], {
    name: 'Kestrel sidearm',
    notes: 'What every port watch carries; the sight is riveted on.',
    magazine: 15,
    laserSight: true,
    price: 350,
  }),
  machinePistol: weapon('gun', 'Gun Combat, pistol', [2, 0], [-1, 0, 0, -4], {
    name: 'Wasp machine pistol',
    notes: 'Empties itself in a breath.',
    auto: 6,
    magazine: 36,
    recoil: 1,
    price: 480,
  }),
  carbine: weapon('gun', 'Gun Combat, rifle', [3, -1], [-2, -1, 0, 0, -2], {
    name: 'Tollhouse carbine',
    notes: 'Short enough for a cabin door.',
    auto: 4,
    magazine: 24,
    price: 500,
  }),
  rifle: weapon('gun', 'Gun Combat, rifle', [3, 0], [-4, -2, 0, 0, 0, -2, -4], {
    name: 'Levy rifle',
    notes: 'Issued to whole moons.',
    auto: 4,
    magazine: 30,
    recoil: 1,
    price: 700,
  }),
  hunting: weapon('gun', 'Gun Combat, rifle', [3, 3], [-4, -3, -1, 0, 0, -1, -3], {
    name: 'Long Acre hunting rifle',
    notes: 'Its scope sees by starlight.',
    magazine: 5,
    recoil: 1,
    draw: 2,
    sensor: 'lightIntensification',
    price: 1100,
  }),
  shotgun: weapon('gun', 'Gun Combat, shotgun', [4, 0], [-1, 0, 0, -2], {
    name: 'Barn Door',
    notes: 'The shot goes wide. That is the point.',
    magazine: 6,
    reload: 2,
    recoil: 2,
    price: 300,
  }),
  feather: weapon('gun', 'Gun Combat, rifle', [2, 2], [-2, -1, 0, 0, -1], {
    name: 'Featherweight',
    notes: 'Throws its weight out of the back: no kick, for working outside.',
    recoil: null,
    auto: 3,
    magazine: 15,
    price: 950,
  }),
  glint: weapon('gun', 'Gun Combat, energy', [3, 0], [-1, 0, 0, -1, -3], {
    name: 'Glint laser pistol',
    notes: 'Silent. Hates fog.',
    laser: true,
    magazine: 25,
    reload: 2,
    price: 2000,
  }),
  meridian: weapon('gun', 'Gun Combat, energy', [5, 0], [-4, -2, 0, 0, 0, 0, -2], {
    name: 'Meridian laser rifle',
    notes: 'The pack goes on the back; changing it takes a while.',
    laser: true,
    laserSight: true,
    magazine: 40,
    reload: 4,
    price: 4500,
  }),
  tutor: weapon('gun', 'Gun Combat, rifle', [3, 0], [-3, -1, 0, 0, -1, -3], {
    name: 'Tutor smart carbine',
    notes: 'Corrects its owner, within reason.',
    auto: 4,
    magazine: 30,
    laserSight: true,
    tolerance: 2,
    price: 2400,
  }),
  needler: weapon('gun', 'Gun Combat, rifle', [4, 0], [-4, -2, 0, 0, 0, -1, -3], {
    name: 'Verdict needle rifle',
    notes: 'Sees warmth, does its own sums, and hums before it fires.',
    auto: 6,
    magazine: 80,
    tolerance: 4,
    sensor: 'infraRed',
    price: 6000,
  }),

  machineGun: weapon('heavy', 'Heavy Weapons, field', [4, 0], [-6, -4, -1, 0, 0, -1, -3], {
    name: 'Ploughman machine gun',
    notes: 'Wants strong arms, or something to rest on.',
    auto: 8,
    magazine: 120,
    recoil: 3,
    draw: 3,
    reload: 4,
    price: 1800,
  }),
  caster: weapon('heavy', 'Heavy Weapons, field', [8, 0], [null, -4, 0, 0, -1, -4], {
    name: 'Furnace caster',
    notes: 'One does not stand near what it is aimed at.',
    magazine: 20,
    recoil: 4,
    draw: 3,
    reload: 6,
    price: 20_000,
  }),
  autocannon: weapon('heavy', 'Heavy Weapons, mounted', [6, 0], [null, -4, -2, 0, 0, 0, -1], {
    name: 'Ostler autocannon',
    notes: 'Made for a turret: the vehicle takes the kick.',
    auto: 4,
    magazine: 200,
    draw: 0,
    reload: 6,
    price: 15_000,
  }),
  beam: weapon('heavy', 'Heavy Weapons, mounted', [7, 0], [null, -6, -2, 0, 0, 0, 0], {
    name: 'Watchman beam',
    notes: 'Fed by the plant: it never runs dry.',
    laser: true,
    draw: 0,
    reload: 0,
    sensor: 'laserTargeting',
    price: 40_000,
  }),

  throwingKnife: weapon('thrown', 'Athletics, co-ordination', [1, 1], [-1, 0, 0], {
    name: 'Throwing knife',
    notes: 'They come in a roll of six.',
    price: 20,
  }),
  bottle: weapon('thrown', 'Athletics, co-ordination', [1, -1], [0, 0, -1], {
    name: 'Bottle',
    notes: 'Never far away in a bar.',
    price: 2,
  }),
  grenade: weapon('thrown', 'Athletics, co-ordination', [5, 0], [null, 0, 0, -2], {
    name: 'Pepperpot grenade',
    notes: 'Everybody within six metres has a bad day.',
    blast: 6,
    scatters: true,
    price: 40,
  }),
  thump: weapon('thrown', 'Athletics, co-ordination', [3, 0], [null, 0, 0, -2], {
    name: 'Thump',
    notes: 'All bang and no splinters; for use indoors.',
    blast: 3,
    scatters: true,
    price: 35,
  }),
  smoke: weapon('thrown', 'Athletics, co-ordination', [0, 0], [null, 0, 0, -2], {
    name: 'Smoke canister',
    notes: 'Hurts nobody. Set the smoke of the encounter once it has gone off.',
    blast: 6,
    scatters: true,
    price: 15,
  }),

  launcher: weapon('explosive', 'Heavy Weapons, launchers', [5, 0], [null, null, 0, 0, -1, -4], {
    name: 'Postbox grenade launcher',
    notes: 'Six letters to a drum.',
    magazine: 6,
    reload: 3,
    recoil: 1,
    draw: 2,
    blast: 6,
    scatters: true,
    price: 1600,
  }),
  rocket: weapon('explosive', 'Heavy Weapons, launchers', [7, 0], [null, null, -2, 0, 0, -1, -3], {
    name: 'Doorbell rocket',
    notes: 'One tube, one rocket. What misses flies on.',
    magazine: 1,
    reload: 4,
    recoil: 1,
    draw: 2,
    blast: 4.5,
    price: 900,
  }),
  satchel: weapon('explosive', 'Explosives, ', [9, 0], [0], {
    name: 'Satchel charge',
    notes: 'Is put down, not thrown. Then one runs.',
    reload: 0,
    blast: 9,
    scatters: true,
    price: 250,
  }),
} as const satisfies Record<string, Weapon>

export type SampleWeapon = keyof typeof SAMPLE_WEAPONS
