import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { houseRules } from '../../../renderer/systems/seven-seconds/campaign/rules/texts.ts'
import { accountCampaign } from '../../../shared/systems/seven-seconds/campaign/account.ts'
import { rulesSchema, type CampaignFacts } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { ARCHETYPES } from '../../../shared/systems/seven-seconds/data/archetypes.ts'
import { GOALS, HOUSE_RULES, RULE_GROUPS } from '../../../shared/systems/seven-seconds/house-rules/list.ts'
import {
  areRuleNames,
  changedRules,
  DEFAULT_NAMES,
  ruleNames,
  withRules,
  type HouseRuleNames,
} from '../../../shared/systems/seven-seconds/house-rules/values.ts'
import { STATS } from '../../../shared/systems/seven-seconds/words.ts'

const medium = rulesFor('medium')

/** The keys of all values of a document, a dot for each level. */
const keysOf = (value: unknown, key = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => keysOf(inner, key === '' ? name : `${key}.${name}`))
    : [key]

const textAt = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((text, step) => (text as Record<string, unknown> | undefined)?.[step], houseRules.rule)

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Every value that a field of a schema takes. */
function valuesOf({ type, minimum, maximum, anyOf, ...field }: JsonSchema): unknown[] {
  if (anyOf) return anyOf.flatMap((one) => (typeof one === 'object' ? valuesOf(one) : []))
  if (field.enum) return field.enum
  if (field.const !== undefined) return [field.const]
  if (type === 'boolean') return [true, false]
  const [least = 0, most = 0] = [minimum, maximum]
  return Array.from({ length: most - least + 1 }, (_none, step) => least + step)
}

/** The fields of a schema with the values that they take, a dot for each level. */
function fieldsOf({ properties = {} }: JsonSchema, above = ''): Map<string, unknown[]> {
  return new Map(
    Object.entries(properties).flatMap(([name, field]): [string, unknown[]][] => {
      if (typeof field !== 'object') return []
      return field.properties
        ? [...fieldsOf(field, `${above}${name}.`)]
        : [[`${above}${name}`, valuesOf(field)]]
    }),
  )
}

/** Any choice of every house rule. */
const anyNames = fc.record(
  Object.fromEntries(HOUSE_RULES.map(({ key, values }) => [key, fc.constantFrom(...Object.keys(values))])),
) as fc.Arbitrary<HouseRuleNames>

describe('the list of house rules', () => {
  test('has every field of a campaign’s rules, once', () => {
    const listed = [...HOUSE_RULES.map(({ key }) => key), ...Object.keys(GOALS), 'length']
    expect(listed.toSorted()).toEqual(keysOf(medium).toSorted())
  })

  test('has every value of every field of the schema, and no other', () => {
    const fields = fieldsOf(z.toJSONSchema(rulesSchema))
    expect([...fields.keys()].toSorted()).toEqual(keysOf(medium).toSorted())
    for (const { key, values } of HOUSE_RULES) {
      expect([...(fields.get(key) ?? [])].toSorted(), key).toEqual(Object.values(values).toSorted())
    }
  })

  test.each(HOUSE_RULES.map((rule) => [rule.key, rule] as const))('%s', (key, rule) => {
    expect(RULE_GROUPS).toContain(rule.group)
    expect(rule.pages).toMatch(/^\d+(, \d+)*$/)
    expect(rule.ruling).toMatch(/^R\d+(, R\d+)*$/)
    const names = Object.keys(rule.values)
    // What Muster does unasked comes first.
    expect(DEFAULT_NAMES[key]).toBe(names[0])
    const text = textAt(key) as Record<string, unknown>
    expect(Object.keys(text).toSorted()).toEqual(['name', 'open', ...names].toSorted())
    for (const name of names) {
      const { label, rule: sentence } = text[name] as Record<'label' | 'rule', string>
      expect(label).toMatch(/^\S/)
      expect(sentence).toMatch(/\.$/)
      // The schema takes each of them, and the rules tell it again.
      const rules = rulesSchema.parse(withRules(medium, { [key]: name }))
      expect(ruleNames(rules)).toEqual({ ...DEFAULT_NAMES, [key]: name })
    }
  })

  test.each<[string, string, string]>([
    ['battle.missilesAtGround', 'R17', '11, 19, 21'],
    ['battle.jammerAfterMove', 'R22', '15, 22, 32'],
    ['battle.objectivesSense', 'R15, R28', '19'],
  ])('%s cites %s and p. %s', (key, ruling, pages) =>
    expect(HOUSE_RULES.find((rule) => rule.key === key)).toMatchObject({ ruling, pages }),
  )

  test('is asked for values that it knows only', () => {
    const strange = { ...medium, battle: { ...medium.battle, scale: 2 } }
    expect(rulesSchema.safeParse(strange).success).toBe(false)
    expect(() => ruleNames(strange as typeof medium)).toThrow(RangeError)
    expect(() => withRules(medium, { draws: 'sometimes' })).toThrow(RangeError)
    expect(areRuleNames({ ...DEFAULT_NAMES, draws: 'sometimes' })).toBe(false)
    expect(areRuleNames(DEFAULT_NAMES)).toBe(true)
  })

  test('any choices make rules that tell these choices, and the rules they came from stay', () => {
    const before = structuredClone(medium)
    fc.assert(
      fc.property(anyNames, (names) => {
        const rules = withRules(medium, names)
        expect(rulesSchema.parse(rules)).toEqual(rules)
        expect(ruleNames(rules)).toEqual(names)
        expect(changedRules(names)).toHaveLength(
          HOUSE_RULES.filter(({ key }) => names[key] !== DEFAULT_NAMES[key]).length,
        )
        expect(medium).toEqual(before)
      }),
    )
  })
})

