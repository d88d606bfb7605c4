import { never } from '../../../../shared/never.ts'
import type { Told, BattleView } from '../../../../shared/systems/blast-em/battle/view.ts'
import type { Thrown, EventOf } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import type { Named, TableWords } from '../../../table/faces.ts'
import { calledOr, forceOf, weaponIn } from './called.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** What the log says of fire, and of what it does; null for what is told by what follows. */

type Values = NonNullable<TableWords['values']>
const words = (key: string, values: Values = {}): TableWords => ({ key: `blow.${key}`, values })

/** Events of the fighting itself. */
export type Blow = Extract<
  Told,
  {
    kind:
      | 'surprise-agreed'
      | 'snapshot-taken'
      | 'fire-held'
      | 'attack-declared'
      | 'declared'
      | 'declarations-opened'
      | 'back-up-called'
      | 'attack-made'
      | 'attack-void'
      | 'blast-opened'
      | 'attack-resolved'
      | 'stray-flew'
      | 'stray-settled'
      | 'wrecked'
      | 'blew-up'
      | 'explosion-settled'
      | 'wounded'
      | 'fell'
      | 'stunned'
  }
>

/** Of somebody whom it has not hurt yet it is told afterwards what becomes of it: it is rolled, or stuns. */
function strayKey({ wounds, struck }: EventOf<'stray-settled'>, { models }: BattleView): string {
  if (wounds > 0) return 'strayStrikes'
  return models.some(({ id }) => id === struck) ? 'strayFliesAt' : 'strayStrikesThing'
}

export function blow(told: Blow, view: BattleView): TableWords | null {
  const called = (id: string): Named => calledOr(view, id)
  switch (told.kind) {
    case 'surprise-agreed':
      return words(`surprise.${forceOf(view, told.whom)}`)
    case 'snapshot-taken':
      return words(told.passedOver.length > 0 ? 'snapshotAcross' : 'snapshot', {
        model: called(told.model),
        target: called(told.target),
        passed: told.passedOver.map(called),
      })
    case 'fire-held':
      return words('held')
    case 'attack-declared':
      return words('declared', {
        by: called(told.by),
        with: weaponIn(told),
        target: called(told.target),
      })
    case 'declared':
      return null
    case 'declarations-opened':
      return told.secret && told.attacks.length > 0
        ? words('opened', {
            attacks: told.attacks.map((attack) =>
              words('declaredShort', {
                by: called(attack.by),
                with: weaponIn(attack),
                target: called(attack.target),
              }),
            ),
          })
        : null
    case 'back-up-called':
      return words(told.comes ? 'backUp' : 'backUpInVain', { model: called(told.model) })
    case 'attack-made':
      return words(told.hit ? (told.wounds > 0 ? 'hit' : 'hitOnly') : 'missed', {
        // What blows up rolls as somebody does, but nobody says of bottles that they miss (line 91).
        by: isThing(view, told.by) ? { key: 'blow.explosionOf' } : called(told.by),
        target: called(told.target),
        attack: thrown(told.attacker),
        defence: thrown(told.defender),
        n: told.wounds,
      })
    case 'attack-void': {
      const somebody = { key: 'blow.somebody' }
      const { by, target } = told
      return words(`void.${told.why}`, {
        by: by === undefined ? somebody : called(by),
        target: target === undefined ? somebody : called(target),
      })
    }
    case 'blast-opened':
      return words(told.inside.length > 0 ? 'blast' : 'blastEmpty', {
        by: called(told.by),
        inside: told.inside.map(called),
      })
    case 'attack-resolved':
      return null
    case 'stray-flew':
      // Past the target: what came of it is told by what follows.
      return told.heads ? words('strayBetween', { by: called(told.by) }) : null
    case 'stray-settled':
      return told.struck === null
        ? words('strayNothing', { by: called(told.by) })
        : words(strayKey(told, view), {
            by: called(told.by),
            struck: called(told.struck),
            n: told.wounds,
          })
    case 'wrecked':
      // What blows up is told by that.
      return isExplosive(view, told.thing) ? null : words('wrecked', { thing: called(told.thing) })
    case 'blew-up':
      return words('blewUp', { thing: called(told.thing) })
    case 'explosion-settled':
      return told.inside.length > 0 ? words('explosion', { inside: told.inside.map(called) }) : null
    case 'wounded':
      return words(woundedKey(told), { model: called(told.model), n: told.suffered, left: told.left })
    case 'fell':
      return words(`fell.${isMachine(view, told.model) ? MACHINE_FALLS[told.to] : told.to}`, {
        model: called(told.model),
        n: told.turns ?? 0,
      })
    case 'stunned':
      return words('stunned', { model: called(told.model) })
    default:
      return never(told)
  }
}

const isThing = ({ mission }: BattleView, id: string): boolean => mission.things.some((one) => one.id === id)
const isExplosive = ({ mission }: BattleView, id: string): boolean =>
  mission.things.some((one) => one.id === id && one.explosive)

/** What watches by itself neither dies nor sleeps. */
const MACHINE_FALLS = { mostlyDead: 'stopped', out: 'wrecked', unconscious: 'wrecked' } as const
const isMachine = ({ models }: BattleView, id: string): boolean =>
  models.find((one) => one.id === id)?.who.kind === 'automatic'

/** Of whom nothing is left it says so: at 0 somebody is Mostly Dead, below it out (line 147). */
function woundedKey({ field, left }: Extract<Told, { kind: 'wounded' }>): string {
  const where = left > 0 ? '' : left === 0 ? 'At0' : 'Below'
  return `${field ? 'woundedField' : 'wounded'}${where}`
}

/** Of a `d8` the 8. */
const sidesOf = (die: Thrown['die']): number => Number(die.slice(1))

/** A value and its die, what was added with the reasons, and what it comes to. */
export function thrown({ value, die, face, reasons, total }: Thrown): TableWords {
  const added = reasons.map(({ code, add }) => ({ key: `reason.${code}`, values: { add: signed(add) } }))
  return {
    key: added.length > 0 ? 'blow.sumWith' : 'blow.sum',
    values: { value, die: { key: 'blow.die', values: { n: sidesOf(die) } }, face, total, reasons: added },
  }
}
