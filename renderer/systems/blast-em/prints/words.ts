import type { Carried, Die, Trait, WhoRef } from '../../../../shared/systems/blast-em/words.ts'
import type { Words } from '../../../texts/words.ts'
import '../library/texts.ts'
import '../texts/battle.ts'
import { skillKind, type Numbers, type PrintedModel, type PrintedStrike } from './models.ts'
import { sampleNoteKey } from './sample-notes.ts'
import './texts.ts'

/** How models, gadgets and numbers are written on paper. */

export const dieText = ({ t }: Words, cd: Die): string => t('paper.blastEm.die', { n: cd })

/** A value and its die, as they are rolled. */
export const rollText = (words: Words, { av, cd }: { readonly av: number; readonly cd: Die }): string =>
  `${av} + ${dieText(words, cd)}`

export function whoText({ t }: Words, who: WhoRef, typeName: string | null): string {
  return who.kind === 'own' ? (typeName ?? who.type) : t(`blastEm.who.${who.kind}.${who.type}`)
}

const typeText = (words: Words, { who, typeName }: PrintedModel): string => whoText(words, who, typeName)

export const modelText = (words: Words, model: PrintedModel): string =>
  model.name === '' ? typeText(words, model) : model.name

export function gadgetText({ t }: Words, carried: Carried): string {
  return carried.gadget === 'weaponUpgrade'
    ? t('blastEmLibrary.upgrade', { what: t(`blastEmLibrary.team.value.${carried.upgrade}`) })
    : t(`blastEmLibrary.team.value.${carried.gadget}`)
}

/** What is noted of somebody: of the samples in the language of the page, until somebody writes something else there. */
export function noteText({ t }: Words, notes: string): string {
  const key = sampleNoteKey(notes)
  return key === null ? notes : t(`paper.blastEm.${key}`)
}

/** How one attacks, with how far and how wide. */
export function strikeText(
  { t }: Words,
  { kind, reach, radius }: PrintedStrike,
  hth: Numbers['hth'],
): string {
  const inches = [
    ...(reach === null || kind === 'hth' ? [] : [t('paper.blastEm.reach', { n: reach })]),
    ...(radius === null ? [] : [t('paper.blastEm.radius', { n: radius })]),
  ]
  const name = t(kind === 'hth' ? `paper.blastEm.hth.${hth}` : `paper.blastEm.strike.${kind}`)
  return [name, ...inches].join(', ')
}

export function woundsText({ t }: Words, { wounds }: PrintedStrike): string {
  const [least, most = least] = wounds
  return least === undefined ? t('paper.blastEm.losesTurn') : least === most ? `${least}` : `${least}–${most}`
}

export function skillText(words: Words, skill: NonNullable<Numbers['skill']>): string {
  return words.t(`paper.blastEm.skill.${skillKind(skill)}`, { roll: rollText(words, skill) })
}

/** What the numbers of an attack show already, or the name of the type, is not told once more. */
const SHOWN: readonly Trait[] = ['sidearm', 'stunners', 'armour', 'bot', 'handless']

/** What a model can do beside its attacks: its skill, and what else is so of it. */
export function abilitiesOf(words: Words, { who, sees, numbers }: PrintedModel): string[] {
  const { t } = words
  const { skill = null, traits = [], strikes = [] } = numbers ?? {}
  const isHeavy = strikes.some(({ kind }) => kind === 'radius')
  const snaps = strikes.some(({ kind }) => kind === 'standard')
  return [
    ...(skill ? [skillText(words, skill)] : []),
    ...(sees === 'patrol' ? [t('paper.blastEm.automatic.patrol')] : []),
    ...(who.kind === 'automatic' ? [t('paper.blastEm.automatic.off')] : []),
    ...traits.filter((trait) => !SHOWN.includes(trait)).map((trait) => t(`paper.blastEm.trait.${trait}`)),
    ...(isHeavy && !snaps ? [t('paper.blastEm.noSnapshots')] : []),
  ]
}

/** The numbers that all have; what stands fast has no MV. */
export function statsOf(words: Words, { av, dv, cd, mv }: Numbers): { name: string; value: string }[] {
  const stat = (one: string, value: string) => ({
    name: words.t(`blastEmLibrary.number.${one}.short`),
    value,
  })
  return [
    stat('av', `${av}`),
    stat('dv', `${dv}`),
    stat('cd', dieText(words, cd)),
    ...(mv > 0 ? [stat('mv', words.t('paper.blastEm.inches', { n: mv }))] : []),
  ]
}

/** A modifier as it is added. */
export const added = (n: number): string => (n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`)

/** What somebody is: the type, unless that is the name already, and the points. */
export function kindText(words: Words, model: PrintedModel): string {
  const type = model.name === '' ? '' : typeText(words, model)
  return [type, costText(words, model)].filter((part) => part !== '').join(' · ')
}

function costText({ t }: Words, { cost, guest }: PrintedModel): string {
  return [
    ...(cost === null ? [] : [t('paper.blastEm.points', cost)]),
    ...(guest ? [t('paper.blastEm.guest')] : []),
  ].join(' · ')
}
