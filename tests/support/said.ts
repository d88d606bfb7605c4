import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const scriptOf = (text: string): string => /<script\b[^>]*>(.*?)<\/script>/su.exec(text)?.[1] ?? ''

/** A source of the renderer: what it imports at once and later, which texts it brings, and which it says. */
export interface Source {
  readonly now: readonly string[]
  readonly later: readonly string[]
  /** The keys of the texts that come with it. */
  readonly brings: readonly string[]
  /** The keys that stand in it, whole. */
  readonly says: readonly string[]
  /** The beginnings of keys that are put together in it. */
  readonly begins: readonly string[]
}

/** The keys of a literal of texts; what it takes from elsewhere by a name stands as one key. */
function keysOf(
  node: ts.Expression | undefined,
  key: string,
  known: ReadonlyMap<string, ts.Expression>,
): string[] {
  if (!node) return [key]
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return keysOf(node.expression, key, known)
  if (ts.isIdentifier(node)) return keysOf(known.get(node.text), key, known)
  if (ts.isArrayLiteralExpression(node)) return [key, ...node.elements.map((_, at) => `${key}.${String(at)}`)]
  if (!ts.isObjectLiteralExpression(node)) return [key]
  const below = (name: string): string => (key === '' ? name : `${key}.${name}`)
  return node.properties.flatMap((one) => {
    if (ts.isShorthandPropertyAssignment(one)) return keysOf(one.name, below(one.name.text), known)
    if (ts.isPropertyAssignment(one))
      return keysOf(one.initializer, below(one.name.getText().replace(/'/gu, '')), known)
    return ts.isSpreadAssignment(one) ? keysOf(one.expression, key, known) : []
  })
}

function textsIn(path: string, text: string): string[] {
  if (!/\baddTexts\(|\bmessages: \{/u.test(text) && !path.endsWith('texts/en.ts')) return []
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const known = new Map<string, ts.Expression>()
  const brought: ts.Expression[] = []
  for (const line of tree.statements) {
    if (ts.isVariableStatement(line))
      for (const { name, initializer } of line.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) known.set(name.text, initializer)
    if (ts.isExpressionStatement(line) && ts.isCallExpression(line.expression)) {
      const [texts] = line.expression.arguments
      if (line.expression.expression.getText() === 'addTexts' && texts) brought.push(texts)
    }
  }
  const first = path.endsWith('texts/en.ts') ? known.get('en') : undefined
  return [...(first ? [first] : []), ...brought].flatMap((texts) => keysOf(texts, '', known))
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((one) => one[1] ?? '')

/** Every source of the renderer by its path, as `renderer/main.ts`. */
export function rendererSources(): ReadonlyMap<string, Source> {
  const paths = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|vue)$/u.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join('renderer', path))
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const script = path.endsWith('.vue') ? scriptOf(text) : text
      const at = (other: string): string => relative(root, resolve(root, dirname(path), other))
      const brings = textsIn(path, text)
      return [
        path,
        {
          now: all(script, /^(?:import|export)\s(?!type\b)(?:[^'"();]*?\sfrom\s)?\s*'(\.[^']+)'/gmu).map(at),
          later: all(script, /\bimport\(\s*'(\.[^']+)'\s*\)/gu).map(at),
          brings,
          // What texts say is no key.
          says: brings.length > 0 ? [] : all(text, /['`]([a-z]\w*(?:\.[\w-]+)+)['`]/gu),
          begins: brings.length > 0 ? [] : all(text, /`([a-z]\w*(?:\.[\w-]+)*\.)\$\{/gu),
        },
      ]
    }),
  )
}
