import {
  AI_TABLE,
  ANTI_AIR_KILLS,
  ARTILLERY,
  CLEAR_SHOT,
  COMMAND_RESPONSE,
  CREW_LOST,
  DEMOLITION,
  DROP,
  FIRE_TEAM_INCHES,
  FORTIFICATION_TABLE,
  HIDDEN,
  JET_PACKS,
  MINES_RULES,
  PSIONICS,
  RECOVERY,
  REPULSED_FROM,
  SCOUT_TIMES,
  SENTRY_TABLE,
  TASK_DICE,
  TRENCH,
} from '../../../../../shared/systems/fast-and-dirty/data/advanced.ts'
import {
  ASSAULT_MODIFIERS,
  FALL_BACK,
  KILL_TABLE,
  OUTCOMES,
  OVERRUN,
  POWER_ASSAULT,
  VEHICLE_ASSAULT_DAMAGE,
} from '../../../../../shared/systems/fast-and-dirty/data/assault.ts'
import {
  BAND_EFFECT,
  FEW,
  HIT_POINTS,
  KILLS_FROM,
  PASSENGERS,
  QUALITY_EFFECT,
  RANGING_IN,
  RIFLEMEN,
  SAW_EFFECT,
  STRIKE_DICE,
  SUPPRESSED_EFFECT,
  TARGET_EFFECT,
  TWICE_FROM,
  VEHICLE_DAMAGE,
  VEHICLE_DAMAGES,
  WRECK_INCHES,
  type Fate,
} from '../../../../../shared/systems/fast-and-dirty/data/fire.ts'
import {
  ARMOUR_TABLE,
  COHERENCY,
  MORALE,
  MOVEMENT,
  OFFICER_TABLE,
  POWER_ARMOUR_PIN,
  QUALITY_TABLE,
  RESOLVE_TABLE,
} from '../../../../../shared/systems/fast-and-dirty/data/units.ts'
import {
  BOGGING,
  OFF_ROAD_TIMES,
  SPEED_TABLE,
} from '../../../../../shared/systems/fast-and-dirty/data/vehicles.ts'
import {
  ASSAULT_BONUS,
  PINNING_WEAPONS,
  SMOKE_INCHES,
  WEAPON_TABLE,
} from '../../../../../shared/systems/fast-and-dirty/data/weapons.ts'
import { damageOf } from '../../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import type { HouseRules } from '../../../../../shared/systems/fast-and-dirty/house-rules.ts'
import {
  AI_GRADES,
  ARMOURS,
  BASIC_WEAPONS,
  COVERS,
  FORTIFICATIONS,
  HEAVY_WEAPONS,
  METHODS,
  QUALITIES,
  RESOLVES,
  SENTRY_GUNS,
  SUPPORT_WEAPONS,
  type Weapon,
} from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, row, rule, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { inch, nameKey, NONE, paperKey } from '../words.ts'
import './reference-texts.ts'
import { facesOf } from './tables.ts'

/** The rules in short: the basic game, then advanced rules and weapons. */

type Told = (key: string, values?: Record<string, unknown>, n?: number) => string
const told =
  ({ t }: Words): Told =>
  (key, values = {}, n) =>
    t(`fastAndDirtyReference.${key}`, values, n)

const PAIR = [4, 1] as const
const TRIO = [4, 1.6, 1.6] as const
const pair = (name: string, value: string): Block => row([name, value], PAIR, [1])
const orNone = (n: number | null): string => (n === null ? NONE : signed(n))

export function basicBlocks(words: Words): Block[] {
  const r = told(words)
  return [
    heading(r('turn.title')),
    text(r('turn.order'), '565–573'),
    text(r('turn.activation'), '579–587'),
    ...(['engage', 'moveOut', 'command'] as const).map((one) => text(r(`turn.${one}`))),
    ...qualityBlocks(words, r),
    heading(r('morale.title')),
    text(r('morale.text', { dice: MORALE.dice, rally: MORALE.rally, tank: MORALE.tankInches }), '619–640'),
    ...movementBlocks(words, r),
    ...fireBlocks(words, r),
    heading(r('marks.title')),
    text(
      r('marks.underFire', { fire: signed(SUPPRESSED_EFFECT), move: signed(MOVEMENT.underFire) }),
      '1101–1115',
    ),
    text(r('marks.pinned'), '1136–1146'),
    ...penetrationBlocks(words, r),
    ...assaultBlocks(words, r),
  ]
}

