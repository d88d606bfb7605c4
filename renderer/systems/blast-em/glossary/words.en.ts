/** The words of the game, in short and in our own. */
export const words = {
  action: {
    name: 'Operation',
    says: 'One thing that somebody does beside moving: a door, a computer, a locker, a wound. One in a turn.',
  },
  av: { name: 'AV', says: 'What is added to the die of an attack or a check.' },
  backUp: {
    name: 'Back-up',
    says: 'A patrol that personnel call once in a fight. It comes as the team in it begins its next turn.',
  },
  badGuys: {
    name: 'Bad guys',
    says: 'Everybody who shoots at the team; led by the previous player, or by Muster.',
  },
  blast: {
    name: 'Blast',
    says: 'One roll against everybody within a radius, friends too; everybody defends alone.',
  },
  cd: {
    name: 'CD',
    says: 'The Combat Die: added to AV in an attack, and to DV in a defence. Some weapons and all skills have a die of their own.',
  },
  corpsman: {
    name: 'Corpsman',
    says: 'A trooper with medical skill, the only one who treats in view of the enemy.',
  },
  cover: { name: 'Cover', says: 'What hides part of the target: light takes 1 from the attack, hard 2.' },
  declare: {
    name: 'Declare',
    says: 'To name an attack before a die falls. It is carried out whatever happens in between.',
  },
  demo: { name: 'Demo', says: 'A trooper with grenades and DemoPacs.' },
  demoPac: { name: 'DemoPac', says: 'A charge that opens a stuck door, or puts a machine out of order.' },
  dv: { name: 'DV', says: 'What is added to the die of a defence.' },
  fight: {
    name: 'Fight',
    says: 'Goes on as long as enemies are up in sight: both sides move, then declare, then fire.',
  },
  gadget: {
    name: 'Gadget',
    says: 'Something useful that is found: a passkey, a medpack, armour, a force field and more.',
  },
  ground: {
    name: 'To ground',
    says: 'Takes all the cover there is: makes no attack, and shots do not reach them from the other side.',
  },
  hazardToken: {
    name: 'Hazard Token',
    says: 'Lies in a room until the team sees it; then it is turned over: guards, a camera, a find, or nothing.',
  },
  heavy: {
    name: 'Heavy',
    says: 'Carries the big weapon: two wounds on one target, or one on everybody in a radius.',
  },
  hero: {
    name: 'Hero',
    says: 'Each team has one, free of points. When the Hero is out, the mission is lost for the team.',
  },
  hth: { name: 'HTH', says: 'Hand to hand, within an inch. Whoever is in it does not shoot.' },
  intervening: {
    name: 'Intervening',
    says: 'Whoever and whatever is within an inch of the line of fire takes 1 from the attack.',
  },
  medic: {
    name: 'Medic',
    says: 'A civilian healer: better at it than a Corpsman, but only out of the enemy’s view.',
  },
  medical: {
    name: 'Medical skill',
    says: 'Heals wounds: a roll must exceed a card, with a d4 on top for the Mostly Dead.',
  },
  medpack: { name: 'Medpack', says: 'Gives one wound back at once, without a roll.' },
  mission: { name: 'Mission', says: 'What the team has come for, and what it wins or loses by.' },
  mostlyDead: {
    name: 'Mostly Dead',
    says: 'Exactly no wounds are left. A d4 says how many turns there are to save them.',
  },
  operative: { name: 'Operative', says: 'A team of one: better than anybody, and alone.' },
  out: { name: 'Out', says: 'Below 0 wounds, or not saved in time: gone for the rest of the mission.' },
  passkey: { name: 'Passkey', says: 'Opens one locked door without a roll, once.' },
  patrol: { name: 'Patrol', says: 'A group of enemies that comes to light where its token lay.' },
  personnel: {
    name: 'Personnel',
    says: 'Ordinary people who work for the bad guys: easily felled, and quick to call for help.',
  },
  pilot: { name: 'Pilot', says: 'Flies anything. Otherwise no great fighter.' },
  sidekick: {
    name: 'Sidekick',
    says: 'A junior who costs little, with some medical and some technical skill.',
  },
  snapshot: {
    name: 'Snapshot',
    says: 'A free shot at somebody who moves in view, once in each movement phase: at whoever charges, too, before the charge is there.',
  },
  stray: {
    name: 'Stray shot',
    says: 'A miss goes on: a coin tells whether it strikes somebody between, or what lies behind.',
  },
  surprised: {
    name: 'Surprised',
    says: 'Fires neither Snapshots nor anything else in the first turn of a fight.',
  },
  tagalong: { name: 'Tagalong', says: 'Somebody who is met on the way and comes along. To be kept alive.' },
  teacher: {
    name: 'Teacher',
    says: 'Strikes at everybody in reach, and kills nobody: whom the Teacher fells is unconscious.',
  },
  techie: { name: 'Techie', says: 'Opens locks and uses computers as well as an Operative, for few points.' },
  technical: { name: 'Technical skill', says: 'Opens locks and uses computers: a roll must exceed a card.' },
  trooper: { name: 'Trooper', says: 'A fighter who shoots better than they strike.' },
  wounds: { name: 'Wounds', says: 'How much somebody takes. At 0 Mostly Dead, below that out.' },
}
