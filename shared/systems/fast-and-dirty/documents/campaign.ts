import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import type { NamedKind } from '../../../document.ts'
import { problem, type Problem } from '../../../problem.ts'
import { areUnique, count, idSchema, TWICE } from '../../fields.ts'
import { MISSIONS, type Mission } from '../words.ts'

/** How the battles of a campaign follow each other (lines 2851–2881). */

const battleSchema = z.strictObject({
  id: idSchema,
  name,
  notes: text,
  attacker: z.enum(MISSIONS),
  defender: z.enum(MISSIONS),
  /** The battle that follows where they win; null: the campaign is over. */
  ifAttacker: idSchema.nullable(),
  ifDefender: idSchema.nullable(),
})
export type TreeBattle = z.infer<typeof battleSchema>

const planSchema = z.strictObject({
  kind: z.literal('campaign-plan'),
  version: z.literal(1),
  name,
  notes: text,
  plan: z.discriminatedUnion('kind', [
    /** So many battles, each generated when it comes (line 2855). */
    z.strictObject({ kind: z.literal('random'), battles: count(1, 40) }),
    /** In a row, or in a tree: the first begins (lines 2856–2857). */
    z.strictObject({
      kind: z.literal('tree'),
      battles: z.array(battleSchema).min(1).max(40).refine(areUnique, TWICE),
    }),
  ]),
})
export type CampaignPlan = z.infer<typeof planSchema>

export const PLAN_DOCUMENT: NamedKind<CampaignPlan> = {
  kind: 'campaign-plan',
  version: 1,
  schema: planSchema,
  upgrades: [],
}

/**
 * What keeps a plan from being played; `[]` when nothing does. Problems: `plan/battle` where a line leads nowhere,
 * `plan/circle`, `plan/unreached`. Source: lines 2855–2877.
 */
export function checkPlan({ plan }: CampaignPlan): Problem[] {
  if (plan.kind === 'random') return []
  const { battles } = plan
  const nowhere = battles.flatMap((battle, at) =>
    (['ifAttacker', 'ifDefender'] as const).flatMap((line) => {
      const next = battle[line]
      if (next === null || battles.some(({ id }) => id === next)) return []
      const message =
        'This line leads to a battle that is not there: choose another, or end the campaign here.'
      return [problem('plan/battle', message, ['plan', 'battles', at, line], { battle: next })]
    }),
  )
  if (nowhere.length > 0) return nowhere
  const circle = battles.findIndex(({ id }) => followersIn(battles, id).has(id))
  if (circle >= 0) {
    const message = 'From this battle a line leads back to it, and the campaign never ends: break it.'
    return [
      problem('plan/circle', message, ['plan', 'battles', circle], { battle: battles[circle]?.id ?? '' }),
    ]
  }
  const reached = followersIn(battles, battles[0]?.id ?? '')
  return battles.flatMap(({ id }, at) => {
    if (at === 0 || reached.has(id)) return []
    const message = 'No line leads to this battle: let one lead here, or take it out.'
    return [problem('plan/unreached', message, ['plan', 'battles', at], { battle: id })]
  })
}

/** Whoever wins, the same battle follows (line 2856). */
export const isRow = (battles: readonly TreeBattle[]): boolean =>
  battles.every(({ ifAttacker, ifDefender }) => ifAttacker === ifDefender)

/** Battles that may come after one. */
export function followersIn(battles: readonly TreeBattle[], from: string): ReadonlySet<string> {
  const found = new Set<string>()
  const due = [from]
  for (let id = due.pop(); id !== undefined; id = due.pop()) {
    const battle = battles.find((one) => one.id === id)
    for (const next of [battle?.ifAttacker, battle?.ifDefender])
      if (next && !found.has(next)) {
        found.add(next)
        due.push(next)
      }
  }
  return found
}

/** A tree without one of its battles: lines that led to it go on to what followed for the same winner. */
export function withoutBattle(battles: readonly TreeBattle[], gone: string): TreeBattle[] {
  const out = battles.find(({ id }) => id === gone)
  const on = (next: string | null, line: 'ifAttacker' | 'ifDefender'): string | null =>
    next === gone ? (out?.[line] ?? null) : next
  return battles
    .filter(({ id }) => id !== gone)
    .map((one) => ({
      ...one,
      ifAttacker: on(one.ifAttacker, 'ifAttacker'),
      ifDefender: on(one.ifDefender, 'ifDefender'),
    }))
}

/** Every way through a tree without a circle, battle by battle. */
export function waysThrough(battles: readonly TreeBattle[]): TreeBattle[][] {
  const from = (id: string | null, before: readonly TreeBattle[]): TreeBattle[][] => {
    const battle = id === null ? undefined : battles.find((one) => one.id === id)
    if (!battle || before.includes(battle)) return [[...before]]
    const nexts = [...new Set([battle.ifAttacker, battle.ifDefender])]
    return nexts.flatMap((next) => from(next, [...before, battle]))
  }
  return from(battles[0]?.id ?? null, [])
}

/** A mission that a side would fight twice on one way; null: none does. Source: line 2881. */
export function repeatedMission(battles: readonly TreeBattle[]): Mission | null {
  for (const way of waysThrough(battles))
    for (const side of ['attacker', 'defender'] as const) {
      const missions = way.map((battle) => battle[side])
      const again = missions.find((one, at) => missions.indexOf(one) !== at)
      if (again) return again
    }
  return null
}
