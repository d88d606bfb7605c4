import { anyOf } from '../../../../dice/shuffle.ts'
import { NAME_STYLES, namesOfStyle } from '../../../../names/index.ts'
import { pickNames } from '../../../../names/pick.ts'
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

/** A Tagalong met on the way comes along (line 192), under a name of their own: in a sequel they are known by it. */
export function tagalongJoins(log: Log, side: Side | null, inside: string | null, called = ''): void {
  const all = allModels(log.state)
  const known = all.filter(({ origin }) => origin === 'found').length
  const taken = all.map((model) => model.name)
  const name = called || (pickNames(nameList(log), taken, 1, (n) => log.dice.pick(n))[0] ?? '')
  log.emit({
    kind: 'arrived',
    models: [{ id: `found.${known + 1}`, who: { kind: 'team', type: 'tagalong' }, name }],
    side,
    origin: 'found',
    from: inside,
  })
}

const nameList = ({ dice }: Log): readonly string[] => namesOfStyle(anyOf(STYLES, dice))
/** Of people: call signs are for those who have taken up arms. */
const STYLES = NAME_STYLES.filter(({ family }) => family.length > 0)
