import type { sampleNotes as english } from './sample-notes.ts'

/** What is noted of the sample teams and of everybody in them, in German. */
export const sampleNotes: typeof english = {
  'late-shift': {
    team: 'Hafenarbeiter von Kai Neun, denen einmal zu oft gesagt wurde, sie sollten wegsehen. Von allem etwas, und niemand ist für den Kaffee zuständig.',
    m1: 'Hat die falsche Kiste quittiert, und sie aufgemacht.',
    m2: 'Bewegt Fracht. Und Leute, wenn sie davorstehen.',
    m3: 'Die Nietenkanone ist geliehen. Niemand hat sie zurückverlangt.',
    m4: 'Zwei Dienstzeiten auf einem Lazarettschiff; ihre Hände zittern nicht.',
    m5: 'Wohnt im Lüftungsschacht über dem Zollbüro.',
    m6: 'Die erste Woche im Dienst. Sagt zu allem ja.',
  },
  'lantern-choir': {
    team: 'Pilger mit einem Lehrer und ohne die Absicht, jemandem wehzutun. Sie zermürben den Feind, indem sie nicht umfallen.',
    m1: 'Hat den Orden verlassen. Der Orden sie nicht.',
    m2: 'Spricht leise, und die Tür geht auf.',
    m3: 'Rechnet nach Stichen ab und vergisst, die Rechnung zu schicken.',
    m4: 'Kann alles landen, einmal.',
    m5: 'Trägt die Laterne, und das Mittagessen.',
  },
  'spare-parts': {
    team: 'Eine eigensinnige Frau, jemand zum Schrauben und zwei Maschinen, die nach drei verschiedenen Unfällen abgeschrieben wurden.',
    m1: 'Besitzt einen Schrottplatz, ein halbes Schiff und einen Groll.',
    m2: 'War ein Chirurgieroboter, und davor ein Opernroboter.',
    m3: 'Versteht mehr, als er piepst.',
    m4: 'Hält beide zusammen, wo nötig mit Klebeband.',
  },
  'loud-and-sorry': {
    team: 'Sie klopfen zuerst. Dann ist die Wand weg, und jemand entschuldigt sich. Hier kann niemand auch nur einen Finger verbinden.',
    m1: 'Hat noch nie auf das zweite Zeichen gewartet.',
    m2: 'Zählt laut herunter, und fängt bei drei an.',
    m3: 'Heißt in Wahrheit anders. Wie, hat sie im Lärm vergessen.',
    m4: 'Summt beim Nachladen.',
    m5: 'Von ihr kommt die Entschuldigung.',
  },
  'quiet-ada': {
    team: 'Sie nimmt den Auftrag, den Türcode und die Hälfte im Voraus. Niemand kommt mit.',
    m1: 'Keine Akte, kein Foto, gute Schuhe.',
  },
  'late-shift-again': {
    team: 'Was nach der ersten Nacht von Kai Neun übrig ist, mit allem, was sie mitgenommen haben.',
    m1: 'Quittiert nichts mehr.',
    m2: 'Hat ein besseres Visier gefunden.',
    m3: 'Hat um halb fünf die Seite gewechselt.',
    m4: 'Das Verbandszeug ist ihr ausgegangen, die Geduld nicht.',
    m5: 'Hätte den Schacht gern zurück.',
    m6: 'Sagt noch immer ja.',
  },
}
