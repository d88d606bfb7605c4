/** Where the book says each part of a number; what a house rule or a battle adds beside is not among them. */

export const FIRE_LINES: Readonly<Record<string, string>> = {
  quality: '803–804, 896–897',
  band: '794–796, 893–895',
  riflemen: '802',
  saws: '805',
  weapons: '3086–3120',
  suppressed: '806, 898',
  targetSuppressed: '797, 999',
  targetBunched: '798, 1001',
  targetNonCombatant: '799, 1002',
  targetRabbleInOpen: '800, 1000',
  targetSniper: '801, 1638',
  traits: '1715, 1745, 1855',
  personality: '1486',
  officer: '1440',
  power: '1528, 1534',
  crewLost: '1322',
  few: '832',
  bounded: '1379',
  water: '1888',
  targeting: '1884',
  hero: '1757',
}

export const ASSAULT_LINES: Readonly<Record<string, string>> = {
  charging: '1029',
  grenades: '544, 1028',
  armour: '1030',
  powerArmour: '1033',
  outnumber: '1031',
  quality: '1032',
  weapons: '3094–3096',
  traits: '1703–1835',
  officer: '1440',
  personality: '1476',
  power: '1528, 1534',
}
