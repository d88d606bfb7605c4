/** The file in which the campaign's writer says what it wrote: asking the program for it would cost it memory. */
export const FIGURES = 'figures.json'

export interface Figures {
  readonly campaign: string
  /** The last battle, and its log. */
  readonly battle: string
  readonly fight: string
  readonly events: number
}
