import {
  OBJECTIVES,
  OTHER_SIDE,
  SETTLEMENTS,
  SIDES,
  type Side,
} from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Course } from '../../../../../shared/systems/seven-seconds/histories/tell/course.ts'
import type { Story } from '../../../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { aftermath, deedsInShort, theFallen } from './aftermath.ts'
import { introduced, openNames, squad, type Names, type Telling } from './names.ts'
import { tellRounds } from './rounds.ts'
import { inMarkdown, named, paragraph, wording } from '../../../../ui/markdown/speech.ts'
import { numeral, type Texts } from './speech.ts'
import { tellScore } from './score.ts'

function open(texts: Texts, story: Story): Telling {
  const [a, b] = story.sides
  const squads = story.course?.squads ?? null
  return { texts, story, names: openNames(texts, { a: a.short, b: b.short }, story.roster, squads) }
}

/** A battle's whole report in Markdown. */
export function tellBattle(texts: Texts, story: Story): string {
  const telling = open(texts, story)
  const { t } = texts
  const [a, b] = story.sides
  const heading = (key: string, parts: readonly string[]): string[] =>
    parts.some(Boolean) ? [`## ${t(key)}`, ...parts] : []
  return inMarkdown([
    `# ${t('tell.title', { a: named(a.faction), b: named(b.faction) })}`,
    `_${whereAndWhen(telling)}_`,
    lead(telling),
    ...heading('tell.opening.title', opening(telling)),
    ...heading('tell.course.title', course(telling)),
    ...heading('tell.end.title', [ending(telling)]),
    ...heading('tell.score.title', tellScore(telling)),
    ...heading('tell.fallen.title', theFallen(telling)),
    ...aftermath(telling, heading),
    ...heading('tell.note', [quoted(story.note)]),
  ])
}

/** A battle as a chapter of its campaign's chronicle: shorter, and without headings of its own. */
export function tellChapter(texts: Texts, story: Story): string {
  const telling = open(texts, story)
  return inMarkdown([
    lead(telling),
    ...opening(telling, true),
    ...course(telling),
    ending(telling),
    ...theFallen(telling),
    ...deedsInShort(telling),
    quoted(story.note),
  ])
}

function whereAndWhen({ texts: { t, day }, story }: Telling): string {
  const { campaign, position, place, foughtOn } = story
  const which = `${t('tell.battle', { n: position })} ${t('tell.of', { campaign: named(campaign) })}`
  return [which, named(place), foughtOn === null ? '' : day(foughtOn)].filter(Boolean).join(' · ')
}

function lead({ texts, story }: Telling): string {
  const { t, figure } = texts
  const { sides, winner, margin, position, wonCampaign, afterTheEnd } = story
  const [a, b] = sides
  const say = (key: string, values: Record<string, unknown>): string => t(wording(key, position), values)
  const both = { a: named(a.short), b: named(b.short) }
  const said: string[] = []
  if (winner === null) {
    said.push(say('tell.lead.draw', both))
    const { victoryPoints: n } = a
    if (n !== null && n === b.victoryPoints) said.push(t('tell.lead.drawPoints', { n: figure(n) }))
  }
  if (winner !== null) {
    const [best, other] = winner === 0 ? [a, b] : [b, a]
    const names = { winner: named(best.short), loser: named(other.short) }
    const told = { ...names, margin: t(`battles.margin.${margin}`) }
    const [high, low] = [best.victoryPoints, other.victoryPoints]
    said.push(
      high === null || low === null
        ? say('tell.lead.known', told)
        : say('tell.lead.won', { ...told, high: figure(high), low: figure(low) }),
    )
  }
  const players = { playerA: named(a.player), playerB: named(b.player) }
  const long = { a: introduced(texts, a.short, a.faction), b: introduced(texts, b.short, b.faction) }
  said.push(t(a.player === b.player ? 'tell.lead.samePlayer' : 'tell.lead.players', { ...long, ...players }))
  if (wonCampaign) {
    said.push(t(`tell.lead.campaign.${wonCampaign.by}`, { faction: named(wonCampaign.faction) }))
  }
  if (afterTheEnd) said.push(t('tell.lead.afterTheEnd'))
  return paragraph(said)
}

