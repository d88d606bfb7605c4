import { never } from '../../../never.ts'
import { problem, under, type Problem } from '../../../problem.ts'
import { advancedForce, type Generated, type Grants } from '../advanced-force.ts'
import { basicForce } from '../basic-force.ts'
import { changeForce } from '../changes.ts'
import { shownPoints } from '../decimal.ts'
import { pointCost } from '../points.ts'
import { checkForce, type Force } from '../units.ts'
import { armOf } from '../weapons.ts'
import {
  LEADER_RATINGS,
  OFFICER_RATINGS,
  type Role,
  type Trait,
  type UnitKind,
  type WeaponUse,
} from '../words.ts'
import { diceLacking, EXTRAS, traitsNotLikeUs } from './extras.ts'
import { choicesOf, pointsOf, type ForceDraft } from './force.ts'
import { draftId } from './making.ts'
import { fielded } from './fielded.ts'
import { pricedUnit, strengthOf, unitOf, type UnitDraft } from './unit.ts'
import { pricedVehicle, shieldsNobody } from './vehicle.ts'

/** Where each limit stands in the book; null: Muster's own, which no line tells. */
export const LIMIT_LINES = {
  'force/empty': null,
  'force/id': null,
  'force/strength': '380',
  'force/lone-trait': '1757, 1771, 1783, 1851',
  'force/command-vehicle': '1898',
  'force/closed': '1892',
  'force/partner': '1280, 1324, 1787',
  'force/kind': '374, 1316, 1419, 1509, 1638',
  'force/weapon': '303, 319, 444',
  'force/trait': '319',
  'force/budget': '2259',
  'force/rolls': null,
  'points/figures': '2352',
  'points/count': '2352',
  'points/strength': '1511, 2413',
  'points/role': '2280–2320, 2386, 2396–2426, 2436',
  'points/twice': '2303, 2466, 2596',
  'points/crew': '2362, 2574',
  'points/mixed': '1316, 1509, 1638',
  'points/single': '1509, 1638, 2265',
  'points/off-board': '1355, 2386',
  'points/fanatic': '2511',
  'points/lone-trait': '1757, 1771, 1783, 1851',
  'points/infect': '2513',
  'points/price': '2366–2384',
  'points/agreed': '319',
  'points/agreed-trait': '319',
  'points/front': '2557–2568',
  'points/seats': '2578',
  'basic/limitation': '539',
  'basic/contrary': '539',
  'basic/units': '517–549',
  'basic/riflemen': '524, 530, 536, 548',
  'basic/weapon': '518, 520, 547',
  'basic/level': '522, 542–543, 549',
  'advanced/points': '2089–2106',
  'advanced/sum': '2089',
  'advanced/grants': '2152, 2168–2179, 2193–2197, 2220–2222',
  'advanced/category': '2211–2218',
  'advanced/unit': '2211–2218',
  'advanced/again': '2211–2218',
  'advanced/riflemen': '2215, 2218',
  'advanced/weapon': '2214',
  'advanced/level': '2215, 2217',
} as const satisfies Readonly<Record<string, string | null>>

/** What only those have to keep who pay points. */
const FOR_POINTS = new Set([
  'points/fanatic',
  'points/infect',
  'points/price',
  'points/agreed',
  'points/agreed-trait',
  'points/off-board',
])

/**
 * What keeps a force from being legal; `[]` when nothing does. Problems: those of `checkForce`, `pointCost`, `basicForce`
 * and `advancedForce`, and `force/empty`, `force/weapon`, `force/trait`, `force/closed`, `force/partner`, `force/kind`, `force/budget`, `force/rolls`. Never throws: the force may
 * come from a file. Source: lines 299, 374–402, 438–549, 2073–2614.
 */
export function checkDraft(f: ForceDraft): Problem[] {
  const empty =
    f.units.length + f.vehicles.length > 0
      ? []
      : [problem('force/empty', 'Nobody is in this force: put a unit into it.', ['units'])]
  return [
    ...empty,
    ...weaponProblems(f),
    ...traitProblems(f),
    ...checkForce(forceOf(f)),
    ...closedProblems(f),
    ...priceProblems(f),
    ...partnerProblems(f),
    ...kindProblems(f),
    ...madeProblems(f),
  ]
}

