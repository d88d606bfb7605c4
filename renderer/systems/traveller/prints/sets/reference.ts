import {
  AUTO_SPREAD_METRES,
  BAND_TABLE,
  COVER_DMS,
  DODGE_DMS,
  FIRE_MODES,
  INTO_COMBAT,
  LIGHT_DMS,
  MOVED_METRES,
  PRONE_DMS,
  SCATTER_METRES,
  SMOKE_DMS,
  VEHICLE_TARGET_DM,
} from '../../../../../shared/systems/traveller/data/attacks.ts'
import { TARGET, UNSKILLED_DM } from '../../../../../shared/systems/traveller/data/checks.ts'
import {
  AIM,
  HASTE,
  MOVE_METRES,
  PREPARED_ROLL,
  REACTION,
} from '../../../../../shared/systems/traveller/data/rounds.ts'
import { COLLISION, WEAVE_KMH } from '../../../../../shared/systems/traveller/data/vehicles.ts'
import { checkOdds, dm } from '../../../../../shared/systems/traveller/index.ts'
import { BANDS, GRAPPLES, MODES } from '../../../../../shared/systems/traveller/words.ts'
import { ofHundred } from '../../../../odds/percent.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, row, rule, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { signed } from '../../../../ui/fields/whole-number.ts'
import { paperKey } from '../words.ts'
import './reference-texts.ts'
import { damageRows, locationRows } from './tables.ts'

/** The chapter in short: fighting on one page, vehicles on the other. */

type Told = (key: string, values?: Record<string, unknown>) => string
const told =
  ({ t }: Words): Told =>
  (key, values = {}) =>
    t(`travellerReference.${key}`, values)

const PAIR = [3, 1] as const
const pair = (name: string, value: string): Block => row([name, value], PAIR, [1])

/** Scores up to which somebody usually comes. */
const SCORES = [0, 1, 3, 6, 9, 12, 15]
/** Scores to a DM (R1). */
const STEP = 3
const DMS = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5]

export function fightingBlocks(words: Words): Block[] {
  const r = told(words)
  const scores = SCORES.map((score, at) => {
    const last = (SCORES[at + 1] ?? score + STEP) - 1
    return row([last === score ? String(score) : `${score}–${last}`, signed(dm(score))], PAIR, [1])
  })
  return [
    heading(r('round.title')),
    text(r('round.initiative', { prepared: PREPARED_ROLL }), '3–11'),
    text(r('round.actions', { metres: MOVE_METRES, low: MOVE_METRES / 2 }), '7–39'),
    text(r('round.aim', { most: AIM.most }), '29'),
    text(r('round.haste', { n: HASTE.initiative, dm: signed(HASTE.dm) }), '11'),
    text(r('round.delay'), '86'),
    text(r('round.reactions', { n: signed(REACTION.initiative), dm: signed(REACTION.dm) }), '64–72'),
    text(r('round.recoil'), '60'),
    heading(r('check.title')),
    text(r('check.text', { target: TARGET, unskilled: signed(UNSKILLED_DM) }), '47'),
    head([r('check.score'), r('check.dm')], PAIR, [1]),
    ...scores,
    heading(r('check.chances')),
    head([r('check.sum'), r('check.chance')], PAIR, [1]),
    ...DMS.map((one) => pair(signed(one), r('check.of', { n: ofHundred(checkOdds(one)) }))),
    heading(r('attack.title')),
    head([r('attack.what'), r('check.dm')], PAIR, [1]),
    pair(r('attack.aim'), '+1'),
    pair(r('attack.sight'), '+1'),
    pair(r('attack.moved', { metres: MOVED_METRES }), '−1'),
    pair(r('attack.dodge'), `${signed(DODGE_DMS.open)} / ${signed(DODGE_DMS.cover)}`),
    pair(r('attack.parry'), r('attack.level')),
    pair(r('attack.proneFar'), signed(PRONE_DMS.short)),
    pair(r('attack.proneNear'), signed(PRONE_DMS.personal)),
    pair(r('attack.light'), `${signed(LIGHT_DMS.low)} / ${signed(LIGHT_DMS.dark)}`),
    pair(r('attack.smoke'), `${signed(SMOKE_DMS.smoke)} / ${signed(SMOKE_DMS.thick)}`),
    pair(r('attack.weather'), '−2'),
    pair(r('attack.intoCombat', { n: INTO_COMBAT.strayFrom }), signed(INTO_COMBAT.dm)),
    pair(r('attack.vehicle'), signed(VEHICLE_TARGET_DM)),
    heading(r('cover.title')),
    head([r('cover.title'), r('check.dm')], PAIR, [1]),
    ...([0.25, 0.5, 0.75, 1] as const).map((cover) =>
      pair(r(`cover.${cover * 100}`), signed(COVER_DMS[cover])),
    ),
    text(r('cover.low'), '127'),
    heading(r('range.title')),
    ...rangeRows(words, r),
    heading(r('modes.title')),
    ...MODES.map((mode) =>
      rule(
        `${words.t(paperKey(`mode.${mode}`))}.`,
        r(`modes.${mode}`, { metres: AUTO_SPREAD_METRES, skill: FIRE_MODES.auto.mostSkill ?? 0 }),
        '92–95',
      ),
    ),
    heading(r('damage.title')),
    text(r('damage.text'), '180–184'),
    text(r('damage.blast', { metres: SCATTER_METRES }), '136, 176'),
    heading(r('grapple.title')),
    text(r('grapple.text', { options: words.or(GRAPPLES.map((one) => r(`grapple.${one}`))) }), '144–152'),
  ]
}

