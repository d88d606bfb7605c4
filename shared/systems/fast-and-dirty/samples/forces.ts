import type { ForceDraft, Made } from '../documents/force.ts'
import { emptyForce, plainFigure, plainUnit, team } from '../documents/making.ts'
import type { Figure, UnitDraft } from '../documents/unit.ts'
import type { VehicleDraft } from '../documents/vehicle.ts'
import type { SupportWeapon } from '../words.ts'

/** Forces of different temper to start from: each legal, names and notes invented for Muster. */

type Numbers = Partial<Omit<UnitDraft, 'id' | 'name' | 'figures' | 'kind'>>

const leader = (name: string, over: Partial<Figure> = {}): Figure =>
  plainFigure({ id: 'leader', role: 'leader', name, rating: 'experienced', ...over })
const officer = (name: string, over: Partial<Figure> = {}): Figure =>
  plainFigure({ id: 'leader', role: 'officer', name, rating: 'experienced', branch: 'infantry', ...over })
const men = (count: number): Figure => plainFigure({ id: 'men', role: 'trooper', count })
const armed = (id: string, weapon: SupportWeapon, over: Partial<Figure> = {}): Figure =>
  plainFigure({ id, role: 'trooper', weapon, ...over })

const squad = (id: string, name: string, figures: readonly Figure[], over: Numbers = {}): UnitDraft =>
  plainUnit({ id, name, kind: 'squad', figures: [...figures], ...over })
const command = (id: string, name: string, figures: readonly Figure[], over: Numbers = {}): UnitDraft =>
  plainUnit({ id, name, kind: 'command', figures: [...figures], ...over })

const vehicle = (
  of: Partial<VehicleDraft> & Pick<VehicleDraft, 'id' | 'name' | 'type' | 'method' | 'front'>,
): VehicleDraft => ({
  notes: '',
  picture: null,
  platoon: 1,
  weapons: [],
  crew: 1,
  seats: 0,
  quality: 'regular',
  resolve: 'steady',
  properties: [],
  ...of,
})

const force = (
  name: string,
  notes: string,
  budget: number,
  units: readonly UnitDraft[],
  vehicles: readonly VehicleDraft[] = [],
): ForceDraft => {
  const made: Made = { way: 'points', budget }
  return { ...emptyForce(name, made), notes, units: [...units], vehicles: [...vehicles] }
}

const MILITIA: Numbers = { quality: 'conscript', armour: 'none', basic: 'lowTechRifles' }
const HIVE: Numbers = {
  quality: 'regular',
  armour: 'improved',
  basic: 'submachineGuns',
  traits: ['shockTroops', 'tough', 'slowFiring'],
}
const ARMOURED: Numbers = { armour: 'improved', basic: 'assaultCarbines' }

