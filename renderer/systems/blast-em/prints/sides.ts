import type { Shown } from '../../../../shared/heraldry/looks.ts'
import { TINCTURE_COLOURS } from '../../../../shared/heraldry/tinctures.ts'
import type { Words } from '../../../texts/words.ts'
import './texts.ts'

const { crimson, black } = TINCTURE_COLOURS

/** The bad guys as a side with colours of its own: nobody gives them an emblem. */
export const badGuys = ({ t }: Words): Shown => ({
  name: t('paper.blastEm.badGuys'),
  look: { colours: { first: crimson, second: black }, emblem: null, picture: null },
})
