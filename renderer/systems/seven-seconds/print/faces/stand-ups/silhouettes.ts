import type { Silhouette } from '../../../../../../shared/printing/stand-ups.ts'
import type { UnitType } from '../../../../../../shared/systems/seven-seconds/words.ts'

/** A battle suit from the front, from its helmet to its boots. */
const SUIT =
  'M42 18h16l5 6v13l-5 5 20 4 5 8-2 30-9 2-2-22-4 1-1 18 6 8 3 42 6 12H60l-5-44h-10l-5 44H20l6-12 3-42 6-8-1-18-4-1-2 22-9-2-2-30 5-8 20-4-5-5V24z'
const SUIT_LINES = 'M40 27h20M38 50l12 9 12-9M50 59v24M36 85h28M30 116l9 3M70 116l-9 3'
/** The scout's is lighter. */
const LIGHT_SUIT =
  'M44 20h12l4 5v11l-4 5 16 4 4 7-2 28-7 2-2-20-4 1-2 18 5 7 4 44 5 12H61l-7-44h-8l-7 44H27l5-12 4-44 5-7-2-18-4-1-2 20-7-2-2-28 4-7 16-4-4-5V25z'

/** Drawn by us, after what each type carries and does; the same on every paper. */
export const SILHOUETTES: Readonly<Record<UnitType, Silhouette>> = {
  tactical: {
    body: SUIT,
    gear: 'M14 62l6-4 58 26-3 7z',
    lines: `${SUIT_LINES}M30 67l8 12`,
  },
  commander: {
    body: SUIT,
    gear: 'M33 22l-7-18 5-2 9 17zM67 22l7-18-5-2-9 17zM46 18l4-14 4 14z',
    lines: `${SUIT_LINES}M44 68h12v8H44z`,
  },
  assault: {
    body: SUIT,
    gear: 'M12 44l18-8 4 12-14 8zM88 44l-18-8-4 12 14 8zM74 60h14v44H74zM77 104h8v12h-8z',
    lines: `${SUIT_LINES}M74 72h14M74 84h14M74 96h14`,
  },
  scout: {
    body: LIGHT_SUIT,
    gear: 'M30 46L8 26l4 34 16 6zM70 46l22-20-4 34-16 6z',
    lines: 'M42 28h16M40 50l10 8 10-8M50 58v22M38 84h24M14 36l10 22M86 36L76 58',
  },
  engineer: {
    body: SUIT,
    gear: 'M78 42l8-26-10-8 3-5 16 12-9 30zM72 6l-8 4 4 9 8-4zM8 82h16v18H8zM10 100l3 9h6l3-9z',
    lines: `${SUIT_LINES}M8 91h16M44 66l12 12M56 66L44 78`,
  },
  basic: {
    body: 'M50 44l26 14v28L50 100 24 86V58zM8 34h30v6H8zM62 34h30v6H62zM20 40h6v20h-6zM74 40h6v20h-6zM46 100h8v30h-8zM30 130h40v14H30z',
    gear: '',
    lines: 'M50 58a14 14 0 100 28 14 14 0 000-28zM50 66v12M44 72h12',
  },
  kamikaze: {
    body: 'M50 14l16 30v50l16 22H62l-4 14H42l-4-14H18l16-22V44zM46 130h8v14h-8zM32 138h36v6H32z',
    gear: '',
    lines: 'M36 46h28M50 56l9 18H41zM42 100h16M42 108h16',
  },
  haywire: {
    body: 'M28 58h44v46H28zM34 58V38h32v20zM46 38V12h8v26zM30 8h40v8H30zM14 66h14v8H14zM72 66h14v8H72zM36 104h8v26h-8zM56 104h8v26h-8zM26 130h48v14H26z',
    gear: '',
    lines: 'M34 84l6-10 6 18 6-22 6 20 6-10M38 46h24',
  },
  recce: {
    body: 'M50 40c20 0 34 14 42 30-8 16-22 30-42 30S16 86 8 70c8-16 22-30 42-30zM47 14h6v26h-6zM22 10h56v6H22zM46 100h8v30h-8zM30 130h40v14H30z',
    gear: '',
    lines: 'M50 52a18 18 0 100 36 18 18 0 000-36zM50 62a8 8 0 100 16 8 8 0 000-16z',
  },
}
