import { expect, type Page } from '@playwright/test'
import type { Input, Output } from '../../../shared/contract/index.ts'
import { openDice, seededDice, type Dice } from '../../../shared/dice/source.ts'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { fillAll } from '../../../shared/systems/seven-seconds/battle/player/fill.ts'
import type { Offer } from '../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Phase } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Muster } from './muster.ts'

type Asks = Pick<Muster, 'ask'>
type Look = Output<'fights.look'>

/** Begins a battle between the first two of a campaign, or between two shipped factions. */
export async function beginFight(
  muster: Asks,
  campaign: string | null,
  level: Input<'fights.begin'>['level'] = 'enforce',
): Promise<string> {
  const people = campaign === null ? [] : (await muster.ask('campaigns.view', { id: campaign })).participants
  const [a, b] = people.map(({ id }) => ({ kind: 'participant', participant: id }) as const)
  const { id } = await muster.ask('fights.begin', {
    campaign,
    a: a ?? { kind: 'sample-faction', faction: 'new-tokyo' },
    b: b ?? { kind: 'sample-faction', faction: 'council-of-zane' },
    level,
    rules: null,
  })
  return id
}

/** Left to who plays: no battle waits for it. */
const AT_LEISURE: readonly string[] = ['name-units', 'correct-score']

/** What everybody, and what each side, may do now. */
async function offersOf(muster: Asks, id: string): Promise<{ look: Look; offers: Offer[] }> {
  const look = await muster.ask('fights.look', { id, watcher: 'public' })
  const [a, b] = await Promise.all(
    (['a', 'b'] as const).map((watcher) => muster.ask('fights.look', { id, watcher })),
  )
  const offers = [...(a?.options ?? []), ...(b?.options ?? [])]
  return { look, offers: offers.filter(({ command }) => !AT_LEISURE.includes(command)) }
}

/** Plays any offers that a seed picks until the battle waits in a phase, or as many as told; what is refused is left. */
export async function playTo(
  muster: Asks,
  id: string,
  {
    phase,
    seed,
    most = 400,
    avoid = [],
  }: { phase: Phase; seed: number; most?: number; avoid?: readonly string[] },
): Promise<void> {
  const chance = seededDice(openDice(seed))
  for (let done = 0; done < most; done += 1) {
    const { look, offers } = await offersOf(muster, id)
    if (look.view.phase === phase) return
    const allowed = offers.filter(({ command }) => !avoid.includes(command))
    const offer = allowed.length === 0 ? undefined : allowed[chance.pick(allowed.length)]
    if (!offer) return
    await actOn(muster, id, look.decision, offer, chance).catch(() => undefined)
  }
}

/** Takes any offers of the rounds, so many times; what is refused is left. */
export async function playOn(
  muster: Asks,
  id: string,
  { seed, commands, avoid = [] }: { seed: number; commands: number; avoid?: readonly string[] },
): Promise<void> {
  const chance = seededDice(openDice(seed))
  for (let done = 0; done < commands; done += 1) {
    const { look, offers } = await offersOf(muster, id)
    const allowed = offers.filter(({ command }) => !avoid.includes(command))
    const offer = allowed.length === 0 ? undefined : allowed[chance.pick(allowed.length)]
    if (!offer) return
    await actOn(muster, id, look.decision, offer, chance).catch(() => undefined)
  }
}

async function actOn(
  muster: Asks,
  id: string,
  after: number,
  offer: Offer,
  chance: Pick<Dice, 'pick'>,
): Promise<void> {
  // Made of what was offered, as the random player does.
  const command = {
    kind: offer.command,
    side: offer.side,
    ...fillAll(offer.fields, chance),
  } as unknown as Command
  await muster.ask('fights.act', { id, after, command, rolls: null })
}

/** A battle in a campaign, past deployment, open in the console. */
export async function openBattleIn(
  muster: Muster,
  campaign: string,
  seed: number,
  level: 'enforce' | 'assist' = 'enforce',
): Promise<{ id: string; campaign: string }> {
  const id = await beginFight(muster, campaign, level)
  await playTo(muster, id, { phase: 'action', seed })
  await muster.go(`/fight/${id}`)
  await expect(muster.page.locator('[data-stage="choose"]')).toBeVisible()
  return { id, campaign }
}

/** A battle in the sample campaign, past deployment, open in the console. */
export async function openBattle(
  muster: Muster,
  seed: number,
  level: 'enforce' | 'assist' = 'enforce',
): Promise<{ id: string; campaign: string }> {
  const { id } = await muster.ask('samples.open', {})
  return openBattleIn(muster, id, seed, level)
}

/** The newest line of a battle's log. */
export const firstLine = (page: Page) => page.locator('[data-decision]').first()
