import type { Comm, Sensor } from '../words.ts'

/** Battlefield Comms and Sensors (lines 97–123). */

/** What keeps a link from working. */
export interface CommRow {
  readonly line: number
  readonly jammed: boolean
  /** By local conditions. */
  readonly blocked: boolean
  /** Needs a line of sight to another friend with the same. */
  readonly needsSight: boolean
  /** Smoke and aerosols stop it. */
  readonly smoke: boolean
  /** Not while its user moves. */
  readonly moving: boolean
}
const OPEN = { jammed: false, blocked: false, needsSight: false, smoke: false, moving: false }
export const COMM_TABLE: Readonly<Record<Comm, CommRow>> = {
  direct: { ...OPEN, line: 100 },
  hardlink: { ...OPEN, line: 101 },
  radio: { ...OPEN, line: 102, jammed: true, blocked: true },
  laser: { ...OPEN, line: 103, needsSight: true, smoke: true },
  maser: { ...OPEN, line: 104, needsSight: true },
  meson: { ...OPEN, line: 105, moving: true },
}

/** What a sensor may show, and what it undoes of an attack at what it shows. */
export interface SensorRow {
  readonly line: number
  readonly shows: 'germs' | 'warmth' | 'density' | 'power' | 'target' | 'light' | 'motion' | 'minds'
  /** It can show a target to fire at: light and visibility then cost nothing (lines 121, 123; R43). */
  readonly targets: boolean
  /** It undoes smoke and soft cover too (line 111). */
  readonly throughSmoke: boolean
}
export const SENSOR_TABLE: Readonly<Record<Sensor, SensorRow>> = {
  bioscanner: { line: 110, shows: 'germs', targets: false, throughSmoke: false },
  infraRed: { line: 111, shows: 'warmth', targets: true, throughSmoke: true },
  densitometer: { line: 112, shows: 'density', targets: true, throughSmoke: false },
  electromagnetic: { line: 113, shows: 'power', targets: true, throughSmoke: false },
  laserTargeting: { line: 114, shows: 'target', targets: true, throughSmoke: false },
  lightIntensification: { line: 115, shows: 'light', targets: true, throughSmoke: false },
  motion: { line: 116, shows: 'motion', targets: true, throughSmoke: false },
  neural: { line: 117, shows: 'minds', targets: true, throughSmoke: false },
}
