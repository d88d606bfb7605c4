import type { Aim } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'

/** What a side has to reach, with its numbers, as a scenario tells it on the screen and on paper. */
export function aimText(
  t: (key: string, values: Record<string, unknown>, n: number) => string,
  aim: Aim,
): string {
  const say = (key: string, n = 1, values: Record<string, unknown> = {}): string =>
    t(`fastAndDirtyLibrary.plot.${key}`, { n, ...values }, n)
  switch (aim.kind) {
    case 'own':
      return aim.text
    case 'mission':
      return say(`needs.${aim.mission}`)
    case 'holdFeature':
      return aim.turns === null ? say('aim.holdByRules') : say('aim.holdFeature', aim.turns)
    case 'breakThrough':
      return say('aim.breakThrough', aim.works, { percent: Math.round(aim.share * 100) })
    case 'defeat':
    case 'deny':
      return say(`aim.${aim.kind}`)
  }
}
