/**
 * The vocabulary of Fast and Dirty, in the rule book's words. Interface, rules and schemas loop over the same lists that
 * the compiler knows. Numbers behind "line" are lines of the book.
 */

/** What something of the book is known by: its name in its table, as one word. */
export type Id = string

/** From low to high (lines 335–340). */
export const QUALITIES = ['rabble', 'conscript', 'regular', 'elite'] as const
export type Quality = (typeof QUALITIES)[number]

/** From low to high (lines 351–356). */
export const RESOLVES = ['reluctant', 'uncertain', 'steady', 'determined'] as const
export type Resolve = (typeof RESOLVES)[number]

/** From low to high (lines 865–870). */
export const ARMOURS = ['none', 'light', 'improved', 'heavy', 'lightPower', 'heavyPower'] as const
export type Armour = (typeof ARMOURS)[number]

/** Range bands of a weapon, from near to far (lines 767–776). */
export const BANDS = ['base', 'close', 'medium', 'long'] as const
export type Band = (typeof BANDS)[number]

/** How much of a unit is behind something (lines 818–820). */
export const COVERS = ['none', 'partial', 'hard'] as const
export type Cover = (typeof COVERS)[number]

/** How the dice of one total are read: one, the higher of two, or the sum of two (lines 790, 1284). */
export const DICE_READ = [1, 2, 'sum'] as const
export type DiceRead = (typeof DICE_READ)[number]
/** Of a squad’s two dice and its heavy team’s one: the two highest, or the highest of each (line 1328). */
export type JoinedDice = 'twoHighest' | 'highestEach'

/** Squad Basic Weapons (lines 3077–3082). */
export const BASIC_WEAPONS = [
  'lowTechRifles',
  'submachineGuns',
  'assaultCarbines',
  'assaultRifles',
  'highTechRifles',
  'gaussRifles',
] as const
export type BasicWeapon = (typeof BASIC_WEAPONS)[number]

/** Squad Support Weapons (lines 3087–3092). */
export const SUPPORT_WEAPONS = [
  'assaultShotgun',
  'flamethrower',
  'rifleGrenades',
  'grenadeLauncher',
  'squadAutomaticWeapon',
  'plasmaRifle',
] as const
export type SupportWeapon = (typeof SUPPORT_WEAPONS)[number]

/** Heavy & Special Weapons (lines 3101–3120). */
export const HEAVY_WEAPONS = [
  'autoCannonLight',
  'autoCannonHeavy',
  'beamLight',
  'beamHeavy',
  'cannonLight',
  'cannonMedium',
  'cannonHeavy',
  'chainGunLight',
  'chainGunHeavy',
  'generalPurposeMg',
  'heavyMg',
  'minesAntiPersonnel',
  'minesAntiVehicle',
  'missileLauncher',
  'mortarLight',
  'mortarHeavy',
  'railGunLight',
  'railGunHeavy',
  'rpg',
  'sniperRifle',
] as const
export type HeavyWeapon = (typeof HEAVY_WEAPONS)[number]

export const WEAPONS = [...BASIC_WEAPONS, ...SUPPORT_WEAPONS, ...HEAVY_WEAPONS] as const
export type Weapon = (typeof WEAPONS)[number]

/** What weapons are put to, each with its table (lines 3074, 3084, 3098). */
export const WEAPON_USES = ['basic', 'support', 'heavy'] as const
export type WeaponUse = (typeof WEAPON_USES)[number]
/** What weapons do beside their numbers (lines 1624, 1628, 1918, 3122–3126). */
export const SUPPORT_HABITS = ['smoke', 'missile'] as const
export const HEAVY_HABITS = ['beam', 'pins', 'hardTargetsOnly', 'missile'] as const

/** Traits with a price of their own (lines 2468–2509); Holy and Unholy apply to armour or to weapons. */
export const TRAITS = [
  'aerial',
  'aggressive',
  'agile',
  'assaultTroops',
  'berserk',
  'brave',
  'bugHunter',
  'combatDrugs',
  'elusive',
  'engineer',
  'fanatic',
  'fearless',
  'flyer',
  'goon',
  'grizzled',
  'hardened',
  'hero',
  'hivemind',
  'holyArmour',
  'unholyArmour',
  'holyWeapon',
  'unholyWeapon',
  'hq',
  'infect',
  'infiltration',
  'legend',
  'mechanized',
  'recon',
  'regenerate',
  'relentless',
  'save',
  'selfRepairing',
  'shaky',
  'shockTroops',
  'slow',
  'slowFiring',
  'stealth',
  'swift',
  'tankHunter',
  'terrifying',
  'tough',
  'villain',
  'zombie',
] as const
export type Trait = (typeof TRAITS)[number]

