/** A number that may have fallen below nothing, with a minus as wide as its figures. */
export function figure(n: number): string {
  return String(n).replace('-', '−')
}
