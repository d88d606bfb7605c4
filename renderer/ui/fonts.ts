/** The cuts of which every screen is made. */
const CUTS = [
  '400 1em Barlow',
  '500 1em Barlow',
  '600 1em Barlow',
  '600 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
]

/** They lie beside the program and take some milliseconds; where one does not come, the system's letters do. */
const LONGEST_WAIT = 1000

/** Settles when a screen can be drawn with the letters that it keeps: others are wider and move all below them. */
export async function lettersThere(): Promise<void> {
  const given = Promise.allSettled(CUTS.map((cut) => document.fonts.load(cut)))
  await Promise.race([given, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
}