/** Equipment and training that is priced as traits are (lines 2450–2452). */
export const ABILITIES = ['dropTroops', 'fireTeams', 'jetPacks'] as const
export type Ability = (typeof ABILITIES)[number]

/** What quick forces get beside traits: enhancements and limitations that a unit goes on having (lines 532–547). */
export const MARKS = ['improvedIntel', 'longerRange', 'inflexible', 'noGrenades', 'shorterRange'] as const
export type Mark = (typeof MARKS)[number]

export const UNIT_TRAITS = [...TRAITS, ...ABILITIES, ...MARKS] as const
export type UnitTrait = (typeof UNIT_TRAITS)[number]

/** Traits that a single figure alone may take (lines 1757, 1771, 1783, 1851). */
export const LONE_TRAITS = ['hero', 'hq', 'legend', 'villain'] as const satisfies readonly Trait[]

/** Personalities (lines 1472–1486). */
export const PERSONALITIES = [
  'brawler',
  'comms',
  'knifeFighter',
  'lucky',
  'medic',
  'motivator',
  'sharpshooter',
  'triggerHappy',
] as const
export type Personality = (typeof PERSONALITIES)[number]

/** Vehicle Properties (lines 1882–1944). */
export const PROPERTIES = [
  'advancedTargetingSystem',
  'amphibious',
  'closeInDefenseSystem',
  'commandVehicle',
  'electronicCountermeasures',
  'forwardObserver',
  'improvedWeaponsControl',
  'medevac',
  'reactiveArmour',
  'smoke',
  'stealth',
  'supercharged',
  'underPowered',
  'urbanWarfareKit',
  'weaponStabilizer',
] as const
export type Property = (typeof PROPERTIES)[number]

/** What a figure is, as it is paid for (lines 2261–2442). */
export const ROLES = ['trooper', 'leader', 'crew', 'officer', 'psionic', 'sniper'] as const
export type Role = (typeof ROLES)[number]

