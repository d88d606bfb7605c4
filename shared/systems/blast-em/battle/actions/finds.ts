import type { Find } from '../../words.ts'
import type { Log } from '../rules/rule.ts'
import type { Side } from '../words.ts'
import { allModels, modelIn } from '../state/look.ts'

/** A gadget goes to whoever finds it, a stray Tagalong joins the team. Source: lines 216–236; R32. */
export function findSomething(log: Log, id: string, find: Find, inside: string | null): void {
  const finder = modelIn(log.state, id)
  if (!finder) return
  log.emit({ kind: 'found', model: id, find, in: inside })
  if (find.kind !== 'tagalong') return
  tagalongJoins(log, finder.side, inside)
}

/** A Tagalong met on the way comes along (line 192). */
export function tagalongJoins(log: Log, side: Side | null, inside: string | null, name = ''): void {
  const known = allModels(log.state).filter(({ origin }) => origin === 'found').length
  log.emit({
    kind: 'arrived',
    models: [{ id: `found.${known + 1}`, who: { kind: 'team', type: 'tagalong' }, name }],
    side,
    origin: 'found',
    from: inside,
  })
}