/** The force in the numbers of the rules. */
export function forceOf(force: ForceDraft): Force {
  const { units, vehicles } = fielded(force)
  return {
    units: units.map(unitOf),
    vehicles: vehicles.map(({ id, properties }) => ({ id, properties })),
  }
}

/** Weapons are the book's, or among those that the force brings; each is put to its own use. */
function weaponProblems({ units, vehicles, weapons = [] }: ForceDraft): Problem[] {
  const missing = (ref: string | null, use: WeaponUse, ...path: (string | number)[]): Problem[] => {
    if (ref === null || armOf(weapons, ref, use) !== null) return []
    return [problem('force/weapon', 'The force has no such weapon: choose another.', path, { weapon: ref })]
  }
  return [
    ...units.flatMap(({ basic, serves, figures }, at) => [
      ...missing(basic, 'basic', 'units', at, 'basic'),
      ...missing(serves, 'heavy', 'units', at, 'serves'),
      ...figures.flatMap(({ weapon }, n) => missing(weapon, 'support', 'units', at, 'figures', n, 'weapon')),
    ]),
    ...vehicles.flatMap(({ weapons: mounted }, at) =>
      mounted.flatMap((ref, n) => missing(ref, 'heavy', 'vehicles', at, 'weapons', n)),
    ),
  ]
}

/** Traits of the group's own are among those that the force brings. */
function traitProblems({ units, traits = [] }: ForceDraft): Problem[] {
  return units.flatMap(({ ownTraits = [] }, at) => {
    const lost = ownTraits.find((ref) => traits.every(({ id }) => id !== ref))
    if (lost === undefined) return []
    const message = 'The force has no such trait any more: take it away.'
    return [problem('force/trait', message, ['units', at, 'ownTraits'], { trait: lost })]
  })
}

/** Close-In Defense is for who sits behind armour on all sides (line 1892). */
function closedProblems({ vehicles }: ForceDraft): Problem[] {
  return vehicles.flatMap((vehicle, at) => {
    if (!vehicle.properties.includes('closeInDefenseSystem') || !shieldsNobody(vehicle)) return []
    const message = 'Close-In Defense is for armoured, closed vehicles: take it away, or armour the vehicle.'
    return [problem('force/closed', message, ['vehicles', at, 'properties'], { id: vehicle.id })]
  })
}

const called = ({ name }: { readonly name: string }, otherwise: string): string =>
  name === '' ? otherwise : name

function priceProblems(f: ForceDraft): Problem[] {
  const isPaid = f.made.way === 'points'
  const { units, vehicles } = fielded(f)
  const unpriced = (
    cost: ReturnType<typeof pointCost>,
    who: string,
    ...path: (string | number)[]
  ): Problem[] => {
    if (!('problem' in cost)) return []
    const { code, path: within } = cost.problem
    // Strength below 1 and lone traits are said once, by the force.
    const isSaid = code === 'points/lone-trait' || code === 'points/figures'
    // How many crew a vehicle has is a limit of what is paid for: its table gives more (R7).
    const isOwnCrew = code === 'points/crew' && within[0] === 'vehicle'
    if (isSaid || (!isPaid && (isOwnCrew || FOR_POINTS.has(code)))) return []
    const message = `${who}: ${cost.problem.message}`
    return [{ ...cost.problem, message, path: [...path, ...within.filter((step) => step !== 'vehicle')] }]
  }
  return [
    ...units.flatMap((unit, at) =>
      unpriced(pointCost(pricedUnit(unit)), called(unit, `Unit ${at + 1}`), 'units', at),
    ),
    ...vehicles.flatMap((vehicle, at) =>
      unpriced(pointCost(pricedVehicle(vehicle)), called(vehicle, `Vehicle ${at + 1}`), 'vehicles', at),
    ),
    ...budgetProblems(f),
  ]
}

/** What a force gains between battles is no longer paid for. */
function budgetProblems(f: ForceDraft): Problem[] {
  if (f.made.way !== 'points' || f.made.budget === null || f.after !== undefined) return []
  const points = shownPoints(pointsOf(f))
  const { budget } = f.made
  if (points <= budget) return []
  const over = shownPoints(points - budget)
  const message = `The force costs ${points} of ${budget} points: take out ${over} or more.`
  return [problem('force/budget', message, ['made', 'budget'], { points, budget, over })]
}

