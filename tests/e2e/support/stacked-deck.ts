import { stackInFile, type OnTop } from '../../support/stacked-deck.ts'
import type { Muster } from './muster.ts'

/** Stacks the deck of a battle that has just begun. The program is ended for it and started again. */
export async function stackTheDeck(muster: Muster, fight: string, seed: number, top: OnTop): Promise<void> {
  await muster.stop()
  stackInFile(muster.folder, fight, seed, top)
  await muster.start()
  await muster.go(`/fight/${fight}`)
}
