import type {
  HistoryBattle,
  HistoryCampaign,
} from '../../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { GivenHonour } from '../../../../../shared/systems/seven-seconds/contract/tellings.ts'
import { courseOfDigest } from '../../../../../shared/systems/seven-seconds/histories/tell/from-digest.ts'
import { storyOf } from '../../../../../shared/systems/seven-seconds/histories/tell/story.ts'
import { isolate } from '../../../../texts/isolate.ts'
import { escapeInline } from '../../../../ui/markdown/escape.ts'
import { introduced } from './names.ts'
import { tellChapter } from './report.ts'
import { inMarkdown, named, paragraph } from '../../../../ui/markdown/speech.ts'
import { capital, numeral, type Texts } from './speech.ts'

/** A campaign as a book: an introduction, a chapter for each battle, and what stands at the end. */

export interface Chapter {
  readonly battle: string
  /** 1 for the first. */
  readonly position: number
  /** As it reads, without Markdown, with each name in its own direction. */
  readonly title: string
  readonly where: string
  /** In Markdown; told when it is first read, since a campaign may have hundreds. */
  readonly words: string
  /** Somebody of the group wrote it on. */
  readonly written: boolean
}

/** What a chronicle is written from. */
export interface ChronicleFacts {
  readonly campaign: HistoryCampaign
  readonly place: string
  /** In the order in which they were fought. */
  readonly battles: readonly HistoryBattle[]
  /** Reports that somebody wrote on, by battle. */
  readonly written: ReadonlyMap<string, string>
  readonly honours: readonly GivenHonour[]
}

/** The chapters, each from the words of the group where there are any. */
export function tellChapters(texts: Texts, facts: ChronicleFacts): Chapter[] {
  const { campaign, battles, written, honours } = facts
  return battles.map((battle) => {
    const own = written.get(battle.id)
    const sides = battle.sides.map(({ participant }) =>
      isolate(factionOf(campaign, participant)?.faction.name ?? ''),
    )
    const day = battle.foughtOn === null ? '' : texts.day(battle.foughtOn)
    let words: string | null = null
    return {
      battle: battle.id,
      position: battle.account.position,
      title: texts.t('tell.title', { a: sides[0], b: sides[1] }),
      where: [isolate(battle.place), day].filter(Boolean).join(' · '),
      get words() {
        words ??= own === undefined ? chapterOf(texts, facts, battle, honours) : withoutHead(own)
        return words
      },
      written: own !== undefined,
    }
  })
}

function chapterOf(
  texts: Texts,
  { campaign }: ChronicleFacts,
  battle: HistoryBattle,
  honours: readonly GivenHonour[],
): string {
  const holder = battle.sides.findIndex(({ controlsTable }) => controlsTable)
  const controls = holder < 0 ? null : holder === 0 ? 'a' : 'b'
  const course = battle.digest && courseOfDigest(battle.digest, controls)
  return tellChapter(texts, storyOf(campaign, battle, course, honours))
}

/** A report's own title says again what the chapter is called; where and when, too. */
export function withoutHead(words: string): string {
  return words.replace(/^# [^\n]*\n+(?:_[^\n]*_\n+)?/u, '')
}

function factionOf(
  { participants }: HistoryCampaign,
  id: string,
): HistoryCampaign['participants'][number] | undefined {
  return participants.find((one) => one.id === id)
}

/** The introduction that Muster tells: how often, when, who, and how it stands. */
export function tellIntroduction(
  texts: Texts,
  { campaign, battles, place }: Pick<ChronicleFacts, 'campaign' | 'battles' | 'place'>,
): string {
  const { t, day, and } = texts
  const n = battles.length
  const word = numeral(texts, n)
  const days = battles.flatMap(({ foughtOn }) => foughtOn ?? []).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  const fighters = campaign.participants.map(({ faction, player }) =>
    t('chronicle.intro.fighter', {
      faction: introduced(texts, faction.shortName, faction.name),
      player: named(player.name),
    }),
  )
  const lost = battles.reduce((sum, { account }) => sum + account.sides[0].lost + account.sides[1].lost, 0)
  const said = [
    t('chronicle.intro.fought', { N: capital(word), campaign: named(campaign.name) }, n),
    from === undefined || to === undefined
      ? ''
      : t('chronicle.intro.between', { from: day(from), to: day(to) }, from === to ? 1 : 2),
    place.trim() === '' ? '' : t('chronicle.intro.place', { place: named(place) }),
    t('chronicle.intro.who', { list: and(fighters) }),
  ]
  const fell = t('chronicle.intro.fallen', { N: capital(numeral(texts, lost)) }, lost)
  return inMarkdown([paragraph(said), paragraph([...standing(texts, campaign), n === 0 ? '' : fell])])
}

function standing({ t, and }: Texts, { standings, winner, participants }: HistoryCampaign): string[] {
  const nameOf = (id: string): string =>
    named(participants.find((one) => one.id === id)?.faction.shortName ?? '')
  if (winner) {
    const own = standings.find(({ participant }) => participant === winner.participant)
    const n = winner.by === 'points' ? (own?.campaignPoints ?? 0) : (own?.streak ?? 0)
    const key = winner.by === 'points' ? 'wonPoints' : 'wonStreak'
    return [t(`chronicle.intro.${key}`, { faction: nameOf(winner.participant), n }, n)]
  }
  const n = Math.max(0, ...standings.map(({ campaignPoints }) => campaignPoints))
  if (n === 0) return []
  const first = standings.filter(({ campaignPoints }) => campaignPoints === n)
  const [only] = first
  const list = and(first.map(({ participant }) => nameOf(participant)))
  if (first.length > 1 || !only) return [t('chronicle.intro.shared', { list, n }, n)]
  return [t('chronicle.intro.leads', { faction: nameOf(only.participant), n }, n)]
}

/** A decoration in a line: who, for what, in which battle. */
export function honourLine(
  { t }: Texts,
  { campaign, battles }: Pick<ChronicleFacts, 'campaign' | 'battles'>,
  { whose, participant, name, reason, battle }: GivenHonour,
): { who: string; what: string } {
  const side = factionOf(campaign, participant)?.faction.shortName ?? ''
  const position = battles.find(({ id }) => id === battle)?.account.position
  const forWhat =
    position === undefined ? t('chronicle.forService') : t('chronicle.forBattle', { n: position })
  return {
    who: t('chronicle.honour', { name: isolate(whose), side: isolate(side), honour: isolate(name) }),
    what: [forWhat, isolate(reason)].filter((part) => part.trim() !== '').join(' · '),
  }
}

/** The parts of a whole chronicle, each in Markdown and with its heading as plain text. */
export interface Part {
  readonly id: string
  readonly title: string
  /** Under the title; empty where there is nothing to say. */
  readonly lead: string
  readonly words: string
  /** The battle that it tells. */
  readonly battle: string | null
}

/** Parts under one title, in Markdown. */
export function chronicleMarkdown(title: string, parts: readonly Part[]): string {
  const told = parts
    .filter(({ words }) => words.trim() !== '')
    .map(({ title: heading, lead, words }) =>
      inMarkdown([
        `## ${escapeInline(heading)}`,
        lead === '' ? '' : `_${escapeInline(lead)}_`,
        lowered(words),
      ]).trim(),
    )
  return inMarkdown([`# ${escapeInline(title)}`, ...told])
}

/** Headings of a part stand below the part's own. */
export function lowered(words: string): string {
  return words.trim().replace(/^(#{1,4})(?= )/gmu, '##$1')
}
