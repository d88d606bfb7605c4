import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import type { Figure, UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { missingIn, strengthOf } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { isDamaged, type VehicleDraft } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import type { OwnTrait } from '../../../../shared/systems/fast-and-dirty/traits.ts'
import { armOf, rowOf, type OwnWeapon } from '../../../../shared/systems/fast-and-dirty/weapons.ts'
import type { WeaponUse } from '../../../../shared/systems/fast-and-dirty/words.ts'
import type { RowTold, Say } from '../../../library/kinds.ts'
import { numberText, signed } from '../../../ui/fields/whole-number.ts'
import { armText, callNames } from '../texts/called.ts'

/** What the form says of units, figures, vehicles and sides while they are closed. */

const LIBRARY = 'fastAndDirtyLibrary'
const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')
/** How often each stands there, in the order in which it comes first. */
function counted(all: readonly string[], name: (one: string) => string): string {
  const kinds = [...new Set(all)]
  return kinds
    .map((one) => {
      const n = all.filter((other) => other === one).length
      return n > 1 ? `${n} × ${name(one)}` : name(one)
    })
    .join(', ')
}

/** A weapon of one's own in a line. */
export function weaponLine({ numbers, price }: Pick<OwnWeapon, 'numbers' | 'price'>, say: Say): string {
  const { mult, damage, fireEffect, antiTank, blast } = rowOf({ id: '', name: '', numbers, price })
  const rated = (key: string, of: number | '1d6' | null): string =>
    of === null ? '' : `${say(`${LIBRARY}.sheet.${key}.short`)} ${of === '1d6' ? of : signed(of)}`
  const also = [
    ...('habits' in numbers ? numbers.habits.map((one) => say(`${LIBRARY}.weapon.value.habits-${one}`)) : []),
    'assault' in numbers && numbers.assault > 0
      ? say(`${LIBRARY}.arm.assault`, { n: signed(numbers.assault) })
      : '',
  ]
  return joined([
    say(`${LIBRARY}.weapon.value.numbers-${numbers.use}`),
    say(`${LIBRARY}.sheet.times`, { n: mult ?? 0 }),
    rated('damage', damage),
    rated('fireEffect', fireEffect),
    rated('antiTank', antiTank),
    blast === null
      ? ''
      : `${say(`${LIBRARY}.sheet.blast.short`)} ${say(`${LIBRARY}.sheet.inches`, { n: blast })}`,
    ...also,
    price === null
      ? say(`${LIBRARY}.sheet.noPrice`)
      : say(`${LIBRARY}.points`, { points: numberText(price) }),
  ])
}

/** Each number that a trait of one's own adds to, as a row. */
export const doesRows = ({ does }: Pick<OwnTrait, 'does'>, say: Say): RowTold[] =>
  does.map(({ number, add }) => ({ name: say(`${LIBRARY}.trait.value.${number}`), line: signed(add) }))

/** What a trait of one's own does, in a line. */
export const traitLine = (
  { does, has = [], price }: Pick<OwnTrait, 'does' | 'has' | 'price'>,
  say: Say,
): string =>
  joined([
    ...does.map(({ number, add }) =>
      say(`${LIBRARY}.arm.adds`, { n: signed(add), number: say(`${LIBRARY}.trait.value.${number}`) }),
    ),
    ...has.map((one) => say(`fastAndDirtyNames.trait.${one}`)),
    price === null
      ? say(`${LIBRARY}.sheet.noPrice`)
      : say(`${LIBRARY}.sheet.times`, { n: numberText(price) }),
  ])

export function forceRows(force: ForceDraft, say: Say): Readonly<Record<string, readonly RowTold[]>> {
  const name = (group: string) => (id: string) => say(`fastAndDirtyNames.${group}.${id}`)
  const called = callNames(force, say)
  const { weapons: own = [], traits = [] } = force
  const weapon = (use: WeaponUse) => (ref: string) => {
    const arm = armOf(own, ref, use)
    return arm ? armText(arm, say) : say('library.lost', { id: ref })
  }
  const unit = (of: UnitDraft): RowTold => ({
    name: called.get(of.id) ?? '',
    line: joined([
      ...(of.name === '' ? [] : [name('kind')(of.kind)]),
      say(`${LIBRARY}.figures`, { n: strengthOf(of) }),
      missingIn(of) > 0 ? say(`${LIBRARY}.missing`, { n: missingIn(of) }) : '',
      name('quality')(of.quality),
      name('resolve')(of.resolve),
      of.armour === 'none'
        ? say(`${LIBRARY}.noArmour`)
        : say(`${LIBRARY}.armour`, { armour: name('armour')(of.armour) }),
      of.serves === null ? '' : weapon('heavy')(of.serves),
      // Snipers have a rifle of their own, and who does not fight has none (line 1419).
      of.serves === null && of.kind !== 'sniper' && of.kind !== 'nonCombatants'
        ? weapon('basic')(of.basic)
        : '',
      counted(
        of.figures.flatMap((one) =>
          one.weapon ? Array.from({ length: one.count }, () => one.weapon ?? '') : [],
        ),
        weapon('support'),
      ),
      of.offBoard ? say(`${LIBRARY}.force.field.offBoard`) : '',
      ...of.traits.map(name('trait')),
      ...traits.flatMap((one) => (of.ownTraits?.includes(one.id) ? [one.name] : [])),
      of.charges > 0 ? say(`${LIBRARY}.charges`, { n: of.charges }) : '',
    ]),
  })
  const figure = (of: Figure): RowTold => {
    const role = name('role')(of.role)
    const what = of.count === 1 ? role : `${of.count} × ${role}`
    return {
      name: of.name === '' ? what : of.name,
      line: joined([
        of.name === '' ? '' : what,
        of.rating ? name('rating')(of.rating) : '',
        of.branch ? name('branch')(of.branch) : '',
        of.weapon ? weapon('support')(of.weapon) : '',
        of.aptitude ? name('aptitude')(of.aptitude) : '',
        ...of.personalities.map(name('personality')),
        of.lost ? say(`${LIBRARY}.lost`, { n: of.lost }) : '',
      ]),
    }
  }
  const vehicle = (of: VehicleDraft): RowTold => ({
    name: called.get(of.id) ?? '',
    line: joined([
      ...(of.name === '' ? [] : [name('vehicleType')(of.type)]),
      isDamaged(of) ? say(`${LIBRARY}.${of.damage?.destroyed ? 'destroyed' : 'damaged'}`) : '',
      name('method')(of.method),
      say(`${LIBRARY}.front`, { n: of.front }),
      name('quality')(of.quality),
      name('resolve')(of.resolve),
      counted(of.weapons, weapon('heavy')),
      say(`${LIBRARY}.crew`, { n: of.crew }),
      of.seats > 0 ? say(`${LIBRARY}.seats`, { n: of.seats }) : '',
      ...of.properties.map(name('property')),
    ]),
  })
  return {
    units: force.units.map(unit),
    vehicles: force.vehicles.map(vehicle),
    weapons: own.map((one) => ({ name: one.name, line: weaponLine(one, say) })),
    traits: traits.map((one) => ({ name: one.name, line: traitLine(one, say) })),
    ...Object.fromEntries(force.units.map(({ figures }, at) => [`units/${at}/figures`, figures.map(figure)])),
    ...Object.fromEntries(traits.map((one, at) => [`traits/${at}/does`, doesRows(one, say)])),
  }
}

export function scenarioRows(
  { sides, weapons: own = [] }: ScenarioDraft,
  say: Say,
): Readonly<Record<string, readonly RowTold[]>> {
  const value = (id: string): string => say(`${LIBRARY}.scenario.value.${id}`)
  const gun = ({ weapon, quality, calls }: ScenarioDraft['sides'][number]['artillery'][number]): RowTold => {
    const arm = armOf(own, weapon, 'heavy')
    return {
      name: arm ? armText(arm, say) : say('library.lost', { id: weapon }),
      line: joined([
        say(`fastAndDirtyNames.quality.${quality}`),
        calls === null ? value('calls-none') : say(`${LIBRARY}.calls`, { n: calls }),
      ]),
    }
  }
  return {
    weapons: own.map((one) => ({ name: one.name, line: weaponLine(one, say) })),
    ...Object.fromEntries(sides.map(({ artillery }, at) => [`sides/${at}/artillery`, artillery.map(gun)])),
    sides: sides.map(({ name, role, stance, attitude, zone, aim, share, works }) => ({
      name,
      line: joined([
        role === null || value(role) === name ? '' : value(role),
        stance === null ? '' : say(`fastAndDirtyNames.stance.${stance}`),
        attitude === null ? '' : say(`fastAndDirtyNames.attitude.${attitude}`),
        'depth' in zone
          ? say(`${LIBRARY}.deep`, {
              zone: value(zone.where === 'middle' ? 'zone-middle' : zone.where),
              n: zone.depth,
            })
          : value(zone.where),
        aim.kind === 'mission' ? say(`fastAndDirtyNames.mission.${aim.mission}`) : value(aim.kind),
        share === 1 ? '' : say(`${LIBRARY}.plot.share`, { n: numberText(share) }),
        counted(
          works.map(({ work }) => work),
          (work) => say(`fastAndDirtyNames.work.${work}`),
        ),
      ]),
    })),
  }
}
