/** A style of names that comes with Muster: invented, made for it, and free of anybody's. */
export interface NameStyle {
  readonly id: string
  readonly name: string
  /** First names; where there are no family names, whole names such as call signs. */
  readonly given: readonly string[]
  readonly family: readonly string[]
}
