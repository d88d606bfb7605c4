import type { printingCalls } from '../../shared/contract/printing.ts'
import { findCampaign } from '../campaigns/there.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Program } from '../program/program.ts'
import { keepOptions, optionsFor } from './options.ts'
import { openPrints } from './prints.ts'

export function printingHandlers(store: Store, program: Program): HandlersOf<typeof printingCalls> {
  const { tables } = store
  const prints = openPrints(program)

  return {
    'printing.options': ({ campaign }) => optionsFor(tables, campaign),
    'printing.keepOptions': ({ campaign, options }) => {
      if (campaign !== null && !findCampaign(tables, campaign)) return gone('campaign')
      store.keep(() => keepOptions(tables, campaign, options))
      return {}
    },
    'printing.begin': (asked) => ({ id: prints.begin(asked) }),
    'printing.ending': ({ id }) => prints.ending(id) ?? gone('print'),
    'printing.cancel': ({ id }) => {
      prints.cancel(id)
      return {}
    },
    'printing.document': ({ id }) => {
      const print = prints.find(id)
      return print ? { title: print.title, document: print.document } : gone('print')
    },
    'printing.laid': ({ id, pages, of, done }) => {
      prints.laid(id, pages, of, done)
      return {}
    },
  }
}
