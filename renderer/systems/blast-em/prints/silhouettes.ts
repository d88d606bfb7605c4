import type { Silhouette } from '../../../../shared/printing/stand-ups.ts'
import type {
  Automatic,
  BadGuy,
  Bystander,
  TeamType,
  WhoRef,
} from '../../../../shared/systems/blast-em/words.ts'

/** Figures drawn by us, after what each type carries and does: no two of them alike. */

/** Somebody from the front: a bare head, or a helmet, above clothes. */
const HEAD = 'M50 6a13 13 0 110 27 13 13 0 010-27z'
const HELMET = 'M36 24c0-11 6-18 14-18s14 7 14 18v6l-6 5H42l-6-5z'
const CLOTHES = 'M42 35h16l14 6 7 40-8 3-7-29-2 30 6 59H56l-6-48-6 48H32l6-59-2-30-7 29-8-3 7-40z'
const ARMOUR =
  'M41 36h18l6 3 14 3 4 12-2 32-10 2-3-24-3 1-1 20 5 8 3 51H57l-5-42h-4l-5 42H28l3-51 5-8-1-20-3-1-3 24-10-2-2-32 4-12 14-3z'
const COAT =
  'M42 35h16l14 6 8 42-8 3-7-26 9 62H60l-10-30-10 30H26l9-62-7 26-8-3 8-42zM37 122h10v22H35zM53 122h10l2 22H53z'
const ROBE = 'M41 34h18l13 7 9 44-9 4-7-28 11 83H24l11-83-7 28-9-4 9-44z'
/** Shorter by a head. */
const SMALL =
  'M50 30a12 12 0 110 24 12 12 0 010-24zM43 56h14l12 5 6 33-7 3-6-24-2 25 5 46H55l-5-37-5 37H35l5-46-2-25-6 24-7-3 6-33z'
const VISOR = 'M39 24h22'
const PLATES = 'M38 54l12 8 12-8M50 62v20M38 88h24'
const BELT = 'M37 84h26'
const CROSS = 'M50 48v16M42 56h16'

const RIFLE = 'M20 92l-6-6 8-6 12-2 44-30 5 6-42 32-4 12-7 3-1-11z'
const PISTOL = 'M72 76h20v6H80v10h-7z'

