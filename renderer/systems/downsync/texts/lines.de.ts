import type { Translated } from '../../../texts/translated.ts'
import type { lines as english } from './lines.ts'

/** The log of a battle in German. */
export const downsyncTable: Translated<typeof english> = {
  line: {
    chooser: '{name} hat mehr und sagt, wer zuerst aufstellt.',
    first: '{name} stellt zuerst auf und ist zuerst am Zug.',
    laid: '{name} legt aus: {pings}.',
    pings: {
      small: 'ein kleiner Ping | {n} kleine Pings',
      medium: 'ein mittlerer Ping | {n} mittlere Pings',
      large: 'ein großer Ping | {n} große Pings',
    },
    letsAct: '{name} lässt sie handeln.',
    rolled: {
      start: '{name} würfelt {dice}: {n}.',
      attack: '{who} würfelt {dice}.',
      scan: '{who} würfelt {dice}.',
      countermeasure: '{who} würfelt {dice} für eine Countermeasure.',
      priority: '{who} würfelt {dice} für die Reaction Priority.',
      own: '{name} würfelt {dice}.',
    },
    engagement: 'Ein Reaction Engagement beginnt.',
    round: 'Runde {n}; {name} beginnt.',
    designated: '{name} bestimmt zur Taskforce: {who}.',
    revealed: {
      chosen: '{ping} wird aufgedeckt: {who}.',
      near: 'Ein Gegner ist auf 2″ heran: {ping} ist {who}.',
      hit: 'Der Scan findet etwas: {ping} ist {who}.',
    },
    decoy: {
      chosen: '{ping} ist ein Decoy.',
      near: 'Ein Gegner ist auf 2″ heran: {ping} war ein Decoy.',
      hit: 'Der Scan findet nichts: {ping} war ein Decoy.',
    },
    removed:
      'In der Reserve ist keine Unit dieser Größe mehr: {pings} geht auch. | In der Reserve ist keine Unit dieser Größe mehr: {pings} gehen auch.',
    refreshed: '{who} wird aufgefrischt.',
    moved: '{who} geht {n}″ weit{into}.',
    movedAgain: '{who} geht noch {n}″ weiter{into}.',
    stays: '{who} bleibt, wo es ist{into}.',
    placed: '{who} wird platziert{into}.',
    into: ', hinein: {building}',
    inside: ', darin: {building}',
    spent: '{name} gibt einen Command Point aus für {for}. | {name} gibt {n} Command Points aus für {for}.',
    joined: 'Aus dem Overwatch in die Taskforce: {who}.',
    reacted: '{who} reagiert. | {who} reagieren.',
    nobodyReacts: 'Von der anderen Seite reagiert niemand.',
    boosted: '{name} verstärkt die Priorität von {who}{more}.',
    boostedFor:
      '{name} verstärkt die Priorität von {who} für einen Command Point{more}. | {name} verstärkt die Priorität von {who} für {n} Command Points{more}.',
    favoured: 'Eine Karte gibt {who} einen weiteren Würfel ({name}).',
    favouredToo: ', und eine Karte gibt {who} einen weiteren Würfel ({name})',
    priority: 'Reaction Priority: {who}.',
    priorityOf: '{who} ({n}{why})',
    held: '{who} wartet ab: der Würfel eins niedriger.',
    passed: '{who} passt.',
    engagementEnded: 'Das Reaction Engagement ist vorbei.',
    taskforceEnded: 'Die Taskforce von {name} ist fertig.',
    scored: '{name} bekommt einen Punkt für {why}. | {name} bekommt {n} Punkte für {why}.',
    lostPoints: '{name} verliert einen Punkt für {why}. | {name} verliert {n} Punkte für {why}.',
    ended: {
      won: {
        points: '{name} hat die Punkte und siegt.',
        'wiped-out': 'Die andere Seite hat niemanden mehr: {name} siegt.',
        'round-limit': 'Die letzte Runde ist vorbei: {name} hat mehr Punkte und siegt.',
        draw: '{name} siegt.',
        'by-agreement': 'Das Gefecht ist vorbei: wie vereinbart siegt {name}.',
      },
      open: {
        points: 'Beide haben die Punkte: unentschieden.',
        'wiped-out': 'Auf beiden Seiten ist niemand mehr: unentschieden.',
        'round-limit': 'Die letzte Runde ist vorbei, und niemand hat gesiegt.',
        draw: 'Das Gefecht endet unentschieden.',
        'by-agreement': 'Das Gefecht ist vorbei: wie vereinbart hat niemand gesiegt.',
      },
    },
    acts: '{who} handelt.',
    base: '{who}: Base {n} handelt.',
    stunPaid: {
      action: '{who} zahlt für den Stun einen Action Point.',
      token: '{who} zahlt für den Stun einen Token.',
    },
    watches: '{who} geht in Overwatch.',
    begins: '{who} beginnt: {action}.',
    attack: {
      hit: '{action} auf {target}, {effect}: nötig {need} (DEF {def} − TARG {stat}{reasons}{advantage}), und das trifft.',
      missed:
        '{action} auf {target}, {effect}: nötig {need} (DEF {def} − TARG {stat}{reasons}{advantage}), und das verfehlt.',
    },
    scan: {
      hit: '{action} auf {target}, {effect}: nötig {need} (DEF {def} − SCAN {stat}{reasons}{advantage}), und es gelingt.',
      missed:
        '{action} auf {target}, {effect}: nötig {need} (DEF {def} − SCAN {stat}{reasons}{advantage}), und es misslingt.',
    },
    reasons: '; {reasons}',
    advantage: '; Advantage {n}, die besten zwei Würfel zählen',
    carriedOut: '{who} führt es aus: {action}.',
    carriedOutAt: '{who} führt {action} aus, an {target}.',
    countered: {
      cm: {
        negated: '{who} gibt eine Countermeasure aus, und der Treffer ist abgewehrt{reasons}.',
        failed: '{who} gibt eine Countermeasure aus, vergeblich{reasons}.',
      },
      cmPlus: {
        negated: '{who} gibt eine Emergency Countermeasure aus: der Treffer ist abgewehrt{reasons}.',
        failed: '{who} gibt eine Emergency Countermeasure aus, vergeblich{reasons}.',
      },
    },
    gained: '{who} bekommt einen Token: {token}.',
    lost: '{who} verliert einen Token: {token}.',
    tokens: {
      cm: '{who}: keine Countermeasure mehr. | {who}: jetzt eine Countermeasure. | {who}: jetzt {n} Countermeasures.',
      cmPlus:
        '{who}: keine Emergency Countermeasure mehr. | {who}: jetzt eine Emergency Countermeasure. | {who}: jetzt {n} Emergency Countermeasures.',
    },
    breached: '{who} bekommt einen Breach Counter.',
    counterGained: '{who} bekommt einen Counter: {counter}.',
    baseLost: '{who} verliert Base {n}.',
    destroyed: '{who} ist zerstört.',
    putRight:
      '{who} richtiggestellt: {alive} von {of} Bases, {cm} Countermeasures, {cmPlus} Emergency Countermeasures, {tokens}{because}.',
    heldBack: '{who} geht zurück in die Reserve{because}.',
    pingPutRight: {
      there: '{ping} richtiggestellt: auf dem Tisch{because}.',
      activated: '{ping} richtiggestellt: auf dem Tisch, Activated{because}.',
      gone: '{ping} richtiggestellt: nicht auf dem Tisch{because}.',
    },
    campPutRight: '{name} richtiggestellt: Command Points {command}, Siegpunkte {n}{because}.',
    priorityPutRight: '{who} richtiggestellt: {n} auf dem Würfel{because}.',
    actingPutRight:
      '{who} richtiggestellt: kein Action Point{because}. | {who} richtiggestellt: ein Action Point{because}. | {who} richtiggestellt: {n} Action Points{because}.',
    turnPutRight: {
      designating: 'Zug richtiggestellt: {name} bestimmt als Nächstes eine Taskforce{because}.',
      revealing: 'Zug von {name} richtiggestellt: als Nächstes werden Pings aufgedeckt{because}.',
      refreshing: 'Zug von {name} richtiggestellt: als Nächstes folgt der Refresh{because}.',
      moving: 'Zug von {name} richtiggestellt: als Nächstes bewegt sich die Taskforce{because}.',
      activating: 'Zug von {name} richtiggestellt: als Nächstes werden Units aktiviert{because}.',
    },
    breaches: 'ein Breach Counter | {n} Breach Counter',
    noTokens: 'sonst kein Token',
    because: ' ({reason})',
    byCard: ' (so sagt es die Karte {card})',
    byCardBecause: ' (so sagt es die Karte {card}: {reason})',
    toMuster: 'Muster spielt für {name}.',
    fromMuster: '{name} spielt wieder selbst.',
    noted: '{name} notiert: {text}',
    counter: '{what} bei {piece}: {n}.',
    photo: '{name} fügt ein Foto hinzu. {caption}',
    pin: '{name} macht ohne PIN weiter.',
  },
}