function opening({ texts, story, names }: Telling, inShort = false): string[] {
  const { t } = texts
  const start = story.course?.opening ?? null
  const squads = story.course?.squads ?? null
  const [a] = story.sides
  const attacker: Side | null = start
    ? start.attacker
    : a.role === null
      ? null
      : a.role === 'attacker'
        ? 'a'
        : 'b'
  const first: Side = attacker ?? 'a'
  const second = OTHER_SIDE[first]
  // Where nobody noted it nothing is said of it.
  const kind = start?.kind ?? story.kind
  if (kind === null) return []
  const what = t(wording(`tell.opening.${kind}`, story.position), {
    attacker: names.side(first),
    defender: names.side(second),
  })
  const roll = start?.roll ?? null
  const said = [
    roll === null
      ? t('tell.opening.plain', { what })
      : t(roll.a === roll.b ? 'tell.opening.rolledSame' : 'tell.opening.rolled', {
          what,
          first: names.side(first),
          second: names.side(second),
          a: roll[first],
          b: roll[second],
          streaks: start?.hasBonus ? t('tell.opening.streaks') : '',
        }),
  ]
  if (!start || !squads || inShort) return [paragraph(said)]
  for (const [at, side] of [first, second].entries()) {
    const units = squad(texts, squads[side], 'object')
    if (units === '') continue
    const n = start.blips[side]
    said.push(
      t(wording('tell.opening.squad', story.position + at), {
        side: names.side(side),
        Side: names.side(side),
        units,
        blips: t('tell.opening.blips', { n }, n),
      }),
    )
  }
  return [paragraph(said)]
}

function course({ texts, story, names }: Telling): string[] {
  if (!story.course) return []
  // Where another result counts than the log came to, no round is called the winner's best.
  const winner = story.winner === null ? null : SIDES[story.winner]
  const rounds = story.course.rounds.map((round) =>
    round.turning === winner ? round : { ...round, turning: null },
  )
  return tellRounds(texts, names, rounds, story.course.lasted)
}

function ending({ texts, story, names }: Telling): string {
  const { t } = texts
  const told = story.course
  if (!told?.ending) return paragraph(controls(story, t))
  const { how, controls: holder } = told.ending
  const after = t('tell.end.after', { n: told.lasted }, told.lasted)
  const key = how === 'withdrawal' && holder === null ? 'withdrawn' : how
  const side = holder === null ? '' : names.side(holder)
  const other = holder === null ? '' : names.side(OTHER_SIDE[holder])
  return paragraph([
    t(`tell.end.${key}`, { after, side, other }),
    // Who has it alone was said just now, unless something else was reported.
    ...(saysHolder(story, told.ending) ? [] : controls(story, t)),
    ...settling(told, names, texts),
    missions(told, names, t, story.position),
    ...counters(texts, told),
  ])
}

function saysHolder({ sides }: Story, { how, controls: holder }: NonNullable<Course['ending']>): boolean {
  if (holder === null || (how !== 'withdrawal' && how !== 'sole-survivor')) return false
  return sides[holder === 'a' ? 0 : 1].controlsTable
}

/** Who Controlled the Table, as it was reported. */
function controls({ sides }: Story, t: Texts['t']): string[] {
  const holder = sides.find(({ controlsTable }) => controlsTable)
  return [holder ? t('tell.end.controls', { side: named(holder.short) }) : t('tell.end.nobody')]
}

/** What whoever was in control made of the Objectives that were left. */
function settling({ settled }: Course, names: Names, { t, and }: Texts): string[] {
  if (!settled) return []
  const { side, states } = settled
  const parts = SETTLEMENTS.flatMap((state) => {
    const objectives = OBJECTIVES.filter((one) => states[one] === state)
    if (objectives.length === 0) return []
    const list = and(objectives.map((one) => t(`tell.objective.${one}`)))
    return t(`tell.end.made.${state}`, { list }, objectives.length)
  })
  if (parts.length === 0) return []
  const stays = Object.values(states).includes('inspected') ? [t('tell.end.inspected')] : []
  return [t('tell.end.settled', { side: names.side(side), list: parts.join('; ') }), ...stays]
}

/** Target Counters that a mission pays for: nothing else in a report tells of them. */
function counters(texts: Texts, { counters: lie }: Course): string[] {
  const { t, and } = texts
  const list = OBJECTIVES.flatMap((one) => {
    const n = lie[one] ?? 0
    return n === 0 ? [] : t('tell.end.lie', { n: numeral(texts, n), objective: t(`tell.objective.${one}`) })
  })
  return list.length === 0 ? [] : [t('tell.end.counters', { list: and(list) })]
}

function missions({ missions: { a, b } }: Course, names: Names, t: Texts['t'], position: number): string {
  if (!a || !b) return ''
  const [missionA, missionB] = [a, b].map(({ id, title }) =>
    t('tell.end.mission', { title: named(title), id }),
  )
  const [sideA, sideB] = SIDES.map(names.side)
  return t(wording('tell.end.missions', position), { a: sideA, b: sideB, missionA, missionB })
}

/** The group's own words, each line a line of a quotation. */
function quoted(note: string): string {
  const lines = note.split(/\n+/u).map(named).filter(Boolean)
  return lines.map((line) => `> ${line}`).join('\n>\n')
}
