/** Names as people may type them: long, without a space, from right to left, without letters. */
export const NAMES = [
  'New Tokyo',
  'The Most Serene and Perpetual Directorate of the Outer Reclamation Zones (in Exile)',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'مجلس زين الأعلى للدفاع عن المدينة',
  'ועידת זיין',
  '第七秒',
  '🦂',
] as const

export const SAMPLES = ['new-tokyo', 'peoples-utopian-collective', 'council-of-zane', null] as const
