/** Task checks, as far as this chapter leans on them (lines 47, 82; R1). */

/** The total from which a check succeeds; its Effect is what the total is above it. */
export const TARGET = 8
/** To a check of a skill that is not held at any level. */
export const UNSKILLED_DM = -3
/** The Effect from which down a failure is an Exceptional Failure. */
export const EXCEPTIONAL_FAILURE = -6

/** A characteristic's DM: one for each full three, from −2 on; 0 gives its own. */
export const CHARACTERISTIC_DMS = { each: 3, from: -2, ofNone: -3 } as const