/** Of whom a unit is that is no squad. */
const OWN_FIGURES: Partial<Record<UnitKind, { readonly role: Role; readonly message: string }>> = {
  team: {
    role: 'crew',
    message: 'A heavy weapons team is the crew of its weapon: make all of its figures crew.',
  },
  sniper: { role: 'sniper', message: 'A sniper is alone: leave one figure in the unit, a sniper.' },
  psionic: { role: 'psionic', message: 'A psionic is alone: leave one figure in the unit, a psionic.' },
  officer: {
    role: 'officer',
    message: 'An independent officer is alone: leave one figure in the unit, an officer.',
  },
}

/** Officers, snipers and psionics are alone; a team serves a weapon. */
function kindProblems({ units }: ForceDraft): Problem[] {
  return units.flatMap((unit, at) => {
    const own = OWN_FIGURES[unit.kind]
    const isAlone = unit.kind !== 'team'
    if (!own) return []
    const { role, message } = own
    const others = unit.figures.some((one) => one.role !== role && one.count > 0)
    if (others || (isAlone && strengthOf(unit) > 1))
      return [problem('force/kind', message, ['units', at, 'figures'], { kind: unit.kind })]
    if (isAlone || unit.serves !== null) return []
    return [
      problem('force/kind', 'A team serves a weapon: choose which.', ['units', at, 'serves'], {
        kind: unit.kind,
      }),
    ]
  })
}

/** Partners are there, and are of the kind that goes together. */
function partnerProblems({ units, vehicles }: ForceDraft): Problem[] {
  return units.flatMap((unit, at) => {
    const { id, partner, traits } = unit
    if (partner === null) {
      if (!traits.includes('fireTeams') && !traits.includes('mechanized')) return []
      const message = 'This unit works with another: choose its partner.'
      return [problem('force/partner', message, ['units', at, 'partner'], { id })]
    }
    const other = units.find((one) => one.id === partner)
    const isVehicle = vehicles.some((one) => one.id === partner)
    if (isVehicle && traits.includes('mechanized')) return []
    if (other && goTogether(unit, other)) return []
    const message = 'These two do not go together: choose another partner.'
    return [problem('force/partner', message, ['units', at, 'partner'], { id, partner })]
  })
}

/** Two Fire Teams that name each other, or a heavy team, or a psionic, and its squad. */
function goTogether(unit: UnitDraft, other: UnitDraft): boolean {
  if (unit.id === other.id) return false
  if (unit.kind === 'team' || unit.kind === 'psionic')
    return other.kind === 'squad' || other.kind === 'command'
  const areTeams = unit.traits.includes('fireTeams') && other.traits.includes('fireTeams')
  return areTeams && other.partner === unit.id
}

/** What is wrong with the rolls and choices that a force says it was made of; battles may change its units later. */
function madeProblems({ made, ...force }: ForceDraft): Problem[] {
  const within = (problems: readonly Problem[], ...path: (string | number)[]): Problem[] =>
    under(problems, 'made', ...path)
  switch (made.way) {
    case 'basic':
      return within(tried(made, () => basicForce(made.rolls, choicesOf(made))))
    case 'advanced':
      return [
        ...extraProblems(made),
        ...made.platoons.flatMap((platoon, at) => [
          ...within(
            tried(platoon, () => platoonOf(platoon), at + 1),
            'platoons',
            at,
          ),
          ...grantProblems(force, platoon, at, traitsNotLikeUs(made.extras)),
        ]),
      ]
    case 'free':
    case 'points':
      return []
    default:
      return never(made)
  }
}

/** Dice for what is thrown beside are as many as it takes. */
function extraProblems({ extras, platoons }: Extract<ForceDraft['made'], { way: 'advanced' }>): Problem[] {
  return EXTRAS.flatMap((extra) => {
    const rolls = extras[extra]
    if (rolls.length === 0 || diceLacking(extra, rolls, platoons.length) === 0) return []
    const message = 'These rolls are too many, or too few, for this force: roll it anew.'
    return [problem('force/rolls', message, ['made', 'extras', extra])]
  })
}

type Platoon = Extract<ForceDraft['made'], { way: 'advanced' }>['platoons'][number]

