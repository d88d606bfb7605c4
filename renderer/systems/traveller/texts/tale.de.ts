import type { Translated } from '../../../texts/translated.ts'
import type { tale as english } from './tale.ts'

/** What the report of a fight says, in German. */
const tale: Translated<typeof english> = {
  begun: {
    0: 'Später hieß es „{place}“. Vorher waren es nur {sides} an einem Ort, und zu wenig Platz.',
    1: '{sides}: Die standen dort, als „{place}“ begann.',
    2: 'Von „{place}“ erzählt jeder anders. In dieser Fassung begann es mit {sides}.',
    3: '„{place}“ stand in keinem Plan, nicht bei {sides} und nicht bei dem, der es aufschrieb.',
    4: '{sides}: Jeder war aus einem anderen Grund gekommen. Gefunden haben sie „{place}“.',
    5: 'Fragt man nach „{place}“, hört man zuerst, wer da war: {sides}.',
  },
  first: {
    0: 'Dann bewegte sich jemand.',
    1: 'Sechs Sekunden, dann war das Reden vorbei.',
    2: 'Der erste Schuss war niemandes Einfall, sagen sie.',
    3: 'Einen Atemzug lang hätte man es noch lassen können.',
    4: 'Hände griffen, wohin Hände nicht greifen sollten.',
    5: 'Danach stellte niemand mehr Fragen.',
  },
  shown: {
    0: 'Und da war noch jemand: {who}.',
    1: '{who} war die ganze Zeit da gewesen und zeigte es jetzt.',
    2: 'Bis dahin hatte niemand {who} gesehen.',
  },
  article: { the: '{name}', a: '{name}', an: '{name}' },
  great: {
    0: '{who} traf {target}, und traf gut: {weapon}.',
    1: 'Von diesem Treffer spricht {target} nicht; {who} schon: {weapon}.',
    2: '{who} traf, und {target} hatte dem nichts entgegenzusetzen: {weapon}.',
    3: 'Was {who} gegen {target} tat, davon redet man noch: {weapon}.',
  },
  strayed: {
    0: 'Was {who} verfehlte, traf {struck}.',
    1: '{struck} stand, wohin {who} nicht hatte treffen wollen.',
    2: 'Jemand wurde von {who} getroffen, aber es war {struck}.',
  },
  strayedOwn: {
    0: 'Was {who} verfehlte, traf {struck} von der eigenen Seite.',
    1: '{struck} stand, wohin {who} nicht hatte treffen wollen, und auf derselben Seite.',
    2: 'Jemand wurde von {who} getroffen, aber es war {struck} von der eigenen Seite.',
  },
  burst: {
    0: '{with}: Es krachte, mit {who} zu nah daran, und das war {by}.',
    1: 'Es blitzte, und darin {who}; dafür hatte {by} gesorgt: {with}.',
    2: '{who}: So nah, dass man es kommen hörte. Es kam von {by}: {with}.',
    3: 'Um {who} zu erreichen, brauchte {by} nicht zu treffen: {with}.',
  },
  burstOwn: {
    0: '{with}: Es krachte, und das war {by}. Zu nah daran stand die eigene Seite: {own}.',
    1: 'Es blitzte, und {by} hatte die eigenen Leute erreicht, {own}: {with}.',
    2: 'Kein Feind erreichte {own}, sondern {by} von derselben Seite: {with}.',
  },
  burstSelf: {
    0: '{with}: Es krachte, und zu nah daran stand {by} selbst.',
    1: 'Es blitzte, und darin war nur {by}, von wo es kam: {with}.',
    2: 'Es kam von {by}, und niemand sonst bekam es ab: {with}.',
  },
  burstBothOwn: {
    0: '{with}: Es krachte, und das war {by}. Es schonte {who} nicht, und von der eigenen Seite auch {own} nicht.',
    1: 'Es blitzte: {by} hatte {who} erreicht, und die eigenen Leute, {own}: {with}.',
    2: 'Von {by} kam das, und zu nah daran war nicht nur der Feind ({who}), auch die eigene Seite ({own}): {with}.',
  },
  burstBothSelf: {
    0: '{with}: Es krachte, und das war {by}, mittendrin mit {who}.',
    1: 'Es blitzte, und darin {who}, und auch {by}, von wo es kam: {with}.',
    2: '{with}: {who} zu nah daran, und {by}, von wo es kam, nicht weniger.',
  },
  burstEmpty: {
    0: '{with}: Es krachte, wo niemand war, und das war {by}.',
    1: '{with}: ein Loch, von {by}, und niemand getroffen.',
    2: 'Von dem, was von {by} kam, blieb nur der Lärm: {with}.',
  },
  blast: {
    0: 'Zu nah daran, das traf {who}.',
    1: 'Das schonte {who} nicht.',
    2: 'Die Trümmer erreichten {who}.',
  },
  fell: {
    unconscious: {
      0: '{who} ging zu Boden.',
      1: '{who} verlor das Bewusstsein.',
      2: 'Für {who} wurde es dunkel.',
    },
    disabled: {
      0: '{who} hielt an und blieb, wo es war.',
      1: '{who} war außer Gefecht.',
      2: 'In {who} gab etwas nach.',
    },
    dead: { 0: '{who} starb dort.', 1: '{who} stand nicht mehr auf.', 2: 'Das war das Ende von {who}.' },
  },
  felled: {
    unconscious: {
      0: '{by} streckte {who} nieder: {with}.',
      1: '{who} ging zu Boden, und {by} hatte es getan: {with}.',
      2: '{with}: Davon, und von {by}, verlor {who} das Bewusstsein.',
      3: 'Es war {by}, und danach lag {who}: {with}.',
      4: '{by} schickte {who} zu Boden: {with}.',
    },
    disabled: {
      0: '{by} setzte {who} außer Gefecht: {with}.',
      1: '{who} hielt an, und {by} hatte es getan: {with}.',
      2: '{with}: Danach, und nach {by}, rührte sich {who} nicht mehr.',
    },
    dead: {
      0: '{by} tötete {who}: {with}.',
      1: '{who} starb durch die Hand von {by}: {with}.',
      2: '{with}: Das, und {by}, war das Ende von {who}.',
    },
  },
  felledOwn: {
    unconscious: {
      0: '{by} streckte {who} nieder, auf derselben Seite: {with}.',
      1: '{who} ging zu Boden, und es war {by} von der eigenen Seite: {with}.',
      2: '{with}: Davon, und von {by} auf derselben Seite, verlor {who} das Bewusstsein.',
    },
    disabled: {
      0: '{by} setzte {who} außer Gefecht, auf derselben Seite: {with}.',
      1: '{who} hielt an, und es war {by} von der eigenen Seite: {with}.',
      2: '{with}: Danach, und nach {by} auf derselben Seite, rührte sich {who} nicht mehr.',
    },
    dead: {
      0: '{by} tötete {who}, auf derselben Seite: {with}.',
      1: '{who} starb durch die Hand von {by} auf derselben Seite: {with}.',
      2: '{with}: Das, und {by} von der eigenen Seite, war das Ende von {who}.',
    },
  },
  cause: {
    explosion: 'Eine Explosion',
    collision: 'Ein Zusammenstoß',
    grapple: 'Bloße Arme',
    hands: 'Bloße Hände',
  },
  held: {
    throw: {
      0: '{who} packte {other} und ließ in der Luft los.',
      1: '{who} warf {other} durch den Raum.',
      2: '{other} flog, und dafür hatte {who} gesorgt.',
    },
    disarm: {
      0: '{who} schlug {other} die Waffe aus der Hand.',
      1: '{other} hatte eine Waffe, bis {who} nahe kam.',
      2: 'Mann gegen Mann entwaffnete {who} {other}.',
    },
    escape: {
      0: '{who} riss sich von {other} los.',
      1: '{other} konnte {who} nicht halten.',
      2: '{who} entwand sich dem Griff von {other}.',
    },
  },
  commandTaken: {
    0: 'Jemand musste jetzt befehlen: {who} tat es.',
    1: '{who} übernahm das Kommando.',
    2: 'Von da an hörten sie auf {who}.',
  },
  wove: {
    0: '{who} brachte {craft} durch, wo kein Weg war.',
    1: '{craft} fuhr zwischen allem hindurch, am Steuer {who}.',
    2: 'Links, rechts, links: {who} brachte {craft} durch.',
  },
  woveInto: {
    0: '{who} wollte {craft} hindurchbringen. Es ging nicht hindurch.',
    1: '{craft} kam nicht an allem vorbei, was {who} auch tat.',
    2: 'Eine Lücke war enger, als {who} gedacht hatte, und {craft} war es nicht.',
  },
  brokeOff: {
    0: '{who} gab die Verfolgung auf.',
    1: '{who} ließ sie ziehen.',
    2: 'Für {who} war die Jagd vorbei.',
  },
  collided: {
    0: '{craft} schlug auf und stand nicht mehr, wohin es gelenkt wurde.',
    1: '{craft} fuhr gegen etwas, das nicht nachgab.',
    2: 'Dann krachte es, und was krachte, war {craft}.',
  },
  collidedWith: {
    0: '{craft} fuhr in {struck}.',
    1: '{struck} war {craft} im Weg.',
    2: 'Es krachte: {craft} und {struck}.',
  },
  exploded: {
    0: '{craft} flog in die Luft.',
    1: 'Von {craft} blieb eine Wolke.',
    2: 'Dann explodierte {craft}.',
  },
  explodedBy: {
    0: '{by} traf {craft}, und das flog in die Luft: {with}.',
    1: 'Es war {by}, und von {craft} blieb eine Wolke: {with}.',
    2: 'Dann explodierte {craft}, von {by} getroffen: {with}.',
  },
  scrap: {
    0: '{craft} war danach Schrott.',
    1: '{craft} kam nicht weiter.',
    2: 'Niemand flickt {craft} noch einmal.',
  },
  scrapBy: {
    0: '{by} machte Schrott aus {craft}: {with}.',
    1: '{craft} kam nicht weiter, von {by} getroffen: {with}.',
    2: 'Niemand flickt {craft} noch einmal, nach {by}: {with}.',
  },
  noted: '{name} notierte: {text}',
  recorded: {
    0: 'Wie es zuging, schrieb niemand auf; wer zählt, lebt.',
    1: 'Vom Kampf selbst steht nichts geschrieben. Niemand starb daran.',
    2: 'Es wurde gekämpft, und es wurde überlebt.',
  },
  recordedDead: {
    0: 'Wie es zuging, schrieb niemand auf. Verloren: {who}.',
    1: 'Vom Kampf selbst steht nur der Verlust geschrieben: {who}.',
    2: 'Es wurde gekämpft, und nicht alle überlebten: {who}.',
  },
  ended: {
    'last-standing': {
      0: 'Dann war es vorbei.',
      1: 'Danach war es still.',
      2: 'Niemand war mehr da, um zu kämpfen.',
    },
    'by-agreement': {
      0: 'Dann sagte jemand „genug“, und es war genug.',
      1: 'Sie einigten sich darauf, es dabei zu lassen.',
      2: 'Niemand hatte gewonnen, und alle hatten genug.',
    },
    'nobody-up': {
      0: 'Am Ende stand niemand mehr.',
      1: 'Als es still war, lagen alle.',
      2: 'Niemand war mehr da, um zu sagen, wer gewonnen hatte.',
    },
    controls: {
      0: 'Am Ende gehörte das Feld {name}.',
      1: 'Als der Rauch verzogen war, stand dort {name}.',
      2: '{name} blieb, und die anderen nicht.',
      3: 'Wer später kam, fand dort {name}, und sonst niemanden auf den Beinen.',
      4: 'Endlich Zeit zum Atmen: {name} hielt das Feld.',
      5: 'Die Hülsen auf dem Boden zählte danach {name}.',
    },
  },
}

export const travellerTable = { tale }
