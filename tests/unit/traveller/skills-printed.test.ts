import { expect, test } from 'vitest'
import { skillText, weaponRows } from '../../../renderer/systems/traveller/prints/words.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'

const SKILLS = [
  ...Object.values(SAMPLE_CHARACTERS).flatMap(({ skills }) => skills),
  ...Object.values(SAMPLE_WEAPONS).map(({ skill }) => skill),
  ...Object.values(SAMPLE_VEHICLES).map(({ control }) => control),
]

test('on German pages every skill of the samples is German, and what somebody wrote stays', async () => {
  await textsOf('de-DE')
  const [german, english] = [wordsIn(() => 'de-DE'), wordsIn(() => 'en-GB')]
  for (const one of SKILLS) {
    const plain = one.specialty === '' ? one.skill : `${one.skill} (${one.specialty})`
    expect(skillText(english, one)).toBe(plain)
    expect.soft(skillText(german, { ...one, specialty: '' }), plain).not.toBe(one.skill)
    if (one.specialty !== '') expect.soft(skillText(german, one), plain).not.toContain(`(${one.specialty})`)
  }
  expect(skillText(german, { skill: 'Gun Combat', specialty: 'bows' })).toBe('Schusswaffen (bows)')
})

test('dice are W6 there', async () => {
  await textsOf('de-DE')
  const hand = { skill: 0, characteristicDm: 0, strengthDm: 0 }
  const rows = weaponRows(
    wordsIn(() => 'de-DE'),
    SAMPLE_WEAPONS.machineGun,
    hand,
    false,
  )
  expect(rows.map((cells) => cells[1])).toEqual(['4W6', '4W6+8', '4W6'])
})
