import type { battleWords } from './fights/battle-words.ts'
import type { people as peopleTexts } from './people/texts.ts'
import type { battles as battleTexts } from './battle-texts.ts'
import type { warRoom as warRoomTexts } from './campaign/war-room/texts.ts'
import type { sevenSecondsTexts } from './texts.ts'
import type { Translated } from '../../texts/translated.ts'

/**
 * The game's words in German. What an English rule book calls a unit, and the counters and places that it knows by a
 * name of its own, keep that name: Trooper, Commander … Recce, Blip, Target Counter, Holding Area, Haywire
 * (docs/adr/0015).
 */
type Terms = Translated<
  Pick<typeof sevenSecondsTexts, 'unit' | 'stat' | 'rating' | 'sevenSeconds' | 'techStep' | 'techPrice'>,
  'who' | 'factions' | 'author'
>

export const terms: Terms = {
  unit: {
    commander: 'Commander',
    tactical: 'Tactical',
    scout: 'Scout',
    assault: 'Assault',
    engineer: 'Engineer',
  },
  stat: {
    sensors: 'Sensoren',
    stealth: 'Tarnung',
    armour: 'Panzerung',
    countermeasures: 'Gegen\u00admaßnahmen',
    nuclear: 'Nuklear',
    robotics: 'Robotik',
  },
  rating: { 1: '1. Klasse', 2: '2. Klasse', 3: '3. Klasse' },
  sevenSeconds: {
    name: '7 Seconds',
    sentence:
      'Trupps in Kraftpanzern springen von Ruine zu Ruine, für den Feind nicht mehr als Blips, und kämpfen Sekunde um Sekunde um ihre Aufträge.',
    campaigns: 'Kampagnen für zwei bis zwölf Fraktionen.',
    reports: 'Berichte und Chroniken',
    people: 'Trooper',
    cards: 'Karten',
  },
  techStep: '{rating} {stat} {from}\u00a0→\u00a0{to}',
  techPrice: '{n} Tech-Punkt | {n} Tech-Punkte',
}

/** What units are called in a battle. */
export const unitWords: Translated<Pick<typeof battleWords, 'unit'>> = {
  unit: {
    ...terms.unit,
    basic: 'Basic-Drohne',
    kamikaze: 'Kamikaze-Drohne',
    haywire: 'Haywire-Drohne',
    recce: 'Recce-Drohne',
  },
}

/** What a streak gives. */
export const warRoom: Translated<Pick<(typeof warRoomTexts)['warRoom'], 'roleBonus'>> = {
  roleBonus: '+{n} auf den Rollenwurf',
}

/** How a battle ended. */
export const battles: Translated<
  Pick<
    typeof battleTexts,
    | 'margin'
    | 'battleNumber'
    | 'attacker'
    | 'defender'
    | 'chanceEncounter'
    | 'controls'
    | 'lost'
    | 'lostNobody'
    | 'victoryPoints'
    | 'pointsNotNoted'
    | 'rollNoted'
    | 'explain'
    | 'campaignPoints'
    | 'streak'
    | 'techPoints'
  >
> = {
  margin: { draw: 'unent\u00adschieden', marginal: 'knapp', normal: 'klar', decisive: 'ent\u00adscheidend' },
  battleNumber: 'Schlacht {n}',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  chanceEncounter: 'Begegnungs\u00adgefecht',
  controls: 'Beherrscht den Tisch',
  lost: 'Verluste',
  lostNobody: 'keine',
  victoryPoints: 'Siegpunkte',
  pointsNotNoted: 'Punkte nicht notiert',
  rollNoted: 'Würfel {die}',
  explain: {
    draw: 'Gleich viele Siegpunkte: unentschieden. Keine Kampagnenpunkte.',
    drawKnown: 'Unentschieden, Siegpunkte nicht notiert. Keine Kampagnenpunkte.',
    'leave-streaks': 'Beide Siegesserien bleiben, wie sie sind.',
    'end-streaks': 'Beide Siegesserien enden: So wollen es die Regeln dieser Kampagne.',
    known:
      'Ein Sieg ({margin}), Siegpunkte nicht notiert: {n} Kampagnenpunkt. | Ein Sieg ({margin}), Siegpunkte nicht notiert: {n} Kampagnenpunkte.',
    won: '{high} − {low} = {difference}: ein Sieg ({margin}), {n} Kampagnenpunkt. | {high} − {low} = {difference}: ein Sieg ({margin}), {n} Kampagnenpunkte.',
    range: 'Bis {marginal} ist knapp, bis {normal} klar, ab {decisive} entscheidend.',
  },
  campaignPoints: 'Kampagnen\u00adpunkte',
  streak: 'Siegesserie',
  techPoints: 'Tech-Punkte',
}

/** The roll of the fallen. */
export const fallen: Translated<
  Pick<(typeof peopleTexts)['fallen'], 'battle' | 'round' | 'unnamed' | 'elsewhere' | 'ofType'>
> = {
  battle: 'Schlacht {n}',
  round: 'Runde {n}',
  unnamed: 'Einer ohne Namen: {list} | {n} ohne Namen: {list}',
  elsewhere: 'Anderswo',
  ofType: '{n} {unit}',
}
