import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../renderer/systems/registry.ts'
import { COVERED } from '../../../renderer/systems/screens.ts'

describe.each(GAMES)('the coverage of $name', ({ id, cover, coverage }) => {
  test('comes to what the cover says', async () => {
    const rules = (await coverage()).flatMap(({ isOurs, rules: some }) => (isOurs ? [] : some))
    const workedOut = rules.filter(([is]) => is === 'worked-out').length
    expect(cover.rules).toEqual({ workedOut, all: rules.length })
  })

  test('says of every rule what becomes of it, each rule once', async () => {
    const rules = (await coverage()).flatMap((chapter) => chapter.rules)
    expect(new Set(rules.map(([is]) => is))).toEqual(new Set(COVERED))
    const said = rules.map(([, rule]) => rule)
    expect(said.filter((rule, at) => said.indexOf(rule) !== at)).toEqual([])
    expect(said.filter((rule) => !/^[\p{Lu}α-ε\d].*\.$/u.test(rule))).toEqual([])
    expect(rules.filter(([is, , why]) => is === 'by-hand' && !why)).toEqual([])
  })

  test('names for everything that is worked out what makes it so, and it is there', async () => {
    const places = (await coverage()).flatMap(({ rules }) =>
      rules.flatMap(([is, , where]) => (is === 'worked-out' ? [where] : [])),
    )
    expect(places.length).toBeGreaterThan(0)
    const gone = await Promise.all(
      [...new Set(places)].map(async (place) => {
        const [file = '', name = ''] = place.split(' ')
        const path = /^(?:electron|renderer|shared)\//u.test(file) ? file : `shared/systems/${id}/${file}`
        const text = await readFile(path, 'utf8').catch(() => '')
        return name.length > 1 && new RegExp(`\\b${name}\\b`, 'u').test(text) ? [] : [place]
      }),
    )
    expect(gone.flat()).toEqual([])
  })
})
