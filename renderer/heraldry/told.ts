import { useI18n } from 'vue-i18n'
import type { Emblem } from '../../shared/heraldry/emblem.ts'
import { tinctureOf } from '../../shared/heraldry/tinctures.ts'

/** An emblem in words, as a herald would say it. */
export function useTold(): (emblem: Emblem) => string {
  const { t } = useI18n()
  const small = (words: string): string => words.toLocaleLowerCase()
  const colour = (one: string): string => {
    const tincture = tinctureOf(one)
    return tincture === null ? one : t(`heraldry.tincture.${tincture}`)
  }
  return ({ shape, division, field, second, charge, chargeColour, arrangement }) => {
    const ground = t(division === 'plain' ? 'heraldry.told.plain' : 'heraldry.told.divided', {
      shape: small(t(`heraldry.shape.${shape}`)),
      field: colour(field),
      division: small(t(`heraldry.division.${division}`)),
      second: small(colour(second)),
    })
    if (charge === null) return t('heraldry.told.bare', { ground })
    return t(`heraldry.told.charge.${arrangement}`, {
      ground,
      colour: small(colour(chargeColour)),
      charge: small(t(`heraldry.charge.${charge}`)),
    })
  }
}