const TEAM: Readonly<Record<TeamType, Silhouette>> = {
  hero: {
    body: `${HEAD}${COAT}`,
    gear: 'M72 60l6-40 6 1-2 40zM70 60h16v5H70z',
    lines: `M50 42l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM37 80h26`,
  },
  trooper: { body: `${HELMET}${ARMOUR}`, gear: RIFLE, lines: `${VISOR}${PLATES}` },
  heavy: {
    body: `${HELMET}${ARMOUR}`,
    gear: 'M4 74h58l6-6h28v26H68l-6-6H40l-3 16H26l2-16H4z',
    lines: `${VISOR}M38 50l12 8 12-8M72 74h18M72 88h18`,
  },
  demo: {
    body: `${HELMET}${ARMOUR}`,
    gear: 'M82 78a12 12 0 110 24 12 12 0 010-24zM79 72h6v7h-6zM14 80h18v22H14zM18 74h10v6H18z',
    lines: `${VISOR}M36 42l28 40M84 72l8-10M14 90h18`,
  },
  corpsman: {
    body: `${HELMET}${ARMOUR}`,
    gear: 'M70 86h24v20H70zM77 80h10v6H77z',
    lines: `${VISOR}${CROSS}M82 91v10M77 96h10M38 88h24`,
  },
  techie: {
    body: `${HEAD}${CLOTHES}`,
    gear: 'M8 70h26v20H8zM74 74l6-6-2-10 10-6 4 6-6 4 2 5 7-1 1 7-11 4-6 6z',
    lines: `M38 18h9v6h-9zM53 18h9v6h-9zM47 21h6${BELT}M13 76h16M13 82h10`,
  },
  teacher: {
    body: `M50 4l13 14v12l-4 6H41l-4-6V18z${ROBE}`,
    gear: 'M82 14h5v130h-5zM84 4a7 7 0 110 14 7 7 0 010-14z',
    lines: 'M42 22a9 10 0 0116 0v8H42zM50 40v30M36 78h28M44 78l-4 62M56 78l4 62',
  },
  tagalong: {
    body: SMALL,
    gear: 'M70 96h24v22H70zM77 88h10v8H77z',
    lines: 'M44 40h3M53 40h3M45 47h10M50 60v28M76 96v22M88 96v22',
  },
  pilot: {
    body: `M34 22a16 16 0 0132 0v9l-6 5H40l-6-5z${CLOTHES}`,
    gear: 'M44 30h12v10H44zM26 84h10v16H26z',
    lines: `M38 18h24v8H38zM32 52l14 8h8l14-8M50 60v8${BELT}`,
  },
  medic: {
    body: `${HEAD}${COAT}`,
    gear: 'M70 88h26v22H70zM78 81h10v7H78z',
    lines: `${CROSS}M83 93v12M77 99h12M50 66v50M38 16h24`,
  },
  sidekick: {
    body: `M37 36l1-6 12-4 12 4 1 6h8v4H37z${SMALL}`,
    gear: 'M24 62h10v30H24zM66 62h10v30H66zM68 94h18v5H75v9h-7z',
    lines: 'M45 46h10M42 58l8 6 8-6M40 92h20',
  },
  botBasic: {
    body: 'M34 52a16 16 0 0132 0zM30 54h40v52H30zM18 62h10v34H18zM72 62h10v34H72zM24 110h52l6 10v18l-6 6H24l-6-6v-18z',
    gear: 'M48 20h4v16h-4zM50 14a4 4 0 110 8 4 4 0 010-8zM14 96h18v6H14zM68 96h18v6H68z',
    lines:
      'M40 46h20M38 66h24v14H38zM40 92h20M28 127a5 5 0 1010 0 5 5 0 10-10 0zM45 127a5 5 0 1010 0 5 5 0 10-10 0zM62 127a5 5 0 1010 0 5 5 0 10-10 0z',
  },
  botEnhanced: {
    body: 'M38 12h24v22H38zM45 34h10v6H45zM32 40h36v44H32zM36 84h10v44H36zM54 84h10v44H54zM30 128h18v16H30zM52 128h18v16H52zM18 42h12v40H18zM70 42h12v40H70z',
    gear: 'M34 4h4v10h-4zM62 4h4v10h-4zM10 82h20l-4 8v10h-5V90h-3v10h-5V90zM70 82h20l-3 8v10h-5V90h-3v10h-5V90z',
    lines: `M42 20h6v6h-6zM52 20h6v6h-6zM50 50v18M41 59h18M38 76h24`,
  },
  operative: {
    body: `M50 5c8 0 13 6 13 15l-4 14H41l-4-14C37 11 42 5 50 5z${CLOTHES}`,
    gear: `${PISTOL}M28 76H8v6h12v10h7zM28 42l-10 70 10 4 8-46zM72 42l10 70-10 4-8-46z`,
    lines: `M39 17h22v5H39zM42 36l8 12 8-12M50 48v34${BELT}`,
  },
}

