import { z } from 'zod'

/** The shape of a `Problem` where it crosses a border: the contract, a file, an account. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .readonly()
    .exactOptional(),
})
