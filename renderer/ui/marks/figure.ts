import { LANGUAGES } from '../../../shared/printing/words.ts'
import { figuresIn } from '../../texts/figures.ts'

/** A number as the program writes it: thousands apart, and a minus as wide as its figures. */
export const figure = figuresIn(LANGUAGES[0])
