/** A letter written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** A name as it goes into a sentence: written from right to left, it does not turn the words around it. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** A name within a sentence whose words of a book are marked afterwards: whatever it says, it is none of them. */
export const named = (name: string): string => `\u2068${name}\u2069`

/** A text with its names as they are shown: isolated only where that makes a difference. */
export const shown = (text: string): string =>
  text.replace(/\u2068([^\u2069]*)\u2069/g, (_, name: string) => isolate(name))

/** A beginning of a text: a name that is cut in it ends there, so that what follows stands behind it. */
export function closed(beginning: string): string {
  return beginning.lastIndexOf('\u2068') > beginning.lastIndexOf('\u2069') ? `${beginning}\u2069` : beginning
}

/** A text as it is kept: without the marks that isolate, which no kept text may hold. */
export function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}
