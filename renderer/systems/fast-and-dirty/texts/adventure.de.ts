import type { Translated } from '../../../texts/translated.ts'
import type { fastAndDirtyAdventure as english } from './adventure.ts'
import { fastAndDirtyNames } from './names.de.ts'

const { kind, mission, quality, role, vehicleType, weapon } = fastAndDirtyNames

const means = {
  assault: 'Nahkampf',
  mines: 'Minen',
  power: 'Psionische Kraft',
  closeIn: 'Nahabwehr',
  sentry: 'Wachgeschütz',
  recon: 'In einen Hinterhalt geraten, auf Aufklärung',
}
const harm = { ...weapon, ...means, destroyed: 'Anders' }
const by = (all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([key, name]) => [key, `${name}, durch {by}`]))

/** A campaign of battles in German; what only the screen says is left out. */
export const fastAndDirtyAdventure: Translated<
  typeof english,
  'begin' | 'sequel' | 'people' | 'noneYet' | 'noneYetText' | 'standingsText'
> = {
  type: { ...role, ...kind, ...vehicleType },
  by: { ...kind, ...vehicleType, offTable: 'Artillerie neben dem Tisch' },
  lostTo: {
    ...by(weapon),
    ...by(means),
    own: '{with}, durch {by}',
    alone: 'Durch {with}',
    ownSide: 'Die eigene Seite, {by}',
    routed: 'Geflohen',
    recon: means.recon,
    destroyed: 'Im Gefecht',
  },
  fate: {
    onTable: 'Kampffähig',
    waiting: 'Nicht gerufen',
    hidden: 'Kampffähig',
    aboard: 'Kampffähig',
    offBoard: 'Kampffähig',
    left: 'Durch und fort',
    routed: 'Geflohen',
    destroyed: 'Verloren',
    carriedOff: 'Außer Gefecht, die Verwundeten heimgebracht',
    up: 'Kampffähig',
    wounded: 'Verwundet',
    stabilised: 'Verwundet, versorgt',
    killed: 'Gefallen',
    diedOfWounds: 'An Wunden gestorben',
    leftWounded: 'Verwundet, nicht heimgebracht',
    neverBack: 'Nie zurückgekehrt',
  },
  deed: {
    felled: 'Getroffen',
    wrecked: 'Zerstört',
    shots: 'Schüsse',
    assaults: 'Stürme',
    opFires: 'Abwehrfeuer',
    rallied: 'Gesammelt',
    called: 'Artillerie',
    treated: 'Versorgt',
    powers: 'Kräfte',
  },
  did: {
    felled: '{n} außer Gefecht gesetzt',
    wrecked: 'ein Fahrzeug zerstört | {n} Fahrzeuge zerstört',
    shots: 'einmal gefeuert | {n}-mal gefeuert',
    assaults: 'einmal gestürmt | {n}-mal gestürmt',
    opFires: 'einmal Abwehrfeuer gegeben | {n}-mal Abwehrfeuer gegeben',
    rallied: 'einmal gesammelt | {n}-mal gesammelt',
    called: 'einmal Artillerie gerufen | {n}-mal Artillerie gerufen',
    treated: 'einmal Verwundete versorgt | {n}-mal Verwundete versorgt',
    powers: 'eine Kraft gewirkt | {n} Kräfte gewirkt',
  },
  figure: {
    battles: {
      title: 'Wie Gefechte enden',
      about: 'Wie oft Gefechte wie endeten.',
      what: 'Ende',
      count: 'Gefechte',
      by: {
        mission: 'Eine Seite hatte ihren Auftrag erfüllt',
        both: 'Beide hatten ihren Auftrag erfüllt',
        draw: 'Unentschieden',
        'turn-limit': 'Mit dem letzten Zug',
        'nobody-left': 'Eine Seite hatte niemanden mehr',
        'by-agreement': 'In Einvernehmen',
        open: 'Nicht vorbei',
      },
    },
    missions: {
      title: 'Gefechte nach Auftrag',
      about: 'Wie oft eine Seite, die dafür kam, das Gefecht gewann.',
      what: 'Auftrag',
      count: 'Gewonnen',
      by: {
        ...mission,
        defeat: 'Den Feind schlagen',
        holdFeature: 'Das Gelände halten',
        breakThrough: 'Durchbrechen',
        deny: 'Dem Feind verwehren',
        own: 'Nach eigenen Worten',
      },
    },
    fire: {
      title: 'Treffer im Feuer',
      about:
        'Wie viele Treffer das Feuer machte, und wie viele es nach den genauen Wahrscheinlichkeiten sein sollten.',
      what: 'Waffe',
      count: 'Treffer',
      tries: 'Salven',
      each: 'Treffer je Salve',
      by: { ...weapon, sentry: means.sentry },
    },
    opFire: {
      title: 'Treffer im Abwehrfeuer',
      about: 'Dasselbe für Feuer auf alle, die sich bewegten: es verletzt niemanden, kann aber abweisen.',
      what: 'Waffe',
      count: 'Treffer',
      tries: 'Salven',
      each: 'Treffer je Salve',
      by: { ...weapon, sentry: means.sentry },
    },
    felled: {
      title: 'Wer getroffen wurde, und womit',
      about:
        'Wie viele Figuren mit welcher Waffe getötet oder verwundet wurden, neben den erwarteten, als sie feuerte. Wer in einem Wrack saß, steht nur in der Zahl.',
      what: 'Waffe',
      count: 'Figuren',
      by: harm,
    },
    wrecked: {
      title: 'Zerstörte Fahrzeuge, und womit',
      about: 'Wie viele Fahrzeuge mit welcher Waffe zerstört wurden, neben den erwarteten.',
      what: 'Waffe',
      count: 'Fahrzeuge',
      by: harm,
    },
    broke: {
      title: 'Gebrochene Einheiten',
      about: 'Wie oft eine Einheit dieser Qualität zu viele verloren hatte.',
      what: 'Qualität',
      count: 'Wie oft',
      by: quality,
    },
    morale: {
      title: 'Gesammelte Einheiten',
      about: 'Wie viele Moralproben die Einheit sammelten.',
      what: 'Qualität',
      count: 'Gesammelt',
      by: quality,
    },
    response: {
      title: 'Befehlsproben',
      about: 'Wie viele Befehlsproben gelangen.',
      what: 'Qualität',
      count: 'Gelungen',
      by: quality,
    },
    assaults: {
      title: 'Nahkämpfe',
      about: 'Wie viele gewann, wer gestürmt hatte.',
      what: 'Wie es ausging',
      count: 'Gewonnen',
      by: { overrun: 'Überrannt', assault: 'Nicht überrannt' },
    },
    figures: {
      title: 'Getroffene Figuren',
      about: 'Was aus Figuren wurde, die getroffen waren.',
      what: 'Was',
      count: 'Figuren',
      by: { up: 'Kampffähig', wounded: 'Verwundet', stabilised: 'Versorgt', killed: 'Gefallen' },
    },
    repulsed: {
      title: 'Abgewiesen',
      about: 'Wie oft Abwehrfeuer eine Bewegung aufhielt.',
      what: 'Wer',
      count: 'Wie oft',
      by: { foot: 'Zu Fuß', vehicle: 'Fahrzeuge' },
    },
    lost: {
      title: 'Verlorene Einheiten',
      about: 'Wie viele von denen, die kämpften, vernichtet wurden oder flohen.',
      what: 'Was',
      count: 'Verloren',
      by: { ...kind, ...vehicleType },
    },
    points: {
      title: 'Verlorene Punkte',
      about: 'Was die Verlorenen gekostet hatten, von allem, was gekommen war.',
      what: 'Was',
      count: 'Punkte',
      by: { foot: 'Zu Fuß', vehicle: 'Fahrzeuge' },
    },
  },
}
