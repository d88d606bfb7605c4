import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inside, serveFile } from '../../electron/host/files.ts'
import { temporaryFolder } from './support/program.ts'

describe('the file that an address names', () => {
  const folder = resolve('/muster/renderer')
  const file = (path: string): string => join(folder, path)

  test.each<[string, string, string | null]>([
    ['the page itself', '/', file('index.html')],
    ['a file', '/index.html', file('index.html')],
    ['a file in a folder', '/assets/main-1.js', file('assets/main-1.js')],
    ['a name with a space', '/a%20b.css', file('a b.css')],
    ['a name that begins with two dots', '/assets/..main.js', file('assets/..main.js')],
    ['a way back that stays inside', '/assets/%2e%2e/index.html', file('index.html')],

    ['one folder up', '/../main/main.js', null],
    ['one folder up, the slash encoded', '/..%2fmain%2fmain.js', null],
    ['one folder up, the dots encoded', '/%2e%2e/main/main.js', null],
    ['one folder up, all encoded', '/%2E%2E%2Fmain%2Fmain.js', null],
    ['out and in again by another name', '/../renderer-old/index.html', null],
    ['two folders up, by way of one that is there', '/assets/../../main/main.js', null],
    ['a way back with backslashes', '/..\\main\\main.js', null],
    ['a way back with encoded backslashes', '/..%5cmain%5cmain.js', null],
    ['a drive', '/C:\\Windows\\win.js', null],
    ['a null byte', '/index.html%00.js', null],
    ['the folder', '/.', null],
    ['an encoding cut short', '/%e0%a4', null],
    ['no path at all', '', null],
  ])('%s', (_name, path, expected) => {
    expect(inside(folder, path)).toBe(expected)
  })

  // Decoding happens once: what is encoded twice is a strange name inside, and no way out.
  test('is decoded once', () => {
    expect(inside(folder, '/%252e%252e%252fmain.js')).toBe(file('%2e%2e%2fmain.js'))
    expect(inside(folder, '//etc/page.html')).toBe(file('etc/page.html'))
  })
})

describe('serving a file', () => {
  const site = (): string => {
    const folder = join(temporaryFolder(), 'renderer')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'assets/main.js'), '1')
    writeFileSync(join(folder, 'notes.txt'), 'of another kind')
    writeFileSync(join(folder, '../secret.js'), 'not ours to give')
    return folder
  }

  test.each<[string, number, string | null]>([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/assets/main.js', 200, 'text/javascript; charset=utf-8'],
    ['/nowhere.js', 404, null],
    ['/assets', 404, null],
    ['/assets/', 404, null],
    ['/notes.txt', 404, null],
    ['/..%2fsecret.js', 404, null],
  ])('%s: %i', async (path, status, type) => {
    const answer = await serveFile(path, site())
    expect(answer.status).toBe(status)
    if (type !== null) expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'`)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})
