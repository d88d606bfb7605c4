import type { TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'

/** What is noted of the sample teams and of everybody in them, by the team, then by the member. */
type Notes = Readonly<Record<keyof typeof SAMPLE_TEAMS, Readonly<Record<string, string>>>>

const notesOf = ({ notes, members }: TeamDraft): Readonly<Record<string, string>> => ({
  team: notes,
  ...Object.fromEntries(members.map((one) => [one.id, one.notes])),
})
export const sampleNotes: Notes = {
  'late-shift': notesOf(SAMPLE_TEAMS['late-shift']),
  'lantern-choir': notesOf(SAMPLE_TEAMS['lantern-choir']),
  'spare-parts': notesOf(SAMPLE_TEAMS['spare-parts']),
  'loud-and-sorry': notesOf(SAMPLE_TEAMS['loud-and-sorry']),
  'quiet-ada': notesOf(SAMPLE_TEAMS['quiet-ada']),
  'late-shift-again': notesOf(SAMPLE_TEAMS['late-shift-again']),
}

/** Where the text of what a sample notes stands among those of its pages; null for what somebody has written. */
const KEYS = new Map(
  Object.entries(sampleNotes).flatMap(([team, notes]) =>
    Object.entries(notes).map(([of, note]) => [note, `sample.${team}.${of}`] as const),
  ),
)
export const sampleNoteKey = (notes: string): string | null => KEYS.get(notes) ?? null