function platoonOf({
  rolls,
  points,
  each,
  changes,
  often,
}: Platoon): Generated | { readonly problems: readonly Problem[] } {
  const made = advancedForce(rolls, { points, each })
  if ('problems' in made) return made
  const changed = changeForce(made.units, points, changes, often)
  return 'problems' in changed ? changed : { ...made, units: changed.units }
}

/** What a platoon has of what its dice gave it. */
export interface Given {
  readonly grant: keyof Grants
  readonly has: number
  readonly most: number
}

/** What each platoon was given of what its dice gave; none where they give nothing. Source: lines 2152–2222. */
export function givenOf(
  { units }: Pick<ForceDraft, 'units'>,
  platoon: Platoon,
  at: number,
  everybody: readonly Trait[],
): Given[] {
  if (tried(platoon, () => platoonOf(platoon)).length > 0) return []
  const made = platoonOf(platoon)
  if ('problems' in made) return []
  const { grants } = made
  const had = new Map(made.units.map((unit) => [draftId(unit.id.replace(/^1/u, `${at + 1}`)), unit.traits]))
  const own = units.filter((unit) => unit.platoon === at + 1)
  const figures = own.flatMap((unit) => unit.figures)
  const armed = (weapon: string): number =>
    figures.reduce((sum, one) => (one.weapon === weapon ? sum + one.count : sum), 0)
  const levels = (role: string, ratings: readonly string[]): number =>
    figures.reduce(
      (sum, one) => (one.role === role ? sum + Math.max(0, ratings.indexOf(one.rating ?? '')) : sum),
      0,
    )
  /** Traits that neither its dice nor changes nor Not Like Us gave it. */
  const won = own.flatMap(({ id, traits }) =>
    traits.filter((trait) => !had.get(id)?.includes(trait) && !everybody.some((one) => one === trait)),
  )
  const hardened = Math.min(grants.hardened, won.filter((trait) => trait === 'hardened').length)
  return [
    { grant: 'rifleGrenades', has: armed('rifleGrenades'), most: grants.rifleGrenades },
    { grant: 'plasmaRifles', has: armed('plasmaRifle'), most: grants.plasmaRifles },
    {
      grant: 'heavy',
      has: own.filter(({ serves, offBoard }) => serves !== null && !offBoard).length,
      most: grants.heavy.length,
    },
    { grant: 'artillery', has: own.filter(({ offBoard }) => offBoard).length, most: grants.artillery },
    { grant: 'traits', has: won.length - hardened, most: grants.traits },
    { grant: 'hardened', has: hardened, most: grants.hardened },
    {
      grant: 'personalities',
      has: figures.flatMap(({ personalities }) => personalities).length,
      most: grants.personalities,
    },
    { grant: 'officerLevels', has: levels('officer', OFFICER_RATINGS), most: grants.officerLevels },
    { grant: 'leaderLevels', has: levels('leader', LEADER_RATINGS), most: grants.leaderLevels },
  ]
}

/** What a platoon was given is more than the dice gave it, before its first battle. Source: lines 2152–2222. */
function grantProblems(
  force: Pick<ForceDraft, 'units' | 'after'>,
  platoon: Platoon,
  at: number,
  everybody: readonly Trait[],
): Problem[] {
  if (force.after !== undefined) return []
  return givenOf(force, platoon, at, everybody).flatMap(({ grant, has, most }) => {
    if (has <= most) return []
    const message = `Platoon ${at + 1} was given ${has} of what its dice gave ${most}: take some back.`
    const values = { platoon: at + 1, grant, has, most }
    return [problem('advanced/grants', message, ['made', 'platoons', at], values)]
  })
}

/** Rolls that are no such force's are a fault of the file, not ours. */
function tried(
  { rolls }: { readonly rolls: readonly number[] },
  make: () => { readonly problems: readonly Problem[] } | { readonly units: readonly unknown[] },
  platoon: number | null = null,
): readonly Problem[] {
  try {
    const made = make()
    return 'problems' in made ? made.problems : []
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    const message =
      rolls.length === 0
        ? `Nothing has been rolled for ${platoon === null ? 'it' : `platoon ${platoon}`} yet: roll the dice.`
        : 'These rolls are too many, or too few, for this force: roll it anew.'
    return [problem('force/rolls', message, ['rolls'], platoon === null ? {} : { platoon })]
  }
}
