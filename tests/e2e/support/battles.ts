import type { Muster } from './muster.ts'

/** Fights battles among the factions of a campaign in turn, each won by 2 points: many lines for a list. */
export async function fightOn(muster: Muster, campaign: string, battles: number): Promise<void> {
  const { participants } = await muster.ask('campaigns.view', { id: campaign })
  const side = (place: number, victoryPoints: number) => ({
    participant: participants[place % participants.length]?.id ?? '',
    victoryPoints,
    role: null,
    roleDie: null,
    controlsTable: false,
    lost: {},
  })
  for (let n = 0; n < battles; n += 1)
    await muster.ask('battles.enter', {
      campaign,
      before: null,
      report: {
        sides: [side(n, 12), side(n + 1, 10)],
        result: null,
        foughtOn: null,
        place: `Field ${n}`,
        note: '',
      },
    })
}
