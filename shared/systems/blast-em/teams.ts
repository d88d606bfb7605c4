import { problem, type Problem } from '../../problem.ts'
import { HEROES, TEAM_CHART, TEAM_POINTS } from './data/team-chart.ts'
import { mayWear } from './gadgets.ts'
import { GADGETS, TEAM_TYPES, type Gadget, type TeamType } from './words.ts'

/** A team as somebody puts it together: what stands in it may be wrong. */
export interface Team {
  readonly members: readonly Member[]
  /** Types of the group's own, by their ids. */
  readonly own?: Readonly<Record<string, { readonly cost: number }>>
  /** It has a mission behind it, and may have gadgets (R37). */
  readonly sequel?: boolean
}

export interface Member {
  readonly type: string
  readonly name?: string
  readonly gadgets?: readonly Gadget[]
}

/** The team's type of that name, or null. */
export function teamType(type: string): TeamType | null {
  return TEAM_TYPES.find((one) => one === type) ?? null
}

/**
 * The points of a team. Hero and Tagalong are free; a type that is unknown, or has no right cost, counts 0, for a draft
 * may have one. Source: Team Chart, lines 173–188, 190.
 */
export function teamCost(t: Team): number {
  return t.members.reduce((sum, { type }) => sum + (costOf(type, t) ?? 0), 0)
}

/**
 * What keeps a team from being legal, each code once and in this order; `[]` when nothing does. Problems with the path
 * `['members', index, 'type']` or, of a type of the group's own, `['own', type]`: `team/type`; with `['members']`
 * `team/hero`, `team/points`; with the member's path `team/operative`, `team/tagalong`, `team/gadget`. Never throws: the
 * team may come from a file. Source: lines 17, 49, 190, 192, 216, 230; R30, R35, R37.
 */
export function checkTeam(t: Team): Problem[] {
  const found = [
    wrongType(t),
    wrongHero(t),
    wrongOperative(t),
    tooManyPoints(t),
    wrongTagalong(t),
    wrongGadget(t),
  ]
  return found.filter((one) => one !== null)
}

/** Null for a type that is unknown or has no right cost. */
function costOf(type: string, { own }: Team): number | null {
  const known = teamType(type)
  if (known) return TEAM_CHART[known].cost
  const cost = own && Object.hasOwn(own, type) ? own[type]?.cost : undefined
  return isCost(cost) ? cost : null
}

function isCost(cost: number | undefined): cost is number {
  return cost !== undefined && Number.isSafeInteger(cost) && cost >= 0
}

const counts = (t: Team, type: TeamType): number => t.members.filter((one) => one.type === type).length

function wrongType(t: Team): Problem | null {
  const own = Object.entries(t.own ?? {})
  const taken = own.find(([type]) => teamType(type) !== null)
  if (taken) {
    const message = 'One of your own types is called as one of the book: give it another id.'
    return problem('team/type', message, ['own', taken[0]], { type: taken[0] })
  }
  const priceless = own.find(([, { cost }]) => !isCost(cost))
  if (priceless) {
    const message = 'One of your own types has no right cost: give it a whole number of points from 0.'
    return problem('team/type', message, ['own', priceless[0], 'cost'], { type: priceless[0] })
  }
  const index = t.members.findIndex(({ type }) => costOf(type, t) === null)
  const unknown = t.members[index]
  if (!unknown) return null
  const message = `Nobody knows the type of member ${index + 1}: choose one of the chart or of your own.`
  return problem('team/type', message, ['members', index, 'type'], { member: index + 1, type: unknown.type })
}

function wrongHero(t: Team): Problem | null {
  const heroes = counts(t, 'hero')
  if (counts(t, 'operative') > 0 || heroes === HEROES) return null
  const message =
    heroes === 0
      ? 'Nobody leads this team: take a Hero, or an Operative alone.'
      : `There are ${heroes} Heroes: keep one and send the others home.`
  return problem('team/hero', message, ['members'], { heroes })
}

function wrongOperative(t: Team): Problem | null {
  const operative = t.members.findIndex(({ type }) => type === 'operative')
  if (operative < 0) return null
  const index = t.members.findIndex(({ type }, at) => at !== operative && type !== 'tagalong')
  if (index < 0) return null
  const message = 'An Operative works alone: take the others out, or choose a Hero.'
  return problem('team/operative', message, ['members', index], { member: index + 1 })
}

function tooManyPoints(t: Team): Problem | null {
  const cost = teamCost(t)
  if (cost <= TEAM_POINTS) return null
  const over = cost - TEAM_POINTS
  const message = `The team costs ${cost} of ${TEAM_POINTS} points, ${over} too many: send somebody home.`
  return problem('team/points', message, ['members'], { cost, points: TEAM_POINTS, over })
}

function wrongTagalong(t: Team): Problem | null {
  const index = t.members.findIndex(({ type }) => type === 'tagalong')
  if (index < 0) return null
  const message = 'Tagalongs join on the way: leave them out until the team meets one.'
  return problem('team/tagalong', message, ['members', index], { member: index + 1 })
}

function wrongGadget(t: Team): Problem | null {
  const carried = t.members.flatMap(({ type, gadgets = [] }, member) =>
    gadgets.map((gadget, place) => ({
      type,
      gadget,
      member: member + 1,
      path: ['members', member, 'gadgets', place],
    })),
  )
  for (const { type, gadget, member, path } of carried) {
    const message = gadgetMessage(type, gadget, member, t)
    if (message !== null) return problem('team/gadget', message, path, { member, gadget })
  }
  return null
}

function gadgetMessage(
  type: string,
  gadget: Gadget,
  member: number,
  { sequel = false }: Team,
): string | null {
  if (!GADGETS.includes(gadget)) return `Member ${member} has a gadget that nobody knows: take it away.`
  if (!sequel) {
    return `Gadgets are won on missions: take them from member ${member}, or mark the team as a sequel's; house rules may let a first team have some.`
  }
  const known = teamType(type)
  const traits = known ? TEAM_CHART[known].traits : []
  if (mayWear(gadget, { traits })) return null
  return `Body armour fits troopers of all kinds, the Hero and the Operative: give member ${member}'s to one of them.`
}