function qualityBlocks({ t }: Words, r: Told): Block[] {
  const widths = [3.1, 1.2, 0.95, 1.25, 0.75, 1.2]
  const resolve = [3, 2, 2]
  return [
    heading(r('quality.title')),
    head(
      [
        t(paperKey('box.quality')),
        r('quality.level'),
        r('quality.coherency'),
        r('quality.base'),
        r('quality.fp'),
        r('quality.pin'),
      ],
      widths,
      [1, 2, 3, 4, 5],
    ),
    ...QUALITIES.map((quality) => {
      const { level, coherency, baseRange, firePriority, pinAt } = QUALITY_TABLE[quality]
      const cells = [`${level}+`, inch(coherency), inch(baseRange), String(firePriority), String(pinAt)]
      return row([t(nameKey('quality', quality)), ...cells], widths, [1, 2, 3, 4, 5])
    }),
    head([t(paperKey('box.resolve')), r('quality.casualties'), r('quality.hits')], resolve, [1, 2]),
    ...RESOLVES.map((one) => {
      const { share, hits } = RESOLVE_TABLE[one]
      const casualties = share === null ? r('quality.one') : r('quality.share', { n: share * 100 })
      return row(
        [t(nameKey('resolve', one)), casualties, r('quality.hit', { n: hits }, hits)],
        resolve,
        [1, 2],
      )
    }),
    text(r('quality.power', { pin: POWER_ARMOUR_PIN, coherency: COHERENCY.powerArmour }), '597–617, 711–722'),
  ]
}

function movementBlocks({ t }: Words, r: Told): Block[] {
  const { inches, charge, rushTimes, difficultTimes } = MOVEMENT
  return [
    heading(r('move.title')),
    text(
      r('move.infantry', { move: inches, charge, rush: rushTimes, difficult: difficultTimes }),
      '656–666, 726–732',
    ),
    head([r('move.method'), r('move.cautious'), r('move.standard')], TRIO, [1, 2]),
    ...METHODS.map((method) => {
      const { cautious, standard } = SPEED_TABLE[method]
      return row([t(nameKey('method', method)), inch(cautious), inch(standard)], TRIO, [1, 2])
    }),
    text(r('move.ground', { wheels: OFF_ROAD_TIMES }), '676–705'),
  ]
}

function fireBlocks({ t }: Words, r: Told): Block[] {
  const both = (name: string, add: number): Block => row([name, signed(add), signed(add)], TRIO, [1, 2])
  const infantry = (name: string, add: number): Block => row([name, signed(add), NONE], TRIO, [1, 2])
  return [
    heading(r('fire.title')),
    text(r('fire.priority'), '752–776'),
    text(r('fire.dice'), '788–812'),
    head([r('fire.what'), r('fire.infantry'), r('fire.vehicle')], TRIO, [1, 2]),
    ...(['base', 'medium', 'long'] as const).map((band) => both(t(nameKey('band', band)), BAND_EFFECT[band])),
    ...(['regular', 'elite'] as const).map((quality) =>
      both(t(nameKey('quality', quality)), QUALITY_EFFECT[quality]),
    ),
    both(r('fire.shooter'), SUPPRESSED_EFFECT),
    ...(['suppressed', 'bunched', 'nonCombatant', 'rabbleInOpen', 'sniper'] as const).map((one) =>
      infantry(r(`fire.${one}`), TARGET_EFFECT[one]),
    ),
    infantry(r('fire.riflemen', { n: RIFLEMEN.every }), RIFLEMEN.add),
    infantry(r('fire.saw'), SAW_EFFECT),
    head([r('fire.points'), ''], PAIR, [1]),
    ...COVERS.map((cover) => pair(t(nameKey('cover', cover)), String(HIT_POINTS[cover]))),
    text(r('fire.damage', { kill: KILLS_FROM, few: FEW.figures, less: signed(FEW.damage) }), '824–875, 1554'),
    text(r('fire.strike', { on: RANGING_IN, dice: STRIKE_DICE }), '974–1014'),
  ]
}

