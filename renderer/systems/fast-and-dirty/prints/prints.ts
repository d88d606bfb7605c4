import type { Prints } from '../../../print/prints.ts'

/** What is printed of Fast and Dirty. */
export const prints: Prints = { parts: [], faces: {}, blocks: {} }
