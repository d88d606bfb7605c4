import type { Prints } from '../../../print/prints.ts'

export const prints: Prints = { parts: [], faces: {}, blocks: {} }