function penetrationBlocks({ t }: Words, r: Told): Block[] {
  const fate = (of: keyof typeof PASSENGERS, wanted: Fate): string => facesOf(PASSENGERS[of], wanted)
  return [
    heading(r('penetration.title')),
    text(r('penetration.text', { twice: TWICE_FROM }), '914–960'),
    head([t(paperKey('vehicle.damageTable')), r('penetration.fire'), r('penetration.assault')], TRIO, [1, 2]),
    ...VEHICLE_DAMAGES.map((damage) =>
      row(
        [
          t(paperKey(`damage.${damage}`)),
          facesOf(VEHICLE_DAMAGE, damage),
          VEHICLE_ASSAULT_DAMAGE.includes(damage) ? facesOf(VEHICLE_ASSAULT_DAMAGE, damage) : NONE,
        ],
        TRIO,
        [1, 2],
      ),
    ),
    text(
      r('penetration.wreck', {
        inches: WRECK_INCHES,
        wounded: fate('wounds', 'wounded'),
        killed: fate('wounds', 'killed'),
        powerWounded: fate('powerArmour', 'wounded'),
        powerKilled: fate('powerArmour', 'killed'),
      }),
      '966–972',
    ),
  ]
}

function assaultBlocks(_words: Words, r: Told): Block[] {
  const { noGrenades: _limitation, ...modifiers } = ASSAULT_MODIFIERS
  const widths = [2, 1, 1]
  return [
    heading(r('assault.title')),
    text(r('assault.text'), '1020–1024'),
    ...Object.entries(modifiers).map(([key, add]) => pair(r(`assault.${key}`), signed(add))),
    head([r('assault.result'), r('assault.kills'), r('assault.back')], widths, [1, 2]),
    ...OUTCOMES.map((outcome) =>
      row([r(`assault.${outcome}`), `${KILL_TABLE[outcome]}+`, inch(FALL_BACK[outcome])], widths, [1, 2]),
    ),
    text(r('assault.overrun', { n: OVERRUN.loserKills, saves: POWER_ASSAULT.negates }), '1039–1051'),
    text(r('assault.vehicle'), '1055–1095'),
  ]
}

export function advancedBlocks(words: Words, rules: HouseRules): Block[] {
  const r = told(words)
  const { t } = words
  const ranks = Object.values(OFFICER_TABLE)
  const one = (key: string, pages: string, values: Record<string, unknown> = {}): Block =>
    rule(r(`advanced.${key}.name`), r(`advanced.${key}.text`, values), pages)
  return [
    heading(r('advanced.title')),
    one('response', '1158–1188', {
      inches: COMMAND_RESPONSE.enemyInches,
      less: signed(COMMAND_RESPONSE.leaderLost),
      officer: COMMAND_RESPONSE.officer,
    }),
    one('disruption', '1154'),
    one('opFire', '1448–1462', { n: REPULSED_FROM }),
    one('artillery', '1351–1367', ARTILLERY),
    one('wounded', '1548–1581', {
      stabilised: RECOVERY.stabilised,
      recovers: RECOVERY.recovers,
      less: signed(RECOVERY.suppressed),
      medic: RECOVERY.medic,
      abandons: RECOVERY.abandons,
    }),
    one('scout', '1583–1593', { times: SCOUT_TIMES }),
    one('smoke', '1626–1634', SMOKE_INCHES),
    one('sniper', '1636–1644', { on: CLEAR_SHOT }),
    one('team', '1314–1328', { fire: signed(CREW_LOST.fire), move: signed(CREW_LOST.movement) }),
    one('hidden', '1330–1349', HIDDEN),
    one('mines', '1397–1413', {
      inches: MINES_RULES.inches,
      passes: MINES_RULES.passes,
      most: MINES_RULES.hitSides,
      markers: MINES_RULES.markers,
    }),
    one('drop', '1226–1259', { dice: DROP.dice, inches: DROP.inches, kills: ANTI_AIR_KILLS }),
    one('jet', '1371–1383', {
      leap: JET_PACKS.leap.inches,
      bound: JET_PACKS.bound.inches,
      fire: signed(JET_PACKS.bound.fire),
    }),
    one('fireTeams', '1276–1286', { inches: FIRE_TEAM_INCHES }),
    one('demolition', '1192–1222', {
      rig: DEMOLITION.rigDice,
      less: signed(DEMOLITION.underFire),
      detonate: DEMOLITION.detonateDice,
      collapses: DEMOLITION.collapses,
      inches: DEMOLITION.clearInches,
    }),
    one('officer', '1425–1446', { least: Math.min(...ranks), most: Math.max(...ranks) }),
    one('psionic', '1505–1526', { dice: PSIONICS.dice, inches: PSIONICS.inches }),
    one('task', '1648–1669', { dice: TASK_DICE }),
    one('bogging', '1857–1874', { inches: BOGGING.inches, dice: BOGGING.dice }),
    one('bunker', '1306–1312', { inches: TRENCH.inches }),
    head([r('works.title'), r('works.rating'), r('works.value')], TRIO, [1, 2]),
    ...FORTIFICATIONS.map((work) => {
      const { rating, value } = FORTIFICATION_TABLE[work]
      return row(
        [t(nameKey('work', work)), signed(rating), value === null ? NONE : String(value)],
        TRIO,
        [1, 2],
      )
    }),
    ...sentryBlocks(words, r),
    ...weaponBlocks(words, r, rules),
  ]
}