const BAD: Readonly<Record<BadGuy, Silhouette>> = {
  personnel: {
    body: `M36 18l2-12h24l2 12h6v4H36zM38 22h24v6a12 12 0 01-24 0z${CLOTHES}`,
    gear: 'M66 62h24v30H66zM74 58h8v4h-8z',
    lines: `M42 28h4M54 28h4M50 40v40${BELT}M70 70h16M70 77h16M70 84h10`,
  },
  guard: {
    body: `M34 20l4-14h24l4 14-2 4H36zM38 24h24v4a12 12 0 01-24 0z${CLOTHES}`,
    gear: 'M76 40h6v46h-6zM72 62h14v5H72z',
    lines: `M44 12h12M38 42l12 12 12-12${BELT}M42 96h-4M58 96h4`,
  },
  trooper: {
    body: `M34 24c0-12 6-19 16-19s16 7 16 19l3 10-9 4H40l-9-4z${ARMOUR}`,
    gear: RIFLE,
    lines: `M38 20h24M50 20v14M42 34h16${PLATES}`,
  },
  heavy: {
    body: `M34 24c0-12 6-19 16-19s16 7 16 19l3 10-9 4H40l-9-4z${ARMOUR}`,
    gear: 'M2 36h66v18H36l-4 10H22l2-10H2zM68 32h12v26H68z',
    lines: 'M38 20h24M50 20v12M38 88h24M34 100l10 4M66 100l-10 4',
  },
  assault: {
    body: 'M40 6h20l6 8v16l-6 6H40l-6-6V14zM28 34h44l18 8 4 18-2 32-14 3-2-26-4 12 6 16 2 45H58l-4-40h-8l-4 40H22l2-45 6-16-4-12-2 26-14-3-2-32 4-18z',
    gear: 'M72 92h20v10h-4v30h-6v-30H72zM8 92h16v20H8z',
    lines: 'M40 18h20M40 24h20M32 48l18 12 18-12M50 60v24M32 90h36M26 120h14M60 120h14',
  },
  securityBot: {
    body: 'M50 30a24 24 0 0124 24v20H26V54a24 24 0 0124-24zM30 78h40l-6 26H36zM46 104h8v20h-8zM24 124h52l8 20H16z',
    gear: 'M76 58h14v8H76zM90 50h5v24h-5zM10 58h14v8H10zM6 54h6v16H6z',
    lines: 'M34 54h32M42 62a8 6 0 0016 0M36 86h28M40 94h20M30 134h40',
  },
  combatBot: {
    body: 'M40 14h20v18H40zM30 34h40l6 10v30l-10 10H34L24 74V44zM34 86h12l-4 26 4 32H24l6-32zM54 86h12l4 26 6 32H54l4-32z',
    gear: 'M78 42h12v36h3v22h-5V82h-3v18h-5V78h-2zM22 42H10v36H7v22h5V82h3v18h5V78h2z',
    lines: 'M44 22h12M40 50h20l-4 16H44zM34 112h8M58 112h8',
  },
  assaultBot: {
    body: 'M36 20h28l8 12v10H28V32zM22 44h56l10 14v26l-12 12H24L12 84V58zM16 96h16l-4 20 2 28H6l6-28zM68 96h16l4 20 6 28H70l2-28zM40 98h20v46H40z',
    gear: 'M2 6h46v12H2zM20 18h14v26H20zM82 30h14v50h-4v16h-6V80h-4z',
    lines: 'M40 32h20M34 58h32l-6 20H40zM8 12h34M44 110h12M44 122h12',
  },
}

const AUTOMATIC: Readonly<Record<Automatic, Silhouette>> = {
  camera: {
    body: 'M20 30h52v30H20zM72 36l16-8v34l-16-8zM42 60h10v70H42zM26 130h42v14H26z',
    gear: 'M34 20h20v10H34z',
    lines: 'M46 36a9 9 0 100 18 9 9 0 000-18zM46 42a3 3 0 100 6 3 3 0 000-6z',
  },
  gun: {
    body: 'M30 50h40v28H30zM44 78h12v22H44zM44 100l-26 44h12l20-34 20 34h12l-26-44z',
    gear: 'M70 54h28v7H70zM70 66h28v7H70zM36 40h18v10H36z',
    lines: 'M36 58h22M36 64h22M36 70h22M50 84v14',
  },
}

const BABY = 'M50 94a12 12 0 110 24 12 12 0 010-24zM34 118h32l6 14-6 12H34l-6-12z'
const ORDINARY: Readonly<Record<Bystander, Silhouette>> = {
  adult: { body: `${HEAD}${CLOTHES}`, gear: '', lines: `M44 18h3M53 18h3M44 26h12M42 36l8 10 8-10${BELT}` },
  child: {
    body: SMALL,
    gear: 'M68 94a8 8 0 110 16 8 8 0 010-16z',
    lines: 'M45 40h3M52 40h3M45 47h10M42 70h16',
  },
  elder: {
    body: `${HEAD}${ROBE}`,
    gear: 'M80 70h5v74h-5zM72 68h14v6H72z',
    lines: 'M41 18h7v5h-7zM52 18h7v5h-7zM44 28h12M42 32l8 10 8-10',
  },
  baby: { body: BABY, gear: '', lines: 'M45 104h3M52 104h3M46 110h8M34 126h32M34 134h32' },
}

/** A type of the group's own: somebody nobody has drawn yet. */
const OWN: Silhouette = {
  body: `${HEAD}${CLOTHES}`,
  gear: '',
  lines: 'M45 50a5 5 0 1110 0c0 5-5 5-5 11M50 67v2M44 18h3M53 18h3',
}

export function silhouetteOf(who: WhoRef): Silhouette {
  switch (who.kind) {
    case 'team':
      return TEAM[who.type]
    case 'badGuy':
      return BAD[who.type]
    case 'automatic':
      return AUTOMATIC[who.type]
    case 'bystander':
      return ORDINARY[who.type]
    case 'own':
      return OWN
  }
}
