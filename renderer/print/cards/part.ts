/** One of the cards that a long text takes. */
export interface CardPart {
  readonly part: number
  readonly of: number
}