function sentryBlocks({ t }: Words, r: Told): Block[] {
  const widths = [4, 1.2, 1, 1]
  const guns = ['damage', 'fireEffect', 'antiTank'] as const
  return [
    head([r('sentries.title'), r('sentries.range'), r('sentries.fp'), r('sentries.pds')], widths, [1, 2, 3]),
    ...AI_GRADES.map((grade) => {
      const { range, firePriority, pds } = AI_TABLE[grade]
      return row([t(nameKey('ai', grade)), inch(range), String(firePriority), `${pds}+`], widths, [1, 2, 3])
    }),
    head([r('sentries.gun'), ...guns.map((key) => t(paperKey(`head.${key}`)))], widths, [1, 2, 3]),
    ...SENTRY_GUNS.map((gun) =>
      row(
        [t(nameKey('sentryGun', gun)), ...guns.map((key) => orNone(SENTRY_TABLE[gun][key]))],
        widths,
        [1, 2, 3],
      ),
    ),
    text(r('sentries.text'), '1595–1624'),
  ]
}

function weaponBlocks({ t, and }: Words, r: Told, rules: HouseRules): Block[] {
  const group = (key: 'basic' | 'support' | 'heavy', weapons: readonly Weapon[]): Block => {
    const numbers = ['mult', 'damage', 'fireEffect', 'antiTank', 'blast'] as const
    const rows = weapons.map((weapon) => {
      const { mult, damage, fireEffect, antiTank, blast } = WEAPON_TABLE[weapon]
      return [
        t(nameKey('weapon', weapon)),
        mult === null ? NONE : `×${mult}`,
        damage === null ? NONE : signed(damageOf(weapon, rules)),
        fireEffect === '1d6' ? t(paperKey('die')) : orNone(fireEffect),
        orNone(antiTank),
        blast === null ? NONE : inch(blast),
      ]
    })
    const head = [r(`weapons.${key}`), ...numbers.map((one) => t(paperKey(`head.${one}`)))]
    return { kind: 'own', view: 'arms', given: { head, rows } }
  }
  return [
    heading(r('weapons.title')),
    group('basic', BASIC_WEAPONS),
    group('support', SUPPORT_WEAPONS),
    group('heavy', HEAVY_WEAPONS),
    text(
      r('weapons.note', {
        pinning: and(PINNING_WEAPONS.map((weapon) => t(nameKey('weapon', weapon)))),
        shotgun: ASSAULT_BONUS.assaultShotgun,
        flame: ASSAULT_BONUS.flamethrower,
      }),
      '3074–3126',
    ),
    head([r('armour.title'), ''], PAIR, [1]),
    ...ARMOURS.map((armour) => {
      const rating = ARMOUR_TABLE[armour]
      return pair(t(nameKey('armour', armour)), rating === 0 ? '0' : signed(rating))
    }),
  ]
}
