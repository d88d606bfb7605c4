import type { cards as english } from './texts.ts'
import type { Translated } from '../../../texts/translated.ts'

/**
 * What stands on mission and troop cards in German. Whom a condition counts stands in brackets, in the nominative: so
 * one sentence does for Trooper and Drohne.
 */
export const cards: Translated<typeof english> = {
  deck: {
    offense: 'Angriff',
    defense: 'Verteidigung',
    'chance-encounter': 'Begegnungs\u00adgefecht',
    troops: 'Truppen',
  },
  troopLine: 'Truppenzeile {line}',
  victoryPoints: 'Siegpunkte',
  condition: 'Für',
  objective: { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' },
  group: {
    units: 'Einheit | Einheiten',
    troopers: 'Trooper | Trooper',
    drones: 'Drohne | Drohnen',
    tactical: 'Tactical | Tacticals',
    commander: 'Commander | Commander',
    assault: 'Assault | Assaults',
    scout: 'Scout | Scouts',
    engineer: 'Engineer | Engineers',
    basic: 'Basic-Drohne | Basic-Drohnen',
    kamikaze: 'Kamikaze-Drohne | Kamikaze-Drohnen',
    haywire: 'Haywire-Drohne | Haywire-Drohnen',
    recce: 'Recce-Drohne | Recce-Drohnen',
  },
  objectives: {
    one: 'Missionsziel {list}',
    eachOf: 'Jedes von {list}',
    each: 'Jedes Missionsziel',
    allOf: 'Alle von {list}',
    all: 'Alle Missionsziele',
    noneOf: 'Keines von {list}',
    none: 'Kein Missionsziel',
    someOf: 'Mindestens {n} von {list}',
    some: 'Mindestens ein Missionsziel | Mindestens {n} Missionsziele',
  },
  state: {
    secured: '{what} gesichert',
    destroyed: '{what} zerstört',
    'not-destroyed': '{what} nicht zerstört',
    inspected:
      '{what} untersucht, mit mindestens {n} Target Counter | {what} untersucht, mit mindestens {n} Target Countern',
  },
  atMost: '{what}; höchstens\u00a0{n}',
  kills: {
    each: 'Pro vernichtetem Gegner ({who})',
    once: 'Ein Gegner vernichtet ({who}) | Mindestens {n} Gegner vernichtet ({who})',
  },
  losses: {
    each: 'Pro eigenem Verlust ({who})',
    once: 'Ein eigener Verlust ({who}) | Mindestens {n} eigene Verluste ({who})',
  },
  noLosses: 'Kein eigener Verlust ({who})',
  alive: {
    each: 'Pro eigenem Überlebenden am Ende ({who})',
    once: 'Ein eigener Überlebender am Ende ({who}) | Mindestens {n} eigene Überlebende am Ende ({who})',
  },
  near: {
    each: 'Pro eigenem Trooper, der am Ende höchstens {inches}″ von {place} entfernt ist',
    once: 'Ein eigener Trooper am Ende höchstens {inches}″ von {place} entfernt | Mindestens {n} eigene Trooper am Ende höchstens {inches}″ von {place} entfernt',
  },
  clear: 'Kein gegnerischer Trooper, der am Ende höchstens {inches}″ von {place} entfernt ist',
  control: 'Den Tisch beherrschen',
  deny: 'Der Gegner beherrscht den Tisch nicht',
  own: { each: 'Jedes Mal: {text}', once: '{text} | Mindestens {n}-mal: {text}' },
  firstKill: 'Als Erster einen gegnerischen Trooper vernichten',
  place: {
    objective: 'Missionsziel {letter}',
    centre: 'der Tischmitte',
    'own-edge': 'der eigenen Tischkante',
    'enemy-edge': 'der gegnerischen Tischkante',
  },
  line: 'Zeile',
  marches: 'Mit diesem Auftrag marschiert Zeile {line}.',
  column: {
    commander: 'Cdr',
    tactical: 'Tac',
    scout: 'Sct',
    assault: 'Ast',
    engineer: 'Eng',
    drones: 'Drn',
    rate: 'Kl.',
  },
  rate: { 1: '1.', 2: '2.', 3: '3.' },
  dronePoints: 'Punkte für Drohnen',
  rating: 'Klasse',
  question: '{line}, nach Wahl: {choices}',
  someOf: '1 {list} | {n} {list}, beliebig gemischt',
  /** While a card is typed: what stands there is no number or choice. */
  unread: 'Noch nicht lesbar',
}