/** What a unit on foot is (lines 374–386, 1316, 1419, 1427, 1509, 1638). */
export const UNIT_KINDS = [
  'squad',
  'command',
  'team',
  'officer',
  'psionic',
  'sniper',
  'nonCombatants',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** A squad leader's rating (lines 557, 2318–2320). */
export const LEADER_RATINGS = ['inexperienced', 'experienced', 'veteran'] as const
export type LeaderRating = (typeof LEADER_RATINGS)[number]
/** An officer's Leadership (lines 1433–1436). */
export const OFFICER_RATINGS = ['novice', 'experienced', 'inspiring', 'heroic'] as const
export type OfficerRating = (typeof OFFICER_RATINGS)[number]
/** An officer's branch (line 1440). */
export const BRANCHES = ['infantry', 'gunnery', 'cavalry'] as const
export type Branch = (typeof BRANCHES)[number]

/** Psionic Aptitude, and Skill of a task (lines 1519–1522, 1664–1667). */
export const APTITUDES = ['marginal', 'competent', 'expert', 'master'] as const
export type Aptitude = (typeof APTITUDES)[number]

/** Psionic powers (lines 1528–1546). */
export const POWERS = [
  'degrade',
  'demoralize',
  'embolden',
  'enhance',
  'expose',
  'harm',
  'heal',
  'inspire',
  'shield',
  'terror',
] as const
export type Power = (typeof POWERS)[number]

/** Tasks that the book tells of (lines 1673–1681). */
export const TASKS = ['disarm', 'hack', 'juryRig', 'learn', 'repair'] as const
export type Task = (typeof TASKS)[number]

/** Vehicle types (lines 394–400). */
export const VEHICLE_TYPES = [
  'lightTransports',
  'apcs',
  'ifvs',
  'lightTanks',
  'mediumTanks',
  'mainBattleTanks',
  'walkers',
] as const
export type VehicleType = (typeof VEHICLE_TYPES)[number]
/** Methods of movement (lines 687–691). */
export const METHODS = ['fly', 'hover', 'tracked', 'walk', 'wheeled'] as const
export type Method = (typeof METHODS)[number]
/** Where a vehicle is armoured (line 402). */
export const FACES = ['top', 'front', 'sides', 'rear', 'bottom'] as const
export type Face = (typeof FACES)[number]

/** Fortifications (lines 1299–1304). */
export const FORTIFICATIONS = [
  'foxholes',
  'sandbags',
  'trenches',
  'lightBunker',
  'mediumBunker',
  'heavyBunker',
] as const
export type Fortification = (typeof FORTIFICATIONS)[number]
/** What is placed as one field defence; three may become one light bunker (lines 2649, 2695). */
export const FIELD_WORKS = ['trenches', 'sandbags', 'barbedWire', 'minefield'] as const
export type FieldWork = (typeof FIELD_WORKS)[number]
/** Whatever may stand on the table. */
export const WORKS = [...FORTIFICATIONS, 'barbedWire', 'minefield'] as const
export type Work = (typeof WORKS)[number]

/** Off-board anti-air units (lines 1255–1257). */
export const ANTI_AIR = ['light', 'medium', 'heavy'] as const
export type AntiAir = (typeof ANTI_AIR)[number]
/** Sentry guns by what they fire, and how bright they are (lines 1604–1616). */
export const SENTRY_GUNS = ['autoCannon', 'chainGun', 'machineGun'] as const
export type SentryGun = (typeof SENTRY_GUNS)[number]
/** Any weapon may be built into one (line 1597): the most common, and the others that fire at one target. */
export const SENTRY_ARMS = [
  ...SENTRY_GUNS,
  'autoCannonLight',
  'autoCannonHeavy',
  'beamLight',
  'beamHeavy',
  'chainGunLight',
  'chainGunHeavy',
  'generalPurposeMg',
  'heavyMg',
  'railGunLight',
  'railGunHeavy',
] as const
export type SentryArm = (typeof SENTRY_ARMS)[number]
export const AI_GRADES = ['antiquated', 'modern', 'enhanced', 'advanced'] as const
export type AiGrade = (typeof AI_GRADES)[number]

/** Choices of a quick force (lines 515–549). */
export const VARIATIONS = [
  'assaultTroops',
  'energyWeapons',
  'heavyRifles',
  'humanWave',
  'improvedCommand',
  'localMilitia',
  'loneLeader',
  'moreSupport',
] as const
export type Variation = (typeof VARIATIONS)[number]
export const ENHANCEMENTS = [
  'firepower',
  'heavyTroopers',
  'improvedIntel',
  'longerRange',
  'manpower',
  'recon',
  'urbanAssault',
  'veterans',
] as const
export type Enhancement = (typeof ENHANCEMENTS)[number]
export const LIMITATIONS = [
  'inflexible',
  'inexperienced',
  'militia',
  'noGrenades',
  'shorterRange',
  'underGunned',
  'underStrength',
  'warWeary',
] as const
export type Limitation = (typeof LIMITATIONS)[number]

/** Categories of Force Priority points, and the priority that points buy (lines 2091–2106). */
export const CATEGORIES = ['manpower', 'firepower', 'gear', 'support', 'training', 'aggression'] as const
export type Category = (typeof CATEGORIES)[number]
export const PRIORITIES = ['low', 'medium', 'high', 'top'] as const
export type Priority = (typeof PRIORITIES)[number]
/** What may be rolled for each by itself in place of once for all (lines 2122, 2168, 2199). */
export const EACH = ['strength', 'heavy', 'resolve'] as const
export type Each = (typeof EACH)[number]
/** Additional Changes (lines 2213–2218). */
export const CHANGES = [
  'assaultTroops',
  'humanWave',
  'improvedArmour',
  'independentOfficer',
  'localMilitia',
  'moreSupport',
] as const
export type Change = (typeof CHANGES)[number]

/** Stance and Attitude (lines 2645–2655). */
export const STANCES = ['offensive', 'neutral', 'defensive'] as const
export type Stance = (typeof STANCES)[number]
export const ATTITUDES = ['aggressive', 'cautious', 'passive'] as const
export type Attitude = (typeof ATTITUDES)[number]

/** Missions in the order of their table (lines 2708–2715). */
export const MISSIONS = [
  'assault',
  'expand',
  'hold',
  'infiltrate',
  'interfere',
  'patrol',
  'strike',
  'sweep',
] as const
export type Mission = (typeof MISSIONS)[number]
/** What both sides play that were given the same mission (line 2717). */
export const ESCALATION = 'escalatingEngagement'

/** The five that lie ready (lines 428–436). */
export const READY_SCENARIOS = [
  'ambush',
  'bottleneck',
  'defensiveLine',
  'dropZone',
  'meetingEngagement',
] as const
export type ReadyScenario = (typeof READY_SCENARIOS)[number]

/** Where an objective lies as a player sees it (line 2699). */
export const SECTORS = ['near', 'middle', 'far'] as const
export type Sector = (typeof SECTORS)[number]

/** How a campaign's battles follow each other (lines 2855–2857). */
export const CAMPAIGNS = ['random', 'linear', 'tree'] as const
export type CampaignKind = (typeof CAMPAIGNS)[number]

/** What experience buys (lines 2932–2940). */
export const EXPERIENCE = [
  'quality',
  'resolve',
  'reinforcements',
  'returnFigure',
  'repairVehicle',
  'personality',
  'leadership',
  'replaceVehicle',
  'trait',
] as const
export type Experience = (typeof EXPERIENCE)[number]
