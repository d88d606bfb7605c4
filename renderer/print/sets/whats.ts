import { defineAsyncComponent, type Component } from 'vue'

/** The parts of the print room, and what can be printed in each. */
export const PARTS = ['cards', 'sheets', 'pieces'] as const
export type PartName = (typeof PARTS)[number]

export const WHATS = {
  cards: ['deck', 'hand', 'units', 'equipment', 'blank'],
  sheets: ['reference', 'faction', 'roster', 'record', 'report', 'chronicle', 'numbers', 'fallen', 'rules'],
  pieces: ['table', 'stand-ups'],
} as const satisfies Record<PartName, readonly string[]>
export type What = (typeof WHATS)[PartName][number]

/** The form of each; loaded when it is chosen. */
export const FORMS: Readonly<Record<What, Component>> = {
  deck: defineAsyncComponent(() => import('./cards/DeckForm.vue')),
  hand: defineAsyncComponent(() => import('./cards/HandForm.vue')),
  units: defineAsyncComponent(() => import('./cards/UnitsForm.vue')),
  equipment: defineAsyncComponent(() => import('./cards/EquipmentForm.vue')),
  'stand-ups': defineAsyncComponent(() => import('./pieces/StandUpForm.vue')),
  blank: defineAsyncComponent(() => import('./cards/BlankForm.vue')),
  reference: defineAsyncComponent(() => import('./sheets/ReferenceForm.vue')),
  faction: defineAsyncComponent(() => import('./sheets/FactionForm.vue')),
  roster: defineAsyncComponent(() => import('./sheets/RosterForm.vue')),
  fallen: defineAsyncComponent(() => import('./sheets/FallenForm.vue')),
  record: defineAsyncComponent(() => import('./sheets/RecordForm.vue')),
  report: defineAsyncComponent(() => import('./sheets/ReportForm.vue')),
  chronicle: defineAsyncComponent(() => import('./sheets/ChronicleForm.vue')),
  numbers: defineAsyncComponent(() => import('./sheets/NumbersForm.vue')),
  rules: defineAsyncComponent(() => import('./sheets/RulesForm.vue')),
  table: defineAsyncComponent(() => import('./pieces/TableForm.vue')),
}

/** What is a campaign's, and not offered without one. */
export const OF_CAMPAIGN: readonly What[] = ['record', 'report', 'chronicle', 'numbers', 'fallen', 'rules']

/** What is mostly a text that is told in English, or written on by hand: the page around it is English, too. */
export const TOLD_WHATS: readonly What[] = ['report', 'chronicle']

/** What can be cut to a card's size is printed so, and asks for one. */
export const CARD_WHATS: readonly What[] = WHATS.cards
