import { expect, test } from 'vitest'
import type { Look } from '../../../shared/heraldry/emblem.ts'
import { tellingColour } from '../../../shared/heraldry/telling.ts'
import { TINCTURE_COLOURS } from '../../../shared/heraldry/tinctures.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { emblem } from './builders.ts'

const { azure, black, bone, crimson, gold, green, silver, steel, teal } = TINCTURE_COLOURS
const look = (first: string, second: string, more: Partial<Look> = {}): Look => ({
  colours: { first, second },
  emblem: null,
  picture: null,
  ...more,
})
const starred = emblem({ charge: 'star', field: azure, second: azure, chargeColour: gold })

test.each<[string, Look, string]>([
  ['the first of two', look(green, crimson), green],
  ['not a pale one', look(bone, crimson), crimson],
  ['the charge before both', look(green, crimson, { emblem: starred }), gold],
  ['not a pale charge', look(green, bone, { emblem: { ...starred, chargeColour: bone } }), green],
  ['no charge that is not there', look(green, bone, { emblem: { ...starred, charge: null } }), green],
  [
    'the field where all else is grey',
    look(black, silver, { emblem: { ...starred, chargeColour: bone } }),
    azure,
  ],
  ['nothing of an emblem behind a picture', look(green, bone, { emblem: starred, picture: 'a' }), green],
  ['the first where all are grey', look(steel, silver), steel],
])('the telling colour: %s', (_, of, expected) => {
  expect(tellingColour(of)).toBe(expected)
})

test('the shipped factions are told apart by theirs', () => {
  const colours = Object.values(SAMPLE_FACTIONS).map(({ look: shipped }) => tellingColour(shipped))
  expect(colours).toEqual([crimson, gold, teal])
})
