import { computed, ref, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { WOUNDED_LIVE_FROM } from '../../../../shared/systems/fast-and-dirty/data/campaign.ts'
import type { RecoveryStep } from '../../../../shared/systems/fast-and-dirty/documents/aftermath.ts'
import type { ForceDraft } from '../../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  dueAfterBattle,
  infantryBy,
  infantryStep,
  rollsResolve,
  vehicleBy,
  vehicleStep,
  woundedStep,
} from '../../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import {
  missingIn,
  strengthOf,
  type UnitDraft,
} from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { VehicleDraft } from '../../../../shared/systems/fast-and-dirty/documents/vehicle.ts'
import { qualityAfter, resolveAfter } from '../../../../shared/systems/fast-and-dirty/after-battle.ts'
import { callNames } from '../texts/called.ts'
import '../texts/names.ts'
import { rolledHere } from './dice.ts'
import './texts.ts'
import { useStepsTold } from './told.ts'

/** A die that is due, with what each of its faces brings. */
export interface DieAsked {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
/** Losses of a unit or vehicle that are rolled for. */
export interface LossRow {
  readonly key: string
  readonly name: string
  readonly about: string
  /** What each face of the first die brings. */
  readonly brings: string
  readonly dice: readonly DieAsked[]
  /** What is taken; null while a die is missing. */
  readonly step: RecoveryStep | null
  /** What it brings, in words. */
  readonly says: string
}

const FACES = [1, 2, 3, 4, 5, 6] as const
type Dice = Readonly<Record<string, string>>
const face = (text: string | undefined): number | null => (text ? Number(text) : null)

/** What the last battle cost, row by row, and dice as they are rolled or said before anything is taken. */
export function useLosses(force: () => ForceDraft): {
  readonly rows: ComputedRef<readonly LossRow[]>
  readonly say: (row: string, die: string, value: string) => void
  /** Every die that is due in a row, and in what follows from them. */
  readonly roll: (rows: readonly LossRow[]) => void
} {
  const { t } = useI18n()
  const own = (key: string, values: Record<string, unknown> = {}, n?: number): string =>
    n === undefined
      ? t(`fastAndDirtyCampaign.after.${key}`, values)
      : t(`fastAndDirtyCampaign.after.${key}`, values, n)
  const word = (group: string, id: string): string => t(`fastAndDirtyNames.${group}.${id}`)
  const told = useStepsTold()
  const thrown = ref<Readonly<Record<string, Dice>>>({})

  const asked = (dice: Dice, key: string, label: string, brings: (die: number) => string): DieAsked => ({
    key,
    label,
    value: dice[key] ?? '',
    options: [
      { value: '', label: own('open') },
      ...FACES.map((one) => ({ value: String(one), label: own('comes', { face: one, what: brings(one) }) })),
    ],
  })
  /** “1–2: nobody comes · 3–4: …” */
  const faces = (brings: (die: number) => string): string => {
    const words = FACES.map(brings)
    return [...new Set(words)]
      .map((what) => {
        const [from, to] = [words.indexOf(what) + 1, words.lastIndexOf(what) + 1]
        return own(from === to ? 'face' : 'faces', { from, to, what })
      })
      .join(' · ')
  }
  const level = (group: string, from: string, to: string): string =>
    from === to
      ? own('stays', { what: word(group, from) })
      : own('becomes', { from: word(group, from), to: word(group, to) })
  const losses = (one: UnitDraft | VehicleDraft, dice: Dice, isQualityDue: boolean): DieAsked[] => [
    ...(isQualityDue
      ? [
          asked(dice, 'quality', own('quality'), (die) =>
            level('quality', one.quality, qualityAfter(one.quality, die)),
          ),
        ]
      : []),
    ...(rollsResolve(one)
      ? [
          asked(dice, 'resolve', own('resolve'), (die) =>
            level('resolve', one.resolve, resolveAfter(one.resolve, die)),
          ),
        ]
      : []),
  ]
  const said = (dice: Dice): { roll: number; quality: number | null; resolve: number | null } | null => {
    const roll = face(dice.roll)
    return roll === null ? null : { roll, quality: face(dice.quality), resolve: face(dice.resolve) }
  }

  function woundedRow(
    { unit, dice: n }: { unit: UnitDraft; dice: number },
    dice: Dice,
    name: string,
  ): LossRow {
    const all = Array.from({ length: n }, (_none, at) =>
      asked(dice, `die-${at + 1}`, own('die', { n: at + 1 }), (die) =>
        own(die >= WOUNDED_LIVE_FROM ? 'livesSo' : 'diesSo'),
      ),
    )
    const rolls = all.flatMap(({ value }) => face(value) ?? [])
    const step = rolls.length === n ? woundedStep(unit, rolls) : null
    return {
      ...{ key: `wounded ${unit.id}`, name, dice: all, step, says: step ? told(step, force()) : '' },
      about: own('wounded', { n, from: WOUNDED_LIVE_FROM }, n),
      brings: '',
    }
  }
  function infantryRow(unit: UnitDraft, dice: Dice, name: string): LossRow {
    const missing = missingIn(unit)
    const brings = (die: number): string => {
      const { back, losesQuality } = infantryBy(unit, die)
      const what =
        back === 0 ? own('none') : back === missing ? own('all') : own('some', { n: back, of: missing })
      return losesQuality ? own('atStake', { what }) : what
    }
    const rolled = said(dice)
    const isDue = rolled !== null && infantryBy(unit, rolled.roll).losesQuality
    const step = rolled && infantryStep(unit, rolled)
    return {
      ...{ key: `infantry ${unit.id}`, name, step, says: step ? told(step, force()) : '' },
      about: own('missing', { n: missing, of: strengthOf(unit) }),
      brings: faces(brings),
      dice: [asked(dice, 'roll', own('replacements'), brings), ...losses(unit, dice, isDue)],
    }
  }
  function vehicleRow(vehicle: VehicleDraft, dice: Dice, name: string): LossRow {
    const brings = (die: number): string => {
      const { came, losesQuality } = vehicleBy(vehicle, die)
      const what = own(`vehicle.${came}`)
      return losesQuality ? own('atStake', { what }) : what
    }
    const rolled = said(dice)
    const isDue = rolled !== null && vehicleBy(vehicle, rolled.roll).losesQuality
    const step = rolled && vehicleStep(vehicle, rolled)
    return {
      ...{ key: `vehicle ${vehicle.id}`, name, step, says: step ? told(step, force()) : '' },
      about: own(vehicle.damage?.destroyed ? 'destroyed' : 'damaged'),
      brings: faces(brings),
      dice: [asked(dice, 'roll', own('replacements'), brings), ...losses(vehicle, dice, isDue)],
    }
  }

  function rowsBy(dice: Readonly<Record<string, Dice>>): LossRow[] {
    const { wounded, infantry, vehicles } = dueAfterBattle(force())
    const names = callNames(force(), (key) => t(key))
    const of = (kind: string, id: string): [Dice, string] => [
      dice[`${kind} ${id}`] ?? {},
      names.get(id) ?? id,
    ]
    return [
      ...wounded.map((one) => woundedRow(one, ...of('wounded', one.unit.id))),
      ...infantry.map(({ unit }) => infantryRow(unit, ...of('infantry', unit.id))),
      ...vehicles.map((vehicle) => vehicleRow(vehicle, ...of('vehicle', vehicle.id))),
    ]
  }

  return {
    rows: computed(() => rowsBy(thrown.value)),
    say: (row, die, value) => {
      thrown.value = { ...thrown.value, [row]: { ...thrown.value[row], [die]: value } }
    },
    roll: (rows) => {
      const keys = new Set(rows.map(({ key }) => key))
      let now = thrown.value
      // What falls first may ask for a die of Quality.
      for (let round = 0; round < 2; round += 1)
        for (const { key, dice } of rowsBy(now))
          if (keys.has(key))
            for (const { key: die, value } of dice)
              if (value === '') now = { ...now, [key]: { ...now[key], [die]: String(rolledHere()) } }
      thrown.value = now
    },
  }
}
