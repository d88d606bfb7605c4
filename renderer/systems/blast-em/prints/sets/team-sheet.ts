import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import { TEAM_POINTS } from '../../../../../shared/systems/blast-em/data/team-chart.ts'
import { teamOf, type TeamDraft } from '../../../../../shared/systems/blast-em/documents/team.ts'
import type { HouseRules } from '../../../../../shared/systems/blast-em/house-rules.ts'
import { teamCost } from '../../../../../shared/systems/blast-em/teams.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { emptyRows, heading, paragraphs } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { teamModels } from '../models.ts'
import { noteText } from '../words.ts'

/** Lines to write on below the team. */
const LINES = 4

/** A team on a sheet: what it costs, everybody in it, and what is noted of it. */
export function teamBlocks(
  words: Words,
  team: TeamDraft,
  shown: Shown,
  rules: HouseRules,
  lines: boolean,
): Block[] {
  const { t } = words
  const lead = [
    t('paper.blastEm.ofPoints', { points: teamCost(teamOf(team)), of: TEAM_POINTS }),
    ...(team.sequel ? [t('paper.blastEm.sequel')] : []),
  ].join(' · ')
  return [
    { kind: 'title', text: team.name, lead, faction: shown },
    ...teamModels(team, rules).map((model): Block => ({
      kind: 'own',
      view: 'member',
      given: { model, team: shown, lines },
    })),
    ...(team.notes !== '' || lines ? [heading(t('paper.blastEm.notes'))] : []),
    ...paragraphs(noteText(words, team.notes)),
    ...(lines ? emptyRows(LINES, [1]) : []),
  ]
}
