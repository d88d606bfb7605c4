/** How much is played and tried at random: `few` in every run, `many` where MUSTER_LONG asks for the long form. */
export function runs(few: number, many: number): number {
  return process.env.MUSTER_LONG === '1' ? many : few
}
