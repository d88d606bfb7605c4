/** @typedef {{ source: { value?: unknown } | null }} Import */
/** @typedef {{ options: [{ allowed: string, forbidden: string, message: string }], report(problem: { node: unknown, message: string }): void }} Context */

/**
 * A folder that imports what is named and nothing else, and nothing later. Oxlint's own
 * no-restricted-imports says what is forbidden; its patterns cannot say what alone is allowed.
 */
const onlyImports = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {Context} context */
  create(context) {
    const [{ allowed, message }] = context.options
    const names = new RegExp(allowed)
    /** @param {Import} node */
    const check = (node) => {
      if (node.source && !names.test(String(node.source.value))) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      /** @param {Import} node */
      ImportExpression(node) {
        context.report({ node, message: 'Nothing is loaded later here.' })
      },
    }
  },
}

/**
 * What a folder does not import, now or later. Beside no-restricted-imports, which a file can have but once.
 */
const notImports = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {Context} context */
  create(context) {
    const [{ forbidden, message }] = context.options
    const names = new RegExp(forbidden)
    /** @param {Import} node */
    const check = (node) => {
      if (node.source && names.test(String(node.source.value))) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'muster' }, rules: { 'only-imports': onlyImports, 'not-imports': notImports } }
