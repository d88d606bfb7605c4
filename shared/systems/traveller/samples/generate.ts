import { anyOf } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { NAME_STYLES, namesOfStyle } from '../../../names/index.ts'
import { pickNames } from '../../../names/pick.ts'
import type { CharacterDraft } from '../documents/character.ts'
import type { Comm, Sensor } from '../words.ts'
import type { SampleArmour } from './armour.ts'
import { carried, character } from './characters.ts'
import type { SampleWeapon } from './weapons.ts'

type Chance = Pick<Dice, 'pick'>

/** What somebody has done for a living: what one is good at first, and what one may carry. */
interface Trade {
  readonly notes: string
  /** Each at 1 to 3, the first best; those behind at 0 or 1. */
  readonly skills: readonly string[]
  readonly also: readonly string[]
  readonly weapons: readonly (readonly [SampleWeapon, ...SampleWeapon[]])[]
  readonly armour: readonly (SampleArmour | null)[]
  readonly comms: readonly Comm[]
  readonly sensors: readonly (Sensor | null)[]
}

const TRADES: readonly Trade[] = [
  {
    notes: 'Served in a war that has been renamed since.',
    skills: ['Gun Combat, rifle', 'Tactics, military'],
    also: ['Melee, blade', 'Athletics, co-ordination', 'Leadership', 'Heavy Weapons, field'],
    weapons: [['rifle', 'knife'], ['rifle', 'grenade'], ['tutor'], ['machineGun']],
    armour: ['flak', 'watch', 'boarding'],
    comms: ['direct', 'radio'],
    sensors: [null, 'infraRed', 'lightIntensification'],
  },
  {
    notes: 'Works where there is no air, and has opinions about hatches.',
    skills: ['Mechanic', 'Gun Combat, rifle'],
    also: ['Pilot, small craft', 'Engineer, power', 'Melee, blade', 'Heavy Weapons, launchers'],
    weapons: [['feather', 'axe'], ['saw'], ['launcher']],
    armour: ['vacuum', 'overalls'],
    comms: ['direct', 'hardlink', 'radio'],
    sensors: [null, 'electromagnetic', 'densitometer'],
  },
  {
    notes: 'Owes money in three ports, and is owed it in one.',
    skills: ['Gun Combat, pistol', 'Melee, unarmed'],
    also: ['Stealth', 'Drive, wheeled', 'Athletics, co-ordination', 'Leadership'],
    weapons: [['machinePistol', 'knife'], ['holdout', 'hook'], ['revolver', 'bottle'], ['shotgun']],
    armour: [null, 'hide', 'woven'],
    comms: ['direct'],
    sensors: [null],
  },
  {
    notes: 'Keeps the peace, or some of it.',
    skills: ['Gun Combat, pistol', 'Melee, bludgeon'],
    also: ['Drive, wheeled', 'Leadership', 'Recon', 'Athletics, co-ordination'],
    weapons: [
      ['pistol', 'baton'],
      ['carbine', 'thump'],
      ['meridian', 'baton'],
    ],
    armour: ['watch', 'flak'],
    comms: ['direct', 'radio'],
    sensors: [null, 'motion'],
  },
  {
    notes: 'Lives where the road ends, and prefers it.',
    skills: ['Gun Combat, rifle', 'Recon'],
    also: ['Survival', 'Melee, blade', 'Athletics, co-ordination', 'Drive, wheeled'],
    weapons: [
      ['hunting', 'knife'],
      ['shotgun', 'axe'],
    ],
    armour: ['hide', null],
    comms: ['direct', 'laser'],
    sensors: [null, 'lightIntensification'],
  },
  {
    notes: 'Hurts nobody who lets it be.',
    skills: ['Medic', 'Science, life'],
    also: ['Melee, bludgeon', 'Gun Combat, energy', 'Leadership'],
    weapons: [['baton'], ['glint']],
    armour: [null, 'woven'],
    comms: ['direct', 'radio'],
    sensors: ['bioscanner', 'neural'],
  },
]

/** Two dice, as each characteristic is thrown. */
const twoDice = (chance: Chance): number => 2 + chance.pick(6) + chance.pick(6)

/** A character with a trade, and what goes with it. */
export function randomCharacter(chance: Chance): CharacterDraft {
  const trade = anyOf(TRADES, chance)
  const [name = ''] = pickNames(namesOfStyle(anyOf(NAME_STYLES, chance)), [], 1, (n) => chance.pick(n))
  const armour = anyOf(trade.armour, chance)
  const sensor = anyOf(trade.sensors, chance)
  const best = trade.skills.map((skill, at) => `${skill} ${1 + chance.pick(at === 0 ? 3 : 2)}`)
  const also = trade.also.filter(() => chance.pick(2) === 0).map((skill) => `${skill} ${chance.pick(2)}`)
  const weapons = anyOf(trade.weapons, chance)
  return character({
    name,
    notes: trade.notes,
    body: [twoDice(chance), twoDice(chance), twoDice(chance)],
    skills: [...best, ...also],
    weapons: weapons.map((weapon, at) => carried(weapon, { more: 1 + chance.pick(3), inHand: at === 0 })),
    ...(armour && { armour }),
    comms: trade.comms,
    sensors: sensor ? [sensor] : [],
  })
}