function rangeRows(words: Words, r: Told): Block[] {
  const widths = [2, 1.4, 1.2]
  return [
    head([r('range.band'), r('range.metres'), r('range.squares')], widths, [1, 2]),
    ...BANDS.map((band) => {
      const { metres, squares } = BAND_TABLE[band]
      const isLast = metres === Infinity
      const { metres: before, squares: last } = BAND_TABLE.veryLong
      return row(
        [
          words.t(paperKey(`band.${band}`)),
          band === 'personal'
            ? r('range.under', { n: words.n(metres) })
            : isLast
              ? `${before}+`
              : r('range.to', { n: words.n(metres) }),
          isLast ? `${last + 1}+` : String(squares),
        ],
        widths,
        [1, 2],
      )
    }),
  ]
}

export function vehicleBlocks(words: Words): Block[] {
  const r = told(words)
  return [
    heading(r('vehicle.title')),
    text(r('vehicle.driver'), '189–190'),
    text(r('vehicle.riders'), '195–204'),
    heading(r('vehicle.actions')),
    ...(['evasive', 'manoeuvre', 'ram', 'stunt', 'weave'] as const).map((one) =>
      rule(`${r(`vehicle.name.${one}`)}.`, r(`vehicle.${one}`, { kmh: WEAVE_KMH }), '210–232'),
    ),
    heading(r('vehicle.collision')),
    text(r('vehicle.collisionText', { kmh: COLLISION.kmh, metres: COLLISION.metres }), '208'),
    heading(words.t(paperKey('damageTable'))),
    ...damageRows(words),
    heading(r('vehicle.locations')),
    ...locationRows(words),
    heading(r('vehicle.effects')),
    ...(
      [
        'hull',
        'structure',
        'armour',
        'drive',
        'weapon',
        'sensors',
        'powerPlant',
        'passengers',
        'cargo',
        'cockpit',
        'computer',
      ] as const
    ).map((place) => rule(`${words.t(paperKey(`place.${place}`))}.`, r(`effect.${place}`), null)),
    text(r('effect.overflow'), '268–329'),
    heading(r('repair.title')),
    text(r('repair.text'), '333'),
    heading(r('comms.title')),
    text(r('comms.text'), '97–105'),
    text(r('comms.sensors'), '108–123'),
  ]
}
