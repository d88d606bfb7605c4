import type { battle as battleTexts } from '../texts/battle.ts'
import type { blastEmLibrary as libraryTexts } from '../library/texts.ts'
import type { Translated } from '../../../texts/translated.ts'
import { lines } from '../texts/lines.de.ts'
import { ready } from '../texts/missions.de.ts'
import { tale } from '../texts/tale.de.ts'
import { who } from '../texts/who.de.ts'
import type { mission as missionTexts } from '../texts/who.ts'
import { blastEmReference } from './sets/reference-texts.de.ts'
import { paper } from './texts.de.ts'

/** What pages say with the words of the table and of the shelf, in German. */

type Table = typeof battleTexts
type Library = typeof libraryTexts

const MISSIONS = {
  escape: 'Ausbruch',
  infiltration: 'Eindringen',
  rescue: 'Rettung',
  recovery: 'Bergung',
  strike: 'Erstschlag',
  boarding: 'Entern',
  invasion: 'Alieninvasion',
  firefight: 'Feuergefecht',
}

const blastEm: Translated<
  Pick<
    Table,
    | 'called'
    | 'gadget'
    | 'upgrade'
    | 'found'
    | 'value'
    | 'way'
    | 'atmosphere'
    | 'gravity'
    | 'door'
    | 'cover'
    | 'objective'
    | 'held'
  >
> & {
  readonly mark: Translated<Pick<Table['mark'], 'locked' | 'shut'>>
  readonly piece: Translated<Pick<Table['piece'], 'traumaUnit'>>
  readonly tale: typeof tale
  readonly who: typeof who
  readonly mission: Translated<typeof missionTexts>
  readonly ready: typeof ready
} & typeof lines = {
  who,
  ready,
  called: {
    enemy: '{type} {n}',
    badGuys: 'die Bösen',
    toGround: '{who} (in Deckung)',
    token: 'Gefahrenmarker {n}',
    tokenIn: 'Gefahrenmarker {n} ({room})',
    lostTeam: '{team} – das Team ist verloren',
  },
  gadget: {
    passkey: 'Generalschlüssel',
    medpack: 'Verbandszeug',
    grenade: 'Granate',
    bodyArmour: 'Panzerung',
    combatDrugs: 'Kampfdrogen',
    forceField: 'Kraftfeld',
  },
  found: {
    passkey: 'einen Generalschlüssel',
    medpack: 'etwas Verbandszeug',
    grenade: 'eine Granate',
    bodyArmour: 'eine Panzerung',
    combatDrugs: 'einige Kampfdrogen',
    forceField: 'ein Kraftfeld',
    accurate: 'eine bessere Waffe (zielt besser)',
    rapid: 'eine bessere Waffe (schießt leicht zweimal)',
    close: 'eine bessere Waffe (schlägt härter zu)',
  },
  upgrade: {
    accurate: 'bessere Waffe (zielt besser)',
    rapid: 'bessere Waffe (schießt leicht zweimal)',
    close: 'bessere Waffe (schlägt härter zu)',
  },
  mission: MISSIONS,
  value: {
    move: 'Gehen',
    run: 'Rennen',
    standard: 'gewöhnliche Waffe',
    heavy: 'schwere Waffe, ein Ziel',
    radius: 'schwere Waffe, Radius',
    grenade: 'Granate',
    stun: 'Betäuber',
    gas: 'Gasgranate',
    hth: 'Nahkampf',
    none: 'Keine',
    light: 'Leicht',
    hard: 'Hart',
    won: 'Gewonnen',
    lost: 'Verloren',
    'broken-off': 'Abgebrochen',
    team: 'Das Team',
    badGuys: 'Die Bösen',
    enemies: 'Die Feinde',
    up: 'Auf den Beinen',
    mostlyDead: 'Fast Tot',
    out: 'Aus',
    unconscious: 'Bewusstlos',
    left: 'Hinaus',
    gone: 'Fort',
    open: 'offen',
    closed: 'geschlossen',
    locked: 'verschlossen',
    blast: 'eine verschlossene Panzertür',
    stuck: 'verklemmt',
    whole: 'heil',
    wrecked: 'zerstört',
    turned: 'aufgedeckt',
    unturned: 'nicht aufgedeckt',
    on: 'an',
    off: 'abgeschaltet',
    junk: 'der Schrott',
    gadget: 'etwas',
    tagalong: 'ein Anhängsel',
    true: 'Ja',
    false: 'Nein',
  },
  way: { teamIn: 'Euer Weg hinein', teamOut: 'Weg hinaus', badGuysIn: 'Weg der Bösen' },
  atmosphere: {
    vacuum: 'Hier gibt es keine Luft.',
    corrosive: 'Die Luft zerfrisst alles.',
    other: 'Die Luft ist nicht die gewohnte.',
  },
  gravity: {
    none: 'Nichts wiegt etwas.',
    low: 'Alles wiegt wenig.',
    high: 'Alles wiegt viel.',
  },
  door: { open: 'Offen', closed: 'Zu', locked: 'Verschlossen', blast: 'Panzertür', stuck: 'Verklemmt' },
  cover: { none: 'Keine Deckung', light: 'Leichte Deckung', hard: 'Harte Deckung' },
  objective: {
    leave: 'Den Helden hinausbringen.',
    learn: 'Erfahren, was es zu wissen gibt, und damit hinaus.',
    bringOut: 'Wen sie festhalten, heil herausbringen.',
    fetch: 'Mit dem hinaus, weshalb ihr kamt.',
    destroy: 'Das Ziel vernichten.',
    secure: 'Den Raum am Ende eines Zugs halten.',
    beatWaves: 'Jede Welle schlagen.',
    holdOut: 'Eine Runde aushalten. | {n} Runden aushalten.',
    own: 'Wie vereinbart.',
  },
  held: {
    noneUp: 'Gehalten ist er, wenn kein Feind in ihm auf den Beinen ist.',
    any: 'Gehalten ist er auch, wenn Feinde in ihm sind.',
  },
  mark: { locked: 'Verschlossen', shut: 'Zu' },
  ...lines,
  tale,
  piece: { traumaUnit: 'Eine Unfallstation: hier sind auch die unter 0 noch zu retten.' },
}

