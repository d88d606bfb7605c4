/** What a file of each kind brings: checked, and with the pictures that it names. Games add their own kinds. */
export interface Brought {
  /** A whole campaign file, brought to this version; `lost`: rows of a damaged one that could not be read. */
  readonly archive: { readonly content: Uint8Array; readonly lost: number | null }
}

/** The kinds of files that travel between groups. */
export type TravelKind = keyof Brought

/** Hears how many parts of a file were read, of how many. */
export type Progress = (done: number, of: number) => void