export const SAMPLE_FORCES = {
  'ferry-rifles': force(
    'Fourth Ferry Rifles',
    'Regulars of the river garrison: they know every landing stage, and who drinks where.',
    300,
    [
      command('command', 'Platoon Command', [
        officer('Lieutenant Odile Marchand', { rating: 'inspiring' }),
        plainFigure({ id: 'radio', role: 'trooper', name: 'Corporal Wenzel', personalities: ['comms'] }),
        plainFigure({ id: 'medic', role: 'trooper', name: 'Private Aune', personalities: ['medic'] }),
        men(2),
      ]),
      squad('first', 'First Section', [
        leader('Sergeant Baptiste'),
        men(6),
        armed('saw', 'squadAutomaticWeapon'),
      ]),
      squad('second', 'Second Section', [
        leader('Sergeant Iwu', { personalities: ['motivator'] }),
        men(6),
        armed('launcher', 'grenadeLauncher'),
      ]),
      squad('scouts', 'Bank Scouts', [leader('Sergeant Lind'), men(3), armed('grenades', 'rifleGrenades')], {
        traits: ['recon'],
      }),
      team('gun', 'heavyMg', { name: 'Ferry Gun' }),
      plainUnit({
        ...{ id: 'sniper', kind: 'sniper', name: 'Old Tessier' },
        figures: [plainFigure({ id: 'sniper', role: 'sniper', name: 'Old Tessier' })],
      }),
      team('mortar', 'mortarLight', { name: 'Mortar Boat', offBoard: true }),
    ],
  ),
  'salt-committee': force(
    'The Salt Committee',
    'Rebels from the evaporation ponds. Half of them have rifles, all of them have opinions.',
    275,
    [
      plainUnit({
        ...{ id: 'speaker', kind: 'officer', name: 'Speaker Rosalba Quint', ...MILITIA },
        ...{ quality: 'regular', resolve: 'determined', traits: ['hero'] },
        figures: [officer('Speaker Rosalba Quint', { rating: 'inspiring' })],
      }),
      ...(['North Ponds', 'South Ponds', 'The Sluice'] as const).map((name, at) =>
        squad(
          `ponds-${at + 1}`,
          name,
          [leader('', { rating: 'inexperienced' }), men(9), armed('grenades', 'rifleGrenades')],
          { ...MILITIA, traits: ['agile'], resolve: at === 2 ? 'determined' : 'steady' },
        ),
      ),
      squad(
        'kiln',
        'Kiln Crew',
        [leader('Foreman Dacre'), men(5), armed('torch', 'flamethrower'), armed('torch-2', 'flamethrower')],
        { ...MILITIA, basic: 'submachineGuns', traits: ['assaultTroops'] },
      ),
      squad('apprentices', 'Apprentices', [leader('', { rating: null }), men(11)], {
        ...MILITIA,
        ...{ quality: 'rabble', resolve: 'uncertain' },
      }),
      team('pipe-1', 'rpg', { ...MILITIA, basic: 'assaultCarbines', name: 'The Long Pipe' }),
      team('pipe-2', 'rpg', { ...MILITIA, basic: 'assaultCarbines', name: 'The Short Pipe' }),
      plainUnit({
        ...{ id: 'families', kind: 'nonCombatants', name: 'Families', ...MILITIA },
        ...{ quality: 'rabble', resolve: 'reluctant' },
        figures: [men(6)],
      }),
    ],
    [
      vehicle({
        ...{ id: 'cart', name: 'Brine cart', type: 'lightTransports', method: 'wheeled', front: 0 },
        ...{ weapons: ['generalPurposeMg'], crew: 2, seats: 6, quality: 'conscript' },
      }),
    ],
  ),
  'seventh-column': force(
    'Seventh Armoured Column',
    'Two tanks, two carriers, and a map on which the last bridge is a question mark.',
    960,
    [
      command(
        'command',
        'Column Command',
        [officer('Captain Ines Halloran', { branch: 'cavalry' }), men(3)],
        ARMOURED,
      ),
      squad(
        'dragoons-1',
        'Red Dragoons',
        [
          leader('Sergeant Moor'),
          men(5),
          armed('plasma', 'plasmaRifle'),
          armed('saw', 'squadAutomaticWeapon'),
        ],
        { ...ARMOURED, traits: ['mechanized'], partner: 'carrier-1' },
      ),
      squad(
        'dragoons-2',
        'Blue Dragoons',
        [
          leader('Sergeant Abadi'),
          men(5),
          armed('launcher', 'grenadeLauncher'),
          armed('saw', 'squadAutomaticWeapon'),
        ],
        { ...ARMOURED, traits: ['mechanized', 'tankHunter'], partner: 'carrier-2' },
      ),
      squad('pioneers', 'Pioneers', [leader('Corporal Fisk'), men(3), armed('torch', 'flamethrower')], {
        ...ARMOURED,
        traits: ['engineer'],
        charges: 2,
      }),
    ],
    [
      vehicle({
        ...{ id: 'tank-1', name: 'Marigold', type: 'mediumTanks', method: 'tracked', front: 8 },
        ...{ weapons: ['cannonMedium', 'heavyMg'], crew: 3, properties: ['reactiveArmour'] },
      }),
      vehicle({
        ...{ id: 'tank-2', name: 'Foxglove', type: 'lightTanks', method: 'tracked', front: 7 },
        ...{ weapons: ['autoCannonHeavy', 'generalPurposeMg'], crew: 3, properties: ['smoke'] },
      }),
      vehicle({
        ...{ id: 'carrier-1', name: 'Bread Tin', type: 'ifvs', method: 'tracked', front: 6 },
        ...{ weapons: ['autoCannonLight'], crew: 2, seats: 8, properties: ['commandVehicle'] },
      }),
      vehicle({
        ...{ id: 'carrier-2', name: 'Butter Tin', type: 'apcs', method: 'wheeled', front: 5 },
        ...{ weapons: ['heavyMg'], crew: 2, seats: 8, properties: ['amphibious'] },
      }),
    ],
  ),
  'the-lichen': force(
    'What Came Down with the Lichen',
    'Not like us. They do not shout, they do not hurry, and they have never once looked surprised.',
    600,
    [
      plainUnit({
        ...{ id: 'mother', kind: 'psionic', name: 'The Listening One', ...HIVE },
        ...{ armour: 'heavy', traits: ['tough', 'terrifying'] },
        figures: [plainFigure({ id: 'mother', role: 'psionic', aptitude: 'expert', strength: 5 })],
      }),
      ...(['Pale', 'Grey', 'Ash'] as const).map((name, at) =>
        squad(`brood-${at + 1}`, `${name} Brood`, [leader('', { rating: null }), men(7)], HIVE),
      ),
      squad(
        'spitters',
        'Spitters',
        [men(4), armed('spit-1', 'flamethrower'), armed('spit-2', 'flamethrower')],
        HIVE,
      ),
      squad('husks', 'Husks', [men(12)], {
        ...{ quality: 'rabble', armour: 'none', basic: 'lowTechRifles', traits: ['zombie', 'infect'] },
        infect: 1.2,
      }),
      plainUnit({
        ...{ id: 'warden', kind: 'officer', name: 'The Tall One', ...HIVE },
        ...{ quality: 'elite', armour: 'heavyPower', traits: ['legend', 'regenerate'] },
        figures: [officer('', { rating: 'heroic' })],
      }),
    ],
    [
      vehicle({
        ...{ id: 'strider', name: 'Strider', type: 'walkers', method: 'walk', front: 6 },
        ...{ weapons: ['beamHeavy'], crew: 1, properties: ['stealth'] },
      }),
    ],
  ),
  'anvil-drop': force(
    'Anvil Flight',
    'Twelve people in armour that costs more than the town below. They land first and ask later.',
    460,
    [
      ...(['Hammer', 'Tongs'] as const).map((name, at) =>
        squad(
          `team-${at + 1}`,
          name,
          [
            leader(`Sergeant ${at === 0 ? 'Vey' : 'Okoro'}`, { rating: 'veteran' }),
            men(2),
            armed('plasma', 'plasmaRifle'),
          ],
          {
            ...{ quality: 'elite', armour: 'lightPower', basic: 'gaussRifles' },
            ...{ traits: ['fireTeams', 'dropTroops'], partner: `team-${2 - at}` },
          },
        ),
      ),
      plainUnit({
        ...{ id: 'captain', kind: 'officer', name: 'Captain Sunniva Brandt' },
        ...{ quality: 'elite', armour: 'lightPower', basic: 'gaussRifles', traits: ['hq', 'jetPacks'] },
        figures: [officer('Captain Sunniva Brandt', { rating: 'heroic' })],
      }),
      plainUnit({
        ...{ id: 'seer', kind: 'psionic', name: 'Brother Elias', armour: 'heavy' },
        figures: [plainFigure({ id: 'seer', role: 'psionic', name: 'Brother Elias', aptitude: 'master' })],
      }),
    ],
    [
      vehicle({
        ...{ id: 'kite', name: 'Kite', type: 'ifvs', method: 'fly', front: 4 },
        ...{
          weapons: ['chainGunLight', 'missileLauncher'],
          crew: 2,
          properties: ['advancedTargetingSystem'],
        },
      }),
    ],
  ),
} as const satisfies Readonly<Record<string, ForceDraft>>

export const SAMPLE_FORCE_IDS = [
  'ferry-rifles',
  'salt-committee',
  'seventh-column',
  'the-lichen',
  'anvil-drop',
] as const satisfies readonly (keyof typeof SAMPLE_FORCES)[]