/** A Pilot is one in both languages. */
const { pilot: _pilot, ...others } = who.team

type Gadgets = Pick<
  Library['team']['value'],
  | 'passkey'
  | 'medpack'
  | 'grenade'
  | 'weaponUpgrade'
  | 'bodyArmour'
  | 'combatDrugs'
  | 'forceField'
  | 'accurate'
  | 'rapid'
  | 'close'
>
type Missions = Pick<
  Library['mission']['value'],
  | 'escape'
  | 'infiltration'
  | 'rescue'
  | 'recovery'
  | 'strike'
  | 'boarding'
  | 'invasion'
  | 'firefight'
  | 'nothing'
  | 'notYet'
  | 'find'
  | 'find-tagalong'
  | 'locateObjective'
  | 'shutDownSecurity'
  | 'openDoors'
>

const blastEmLibrary: Translated<Pick<Library, 'several' | 'upgrade' | 'about'>> & {
  readonly adventure: Translated<Pick<Library['adventure'], 'type' | 'deed' | 'did'>> & {
    readonly by: Omit<typeof who, 'team'> & {
      readonly team: Omit<typeof who.team, 'pilot'>
      readonly self: string
    }
  }
  readonly number: Readonly<Record<keyof Library['number'], { readonly short: string }>>
  readonly team: { readonly value: Translated<Gadgets> }
  readonly mission: { readonly value: Translated<Missions> }
} = {
  several: '{n} × {type}',
  upgrade: 'Bessere Waffe ({what})',
  about: {
    escape: 'Aus den Zellen ausbrechen und davonkommen.',
    infiltration: 'Hinein, erfahren, was jemand oder ein Rechner weiß, und hinaus.',
    rescue: 'Finden, wer dort festgehalten wird, und unversehrt herausbringen.',
    recovery: 'Das Ding finden und mitnehmen.',
    strike: 'Das Ziel finden und vernichten.',
    boarding: 'Sich durch das Schiff kämpfen und den Kommandoraum halten.',
    invasion: 'Sie kommen in Wellen. Alle schlagen, oder aushalten.',
    firefight: 'Keine Handlung: gewonnen und verloren wird, wie ihr es schreibt.',
  },
  adventure: {
    type: { ...who.team, adult: 'Erwachsener', child: 'Kind', elder: 'Alter Mensch', baby: 'Säugling' },
    by: { ...who, team: others, self: 'sich selbst' },
    deed: {
      felled: 'Ausgeschaltet',
      hits: 'Treffer',
      treated: 'Behandelt',
      saved: 'Gerettet',
      opened: 'Geöffnet',
      found: 'Gefunden',
    },
    did: {
      felled: '{n} ausgeschaltet',
      hits: '{n} Treffer | {n} Treffer',
      treated: '{n} behandelt',
      saved: '{n} gerettet',
      opened: '{n} Schloss geöffnet | {n} Schlösser geöffnet',
      found: '{n} Fund | {n} Funde',
    },
  },
  number: {
    av: { short: 'AV' },
    dv: { short: 'DV' },
    cd: { short: 'CD' },
    wounds: { short: 'W' },
    mv: { short: 'MV' },
  },
  team: {
    value: {
      passkey: 'Generalschlüssel',
      medpack: 'Verbandszeug',
      grenade: 'Granate',
      weaponUpgrade: 'Bessere Waffe',
      bodyArmour: 'Panzerung',
      combatDrugs: 'Kampfdrogen',
      forceField: 'Kraftfeld',
      accurate: 'zielt besser',
      rapid: 'schießt leicht zweimal',
      close: 'schlägt härter zu',
    },
  },
  mission: {
    value: {
      ...MISSIONS,
      nothing: 'Nichts',
      notYet: 'Noch nichts: er bleibt',
      find: 'Etwas Nützliches',
      'find-tagalong': 'Jemand, der mitkommt',
      locateObjective: 'Verrät, wo das Ziel ist',
      shutDownSecurity: 'Schaltet die Überwachung ab',
      openDoors: 'Öffnet Türen',
    },
  },
}

/** Everything that pages of Blast 'Em! say, in German, by the keys of the English texts. */
export const german = { paper, blastEm, blastEmLibrary, blastEmReference }
