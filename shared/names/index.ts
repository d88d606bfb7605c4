import { ALPINE } from './alpine.ts'
import { CALL_SIGNS } from './call-signs.ts'
import { COLONY_NUMBERS } from './colony-numbers.ts'
import { OLD_TOKYO } from './old-tokyo.ts'
import { RIVER_REPUBLIC } from './river-republic.ts'
import { SALT_COAST } from './salt-coast.ts'
import { STEPPE } from './steppe.ts'
import type { NameStyle } from './style.ts'

/** The styles of names that recruits can have without the group writing any. */
export const NAME_STYLES: readonly NameStyle[] = [
  OLD_TOKYO,
  STEPPE,
  SALT_COAST,
  COLONY_NUMBERS,
  ALPINE,
  RIVER_REPUBLIC,
  CALL_SIGNS,
]

/** Every whole name that a style can give. */
export function namesOfStyle({ given, family }: NameStyle): string[] {
  return family.length === 0 ? [...given] : given.flatMap((first) => family.map((last) => `${first} ${last}`))
}
