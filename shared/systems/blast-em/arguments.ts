import { refuse, requireCount, requireWord } from '../arguments.ts'
import { DEFAULT_RULES, HOUSE_RULES, NUMBER_RULES, type House } from './house-rules.ts'
import { DICE, type Skill } from './words.ts'

/** Checks of arguments that only this game has. */

export function requireSkill(name: string, { av, cd }: Skill): void {
  requireCount(`${name}av`, av)
  requireWord(`${name}cd`, cd, DICE)
}

/** House rules as a caller hands them in, with what Muster does unasked where one is left out. */
export function requireHouse(house: House = {}): Required<House> {
  for (const key of NUMBER_RULES) {
    const value = house[key]
    if (value !== undefined && !HOUSE_RULES[key].values.some((one) => one === value))
      refuse(`house.${key}`, value)
  }
  return {
    heroMv: house.heroMv ?? DEFAULT_RULES.heroMv,
    heavyMv: house.heavyMv ?? DEFAULT_RULES.heavyMv,
    teacherWounds: house.teacherWounds ?? DEFAULT_RULES.teacherWounds,
    medical: house.medical ?? DEFAULT_RULES.medical,
    court: house.court ?? DEFAULT_RULES.court,
  }
}
