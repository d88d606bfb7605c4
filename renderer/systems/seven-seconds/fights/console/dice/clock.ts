const HOURS = 12
const DEGREES = 360

/** The hour of a clock face nearest to a direction: 0° is 12 o'clock. */
export function clockOf(direction: number): number {
  const hour = Math.round((direction * HOURS) / DEGREES) % HOURS
  return hour === 0 ? HOURS : hour
}

/** A point at a distance from the middle, seen in a direction; 0° is up, and y grows downwards. */
export function pointAt(direction: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = (direction * Math.PI * 2) / DEGREES
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance }
}

/** The direction, in whole degrees, of a point as seen from the middle. */
export function directionOf(x: number, y: number): number {
  const degrees = Math.round((Math.atan2(x, -y) * DEGREES) / (Math.PI * 2))
  return (degrees + DEGREES) % DEGREES
}