describe('changing the rules of a campaign', () => {
  const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
  const people = [id(1), id(2), id(3)]
  const who = fc.constantFrom(...people)
  const side = (participant: string, victoryPoints: number) => ({
    participant,
    role: null,
    roleDie: null,
    victoryPoints,
    controlsTable: victoryPoints > 0,
    lost: {},
  })
  const anyFacts = fc.record({
    battles: fc.array(
      fc
        .tuple(who, who, fc.integer({ min: -5, max: 25 }), fc.integer({ min: -5, max: 25 }))
        .filter(([a, b]) => a !== b),
      { maxLength: 12 },
    ),
    purchases: fc.array(fc.tuple(who, fc.nat(12), fc.constantFrom(1, 2, 3), fc.constantFrom(...STATS)), {
      maxLength: 8,
    }),
  })
  const campaign = ({
    battles,
    purchases,
  }: typeof anyFacts extends fc.Arbitrary<infer Facts> ? Facts : never): CampaignFacts => ({
    rules: medium,
    participants: people.map((participant, place) => ({
      id: participant,
      startingTech:
        [ARCHETYPES.even, ARCHETYPES.watchers, ARCHETYPES['drone-swarm']][place] ?? ARCHETYPES.even,
      opening: NO_OPENING,
      rival: people[(place + 1) % people.length] ?? null,
    })),
    battles: battles.map(([a, b, pointsA, pointsB], place) => ({
      id: id(100 + place),
      number: place + 1,
      sides: [side(a, pointsA), side(b, pointsB)],
      result: null,
    })),
    purchases: purchases.map(([participant, afterNumber, rating, stat], place) => ({
      id: id(200 + place),
      participant,
      afterNumber,
      rating,
      stat,
    })),
  })

  test('and back leaves the account as it was, whatever lay between', () => {
    fc.assert(
      fc.property(anyFacts, anyNames, (any, names) => {
        const facts = campaign(any)
        const before = structuredClone(accountCampaign(facts))
        const other: CampaignFacts = { ...facts, rules: withRules(facts.rules, names) }
        accountCampaign(other)
        const back: CampaignFacts = { ...other, rules: withRules(other.rules, ruleNames(facts.rules)) }
        expect(accountCampaign(back)).toEqual(before)
      }),
    )
  })

  test('of battles alone changes nothing of those that are fought', () => {
    fc.assert(
      fc.property(anyFacts, anyNames, (any, names) => {
        const facts = campaign(any)
        const { draws, opponent, opponentNumbers } = DEFAULT_NAMES
        const rules = withRules(facts.rules, { ...names, draws, opponent, opponentNumbers })
        expect(accountCampaign({ ...facts, rules })).toEqual(accountCampaign(facts))
      }),
    )
  })
})
