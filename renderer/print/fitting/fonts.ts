/** The cuts that print uses: text is measured only when they are there. */
const CUTS = [
  '400 12px Barlow',
  'italic 400 12px Barlow',
  '600 12px Barlow',
  '600 12px "Barlow Condensed"',
  '700 12px "Barlow Condensed"',
]

/** Settles when every letter of a text can be drawn as it will be printed. */
export async function fontsFor(text: string): Promise<void> {
  const letters = [...new Set(`${text}ABCabc0123456789`)].join('')
  await Promise.all(CUTS.map((cut) => document.fonts.load(cut, letters)))
}
