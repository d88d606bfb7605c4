/** VIP Capture (lines 655–663), in inches; R30. */
export const VIP_CAPTURE = {
  /** Both deploy so near to their own edge. */
  zone: 10,
  /** Where a side’s token lies, from its right edge and from its back edge. */
  token: { right: 12, back: 12 },
  /** How near a Unit scores, and how near an enemy’s takes away. */
  scores: { within: 1, points: 1 },
  takes: { within: 4, points: 1 },
  /** Of a Multi-Base Unit’s starting bases more than this share must be so near. */
  share: 0.5,
  /** Points that end the game. */
  wins: 3,
} as const
