import type { CharacterDraft } from '../../../../shared/systems/traveller/documents/character.ts'
import type { VehicleDraft } from '../../../../shared/systems/traveller/documents/vehicle.ts'
import type { Weapon } from '../../../../shared/systems/traveller/documents/weapon.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../shared/systems/traveller/house-rules.ts'
import { initiative } from '../../../../shared/systems/traveller/initiative.ts'
import { readyAttacks, type Hand } from '../../../../shared/systems/traveller/sheet.ts'
import { BANDS } from '../../../../shared/systems/traveller/words.ts'
import type { Words } from '../../../texts/words.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { diceText } from '../figures.ts'
import { paper } from './texts.ts'

/** What pages say of weapons. */

const NONE = '–'
export const paperKey = (key: string): string => `paper.traveller.${key}`

type Skill = Pick<CharacterDraft['skills'][number], 'skill' | 'specialty'>

/** A skill that the samples spell so, in the language of the page; what somebody else has written stays as it is. */
export function skillText({ t }: Words, { skill, specialty }: Skill): string {
  const called = (group: 'skill' | 'specialty', name: string): string => {
    const known = Object.entries(paper.traveller[group]).find(([, english]) => english === name)
    return known ? t(paperKey(`${group}.${known[0]}`)) : name
  }
  const of = called('skill', skill)
  return specialty === '' ? of : `${of} (${called('specialty', specialty)})`
}

/** What the table asks of a vehicle: of what acts by itself Initiative, DEX and skills, and what it hears and sees. */
export function mindLines(words: Words, { mind, comms, sensors }: VehicleDraft): string[] {
  const say = (key: string, values: Record<string, unknown> = {}): string => words.t(paperKey(key), values)
  const listed = (of: string, all: readonly string[]): string[] =>
    all.length > 0 ? [`${say(of)}: ${all.join(', ')}`] : []
  const acts = mind && [
    say('initiative', {
      dm: signed(mind.initiativeDm),
      n: initiative({ dexterityDm: mind.initiativeDm, roll: 'prepared' }),
    }),
    `${say('characteristic.dex')} ${mind.dex}`,
    say('attacks', { dm: signed(mind.attackDm) }),
  ]
  const skills = (mind?.skills ?? []).map((one) => `${skillText(words, one)} ${one.level}`)
  const senses = [...comms.map((one) => say(`comm.${one}`)), ...sensors.map((one) => say(`sensor.${one}`))]
  return [...(acts ? [acts.join(' · ')] : []), ...listed('skills', skills), ...listed('senses', senses)]
}

/** The head of a table of weapons: name, damage, each band, what else there is; of one’s own what an attack costs. */
export const weaponHead = ({ t }: Words, isOwn = false): string[] => [
  t(paperKey('weapon')),
  t(paperKey('damage')),
  ...BANDS.map((band) => t(paperKey(`band.${band}`))),
  t(paperKey('rounds')),
  t(paperKey(isOwn ? 'costs' : 'recoil')),
  t(paperKey('ready')),
]

/** A row for each fire mode; of nobody's own with what the Recoil is, else with what it costs them. */
export function weaponRows(
  words: Words,
  weapon: Weapon,
  hand: Hand,
  isOwn: boolean,
  rules: HouseRules = DEFAULT_RULES,
): string[][] {
  const { t } = words
  const attacks = readyAttacks(weapon, hand, rules)
  const die = t(paperKey('die'))
  return attacks.map(({ mode, dms, damage, rounds, recoil }, index) => [
    index === 0 ? weapon.name : `· ${t(paperKey(`mode.${mode}`))}`,
    weapon.blast === null || index > 0
      ? diceText(damage, die)
      : t(paperKey('blast'), { damage: diceText(damage, die), metres: weapon.blast }),
    ...BANDS.map((band) => {
      const dm = dms[band]
      return dm === undefined ? NONE : signed(dm)
    }),
    index > 0 ? String(rounds) : weapon.magazine === null ? NONE : String(weapon.magazine),
    recoil === 0 ? NONE : isOwn ? `−${recoil}` : String(recoil),
    index > 0 ? '' : `${weapon.draw}/${weapon.reload}`,
  ])
}
export const WEAPON_WIDTHS = [4.1, 2.3, ...BANDS.map(() => 0.95), 1.1, 1.1, 1.5]
export const WEAPON_FIGURES = WEAPON_WIDTHS.map((_width, at) => at).slice(2)
