import { addTexts } from '../../../../texts/index.ts'

/** The rules in short. Every sentence here has its German in `reference-texts.de.ts`. */
export const fastAndDirtyReference = {
  turn: {
    title: 'The turn',
    order:
      'A die each, the higher begins; on a tie who lost the last initiative. In turn each side activates one unit, until all have acted once.',
    activation:
      'Activated: scout back, smoke off; check Resolve; if Broken a Morale Test; Command Response; one of the actions; then Under Fire and Pinned come off.',
    engage: 'Engage: Move, then Close Assault or Shoot. Vehicles move at Cautious speed and shoot.',
    moveOut: 'Move Out: Rush, no fire. Vehicles at Standard speed.',
    command: 'Command: two of Demolition, Artillery, Recover Wounded, Scout, Shoot.',
  },
  quality: {
    title: 'Quality and Resolve',
    level: 'Level',
    coherency: 'Coh',
    base: 'Base',
    fp: 'FP',
    pin: 'Pin',
    casualties: 'Infantry',
    hits: 'Vehicle',
    one: '1 casualty',
    share: '{n} %',
    hit: 'One hit | {n} hits',
    power: 'Power armour: pinning +{pin}, Coherency {coherency}″. Vehicles check when Under Fire.',
  },
  morale: {
    title: 'Morale Test',
    text: '{dice} dice, each Level or more. {rally}: rallied. One: Broken, falls back, unless in cover without an enemy within 8″; a vehicle leaves at Standard speed, immobile ones are abandoned. None: gone. Within {tank}″ of a tank or walker, and in bunkers and trenches, one die succeeds.',
  },
  move: {
    title: 'Movement',
    infantry: 'Move {move}″, charge +{charge}″, Rush ×{rush}. Difficult ground ×{difficult}.',
    method: 'Vehicle',
    cautious: 'Cautious',
    standard: 'Standard',
    ground:
      'Hover and walkers: difficult ground at Cautious speed; tracks not in dense woods and swamps; wheels ×{wheels} off the road. Boarding and leaving count as the action.',
  },
  fire: {
    title: 'Fire Effect',
    dice: 'Squads 2d6, others and vehicles 1d6: the highest counts.',
    what: 'What weighs',
    infantry: 'Foot',
    vehicle: 'Veh',
    suppressed: 'Target Under Fire or Pinned',
    bunched: 'Target bunched up',
    nonCombatant: 'Non-combatants',
    rabbleInOpen: 'Rabble in the open',
    sniper: 'Sniper who is still',
    riflemen: 'Every {n} riflemen',
    saw: 'Each SAW',
    shooter: 'Shooter Under Fire or Broken',
    points: 'Points for a hit',
    strike:
      'Blasts: Ranging In on {on}+; then {dice}d6 added, with the weapon’s Fire Effect and what the target is. Every unit inside, armoured vehicles not.',
    damage:
      'A hit: die + Damage against die + armour, equal kills; with wounds from {kill} more on, else wounded. With {few} or fewer shooters {less}.',
    priority: 'One of the nearest units, as many as FP. Medium is twice close range, long three times.',
  },
  penetration: {
    title: 'Vehicles hit',
    text: 'Die + AT against die + armour of that face: equal, a roll; from {twice} more on two, one is picked.',
    wreck:
      'Wreck: within {inches}″ Under Fire, of a large one Pinned. Passengers fall on 4+; with wounds {wounded} wounded, {killed} killed; in power armour {powerWounded}, {powerKilled}.',
    fire: 'By fire',
    assault: 'By assault',
  },
  marks: {
    title: 'Under Fire, Pinned',
    underFire:
      'Under Fire: {fire} Fire Effect, {move}″ Move, Rush only in or into cover or away. A vehicle checks Resolve.',
    pinned: 'Pinned: no Move, no Shoot, no Close Assault. Never vehicles.',
  },
  assault: {
    title: 'Close Assault',
    text: 'Defender’s free shot first. 2d6, highest; individuals 1d6.',
    charging: 'Charging',
    betterArmour: 'Better armour',
    outnumber: 'Each figure more',
    higherQuality: 'Each Quality level more',
    powerArmour: 'Power armour',
    lacksGrenades: 'No grenades',
    result: 'Result',
    kills: 'Kills on',
    back: 'Falls back',
    won: 'Won',
    draw: 'Draw',
    lost: 'Lost',
    overrun:
      'Twice the total overruns: the loser is wiped out, and kills on {n} only. Power armour rolls twice, and saves on {saves}+.',
    vehicle:
      'Vehicles: nerves first, a die at Level (not if unarmoured). Each figure in contact: die against die + the weakest armour, equal damages.',
  },
  advanced: {
    title: 'Advanced rules',
    response: {
      name: 'Command Response.',
      text: 'Due Under Fire, Pinned, or within {inches}″ of an enemy: a die at Level. Casualties last turn, untreated wounded, leader lost {less} each, officer +{officer}. Failed: no move but into cover or away.',
    },
    disruption: { name: 'Command Disruption.', text: 'Who loses the leader is Pinned, not Under Fire.' },
    opFire: {
      name: 'Opportunity Fire.',
      text: 'Once a turn, on a mover. A kill or wound repulses; a vehicle from {n} over its armour on. Nobody is harmed.',
    },
    artillery: {
      name: 'Artillery.',
      text: 'Timing {timing} dice at its Level: 2 arrives, 1 garbled, 0 silent for good. Accuracy {accuracy} dice at the caller’s Level, each failure scatters a die of inches.',
    },
    wounded: {
      name: 'Recover Wounded.',
      text: 'Two healthy figures, a die: {stabilised}+ stabilised, {recovers}+ fit, less dead. Under Fire or Pinned {less}, medic +{medic}. Leaving them: {abandons}+, or Resolve a level down.',
    },
    scout: {
      name: 'Scout.',
      text: 'A member up to {times} Coherencies away finds the hidden and calls artillery.',
    },
    smoke: {
      name: 'Smoke.',
      text: 'Rifle grenades, launchers: once. Two points within {throw}″, {length}″ apart, until its next activation.',
    },
    sniper: { name: 'Snipers.', text: 'Not after moving; clear shot on {on}+; picks unit and figure.' },
    team: {
      name: 'Heavy teams.',
      text: 'No Rush, no Shoot after a Move; each lost crew {fire} Fire Effect and {move}″ Move.',
    },
    hidden: {
      name: 'Hidden.',
      text: 'Out of all sight, a die at Level: {markers} markers, {move}″ each, within {apart}″ of another. Seen, or an enemy within {found}″ in the same cover: shown.',
    },
    mines: {
      name: 'Mines.',
      text: 'Within {inches}": {passes}+ passes, else 1–{most} hits; of {markers} markers one is real.',
    },
    drop: {
      name: 'Drops.',
      text: '{dice} dice at Level, each failure a die of inches; all fail: Pinned. Point {inches}″ from ground and enemy. Anti-air kills on {kills}+.',
    },
    jet: {
      name: 'Jet packs.',
      text: 'Leap {leap}″, nothing else; or Bound {bound}″ in three, {fire} Fire Effect.',
    },
    fireTeams: { name: 'Fire Teams.', text: 'Within {inches}″; at one target both dice are added.' },
    demolition: {
      name: 'Demolition.',
      text: 'Rig {rig} dice, Under Fire {less}: 2 rigged, 1 rigged at the next activation’s end, 0 try again. Detonate {detonate} dice: 2 destroyed, 1 damaged and a {collapses}+ at each turn’s end, 0 next to nothing; clear {inches}″.',
    },
    officer: {
      name: 'Officers.',
      text: 'Leadership {least}–{most}: so many morale dice again, and to fire and assault in their branch.',
    },
    psionic: {
      name: 'Psionics.',
      text: '{dice} dice at Aptitude, within {inches}": 2 works, 1 works and costs Strength, 0 costs Strength.',
    },
    task: { name: 'Tasks.', text: '{dice} dice at Level or Skill: 2 done, 1 again, 0 goes wrong.' },
    bogging: {
      name: 'Bogging.',
      text: 'Each {inches}″ of difficult ground {dice} dice at Level: tracks and legs need one, wheels both.',
    },
    bunker: {
      name: 'Bunkers.',
      text: 'Fought as vehicles; a penetration destroys them. Trenches: not shot at beyond {inches}″ if still.',
    },
  },
  works: { title: 'Fortifications', rating: 'Armour', value: 'Value' },
  sentries: {
    title: 'Sentry guns',
    range: 'Range',
    fp: 'FP',
    pds: 'PDS',
    gun: 'Its gun',
    text: 'They fire at the end of each turn, at the nearest as FP says.',
  },
  armour: { title: 'Armour' },
  weapons: {
    title: 'Weapons',
    basic: 'Basic',
    support: 'Support',
    heavy: 'Heavy and special',
    note: 'Beams ignore the band. {pinning} pin. RPG at hard targets only. In close assault shotgun +{shotgun}, flamethrower +{flame}.',
  },
}

addTexts({ fastAndDirtyReference })
