import { v7 as uuid } from 'uuid'
import type { PrintTarget } from '../../shared/contract/choices.ts'
import type { PrintEnding, PrintSheet } from '../../shared/contract/printing.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { Program } from '../program/program.ts'
import { writeWhole } from '../safekeeping/drafts.ts'
import { pdfName } from './file-name.ts'
import type { PaperEnding, PrintWindow } from '../program/print-host.ts'

type Ending = PrintEnding | Refusal

/** What shall be printed, and where it goes. */
interface Asked {
  readonly title: string
  readonly to: PrintTarget
  readonly document: string
  readonly sheet: PrintSheet
}

/** A print that is under way. */
interface Print extends Asked {
  readonly end: (ending: Ending) => void
  /** Where the PDF goes, once somebody has chosen. */
  readonly place: Promise<string | null>
  readonly window: PrintWindow | null
  /** Every window has heard of it by its id. */
  told: boolean
  laid: boolean
}

/** Prints that are under way: their documents are kept until they have ended, and nowhere else. */
export interface Prints {
  begin(asked: Asked): string
  /** For the page that lays it out, which has it before it tells how far it is: a hand is for nobody else. */
  find(id: string): Pick<Print, 'title' | 'document'> | undefined
  /** How it ended, once it has: also for one that ended before anybody asked. */
  ending(id: string): Promise<Ending> | undefined
  laid(id: string, pages: number, of: number, done: boolean): void
  cancel(id: string): void
}

/** In a browser nobody says that a tab was closed: older prints make room for new ones. */
const MOST = 8

export function openPrints({ printing, notify, log }: Pick<Program, 'printing' | 'notify' | 'log'>): Prints {
  const prints = new Map<string, Print>()
  const endings = new Map<string, Promise<Ending>>()

  function begin(asked: Asked): string {
    const { title, to } = asked
    const id = uuid()
    let resolve: (ending: Ending) => void = () => undefined
    const ending = new Promise<Ending>((settle) => (resolve = settle))
    const end = (how: Ending): void => {
      if (!prints.delete(id)) return
      window?.close()
      resolve(how)
    }
    const window = printing?.open(id, () => end(failed())) ?? null
    // Asked for while the pages are being laid out.
    const place =
      printing && to === 'pdf'
        ? printing.askPlace(pdfName(title)).then((chosen) => {
            if (chosen === null) end({ how: 'cancelled' })
            return chosen
          })
        : Promise.resolve(null)
    prints.set(id, { ...asked, end, place, window, told: false, laid: false })
    endings.set(id, ending)
    const [oldest] = prints.keys()
    if (prints.size > MOST && oldest !== undefined) prints.get(oldest)?.end({ how: 'cancelled' })
    const [first] = endings.keys()
    if (endings.size > 4 * MOST && first !== undefined) endings.delete(first)
    return id
  }

  /** The pages stand: they go where they were meant to go. */
  async function bring({ to, sheet, window, place, end }: Print): Promise<void> {
    try {
      if (!window) end({ how: 'printed' })
      else if (to === 'printer') end(endingOf(await window.paper(sheet)))
      else {
        const [pdf, file] = await Promise.all([window.pdf(), place])
        if (file !== null) end(keep(file, pdf))
      }
    } catch (error) {
      log.error('A print failed.', error)
      end(failed())
    }
  }

  return {
    begin,
    find: (id) => {
      const print = prints.get(id)
      return print?.told ? undefined : print
    },
    ending: (id) => endings.get(id),
    laid: (id, pages, of, done) => {
      const print = prints.get(id)
      if (!print || print.laid) return
      print.told = true
      notify({ kind: 'printing', id, pages, of, done })
      if (!done) return
      print.laid = true
      void bring(print)
    },
    cancel: (id) => prints.get(id)?.end({ how: 'cancelled' }),
  }
}

function keep(file: string, pdf: Uint8Array): Ending {
  try {
    writeWhole(file, Buffer.from(pdf))
    return { how: 'kept', file }
  } catch {
    const message = `The PDF could not be written to ${file}. Choose another folder, or make room there.`
    return { problem: problem('print/not-written', message, [], { file }) }
  }
}

function endingOf(how: PaperEnding): Ending {
  if (how === 'failed') {
    const message = 'The system did not print the pages. Try again, or save a PDF and print that.'
    return { problem: problem('print/not-printed', message) }
  }
  if (how !== 'no-printer') return { how }
  const message = 'The system has no printer to offer. Save a PDF instead and print that elsewhere.'
  return { problem: problem('print/no-printer', message) }
}

function failed(): Refusal {
  const message = 'The pages could not be printed. Try again; the log file in the data folder says more.'
  return { problem: problem('print/failed', message) }
}
