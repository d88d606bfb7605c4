import { z } from 'zod'

const figures = z.number().int().min(0).max(999)

/** How many figures of each type a group owns. */
export const figuresSchema = z.strictObject({
  commander: figures,
  tactical: figures,
  scout: figures,
  assault: figures,
  engineer: figures,
  basic: figures,
  kamikaze: figures,
  haywire: figures,
  recce: figures,
})

export type Figures = z.infer<typeof figuresSchema>
