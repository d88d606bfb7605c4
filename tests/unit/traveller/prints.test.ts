import { describe, expect, test } from 'vitest'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { fightingBlocks, vehicleBlocks } from '../../../renderer/systems/traveller/prints/sets/reference.ts'
import '../../../renderer/systems/traveller/prints/texts.ts'
import {
  mindLines,
  WEAPON_WIDTHS,
  weaponHead,
  weaponRows,
} from '../../../renderer/systems/traveller/prints/words.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../shared/systems/traveller/house-rules.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/traveller/samples/weapons.ts'
import type { VehicleDraft } from '../../../shared/systems/traveller/documents/vehicle.ts'
import { asMounted, handOf } from '../../../shared/systems/traveller/sheet.ts'
import { LANGUAGES } from '../../../shared/printing/words.ts'

const textOf = (block: Block): string =>
  block.kind === 'row'
    ? block.cells.join(' | ')
    : 'text' in block
      ? `${'name' in block ? block.name : ''} ${block.text}`
      : ''

describe.each(LANGUAGES)('on pages in %s', (language) => {
  test('the reference says everything, and nothing by its key', async () => {
    await textsOf(language)
    const words = wordsIn(() => language)
    const said = [...fightingBlocks(words), ...vehicleBlocks(words)].map(textOf)
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((one) => /traveller|paper\.|\{|NaN|undefined/u.test(one))).toEqual([])
    expect(i18n.global.te(`travellerReference.round.title`, language)).toBe(true)
  })
})

test.each([
  [
    'en-GB',
    [
      'Initiative 2d6 +1, prepared 13 · DEX 10 · attacks +2',
      'Skills: Gun Combat (rifle) 2, Recon 1',
      'Links and sensors: radio, infra-red',
    ],
  ],
  [
    'de-DE',
    [
      'Initiative 2W6 +1, vorbereitet 13 · GES 10 · Angriffe +2',
      'Fertigkeiten: Schusswaffen (Gewehr) 2, Aufklärung 1',
      'Verbindung und Sensoren: Funk, Infrarot',
    ],
  ],
] as const)('the sheet of a machine has what the table asks of it: %s', async (language, expected) => {
  await textsOf(language)
  const words = wordsIn(() => language)
  const skills = [
    { skill: 'Gun Combat', specialty: 'rifle', level: 2 },
    { skill: 'Recon', specialty: '', level: 1 },
  ]
  const mind = { dex: 10, initiativeDm: 1, attackDm: 2, skills }
  const hound: VehicleDraft = { ...SAMPLE_VEHICLES.hound, mind, comms: ['radio'], sensors: ['infraRed'] }
  expect(mindLines(words, hound)).toEqual(expected)
  expect(mindLines(words, { ...SAMPLE_VEHICLES.van, comms: [], sensors: [] })).toEqual([])
})

describe('a table of weapons', () => {
  const words = wordsIn(() => 'en-GB')
  test('has a cell for each column, a row for each mode', () => {
    const hand = { skill: 0, characteristicDm: 0, strengthDm: 0 }
    for (const weapon of Object.values(SAMPLE_WEAPONS)) {
      const rows = weaponRows(words, weapon, hand, false)
      expect(rows).toHaveLength(weapon.auto === null ? 1 : 3)
      for (const cells of [weaponHead(words), ...rows]) expect(cells).toHaveLength(WEAPON_WIDTHS.length)
    }
  })
  test('of somebody has their skill and DEX in it, and what the kick costs', () => {
    const { corv } = SAMPLE_CHARACTERS
    const { machineGun } = SAMPLE_WEAPONS
    const rows = weaponRows(words, machineGun, handOf(corv, machineGun, DEFAULT_RULES), true)
    expect(rows.map((cells) => cells.slice(0, 3).join(' '))).toEqual([
      'Ploughman machine gun 4d6 −4',
      '· burst 4d6+8 −4',
      '· full auto 4d6 −5',
    ])
    expect(rows.map((cells) => cells.at(-2))).toEqual(['−1', '−2', '−5'])
  })

  test('of a vehicle has no Recoil where the mount has none, and of a robot never (line 60, TRV-064)', () => {
    const plain = { skill: 0, characteristicDm: 0, strengthDm: 0 }
    const kicks = (recoil: number | null, craft: VehicleDraft['craft']): unknown[] =>
      weaponRows(words, asMounted({ ...SAMPLE_WEAPONS.machineGun, recoil }, { craft }), plain, false).map(
        (cells) => cells.at(-2),
      )
    expect(kicks(0, 'vehicle')).toEqual(['–', '–', '–'])
    expect(kicks(2, 'vehicle')).toEqual(['2', '3', '6'])
    expect(kicks(2, 'robot')).toEqual(['–', '–', '–'])
    expect(kicks(2, 'drone')).toEqual(['–', '–', '–'])
  })

  test('of somebody is by the house rules: who has not the skill, halves, a characteristic of 0 (R1, R18)', () => {
    const { corv, machineGun } = { ...SAMPLE_CHARACTERS, ...SAMPLE_WEAPONS }
    const weak = {
      ...corv,
      skills: [],
      characteristics: { ...corv.characteristics, str: { full: 7, left: 0 } },
    }
    const odd = { ...machineGun, auto: 3 }
    const cells = (over: Partial<HouseRules>): string[] => {
      const rules = { ...DEFAULT_RULES, ...over }
      const rows = weaponRows(words, odd, handOf(weak, odd, rules), true, rules)
      return [rows[0]?.[2] ?? '', rows[2]?.at(-2) ?? '']
    }
    const [plain, kick] = cells({})
    expect(cells({ unskilled: -4 })[0]).toBe(`−${1 - Number(plain?.replace('−', '-'))}`)
    expect(cells({ halves: 'up' })[1]).toBe(`−${Number(kick?.slice(1)) + 1}`)
    expect(cells({ dmOfNone: -2 })[1]).toBe(`−${Number(kick?.slice(1)) - 1}`)
  })
})
