import type { Token } from '../words.ts'

export interface TokenRow {
  readonly line: number
  readonly colour: 'blue' | 'green' | 'white' | 'yellow' | 'purple' | 'orange' | 'black'
  /** A Unit may have more than one. */
  readonly many: boolean
  /** Of a Multi-Base Unit: each base its own, or one for the Unit; Command Points are the player’s. */
  readonly of: 'base' | 'unit' | 'player'
}

/** Unit Tokens and their Quick Reference (lines 698–768). */
export const TOKEN_TABLE: Readonly<Record<Token, TokenRow>> = {
  commandPoint: { line: 762, colour: 'blue', many: true, of: 'player' },
  activated: { line: 698, colour: 'green', many: false, of: 'unit' },
  countermeasure: { line: 708, colour: 'white', many: true, of: 'base' },
  emergency: { line: 718, colour: 'yellow', many: true, of: 'base' },
  overwatch: { line: 728, colour: 'purple', many: false, of: 'unit' },
  stun: { line: 738, colour: 'orange', many: false, of: 'unit' },
  stealth: { line: 748, colour: 'black', many: false, of: 'unit' },
}

/** A token is a cube with sides of so many millimetres (line 696). */
export const TOKEN_MM = 8
