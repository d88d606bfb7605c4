// The sentences of a battle at the table, room by room.
import '../../../fights/texts.ts'
import './battle-words.ts'
import './before/texts.ts'
import './console/texts.ts'
import './console/asides/texts.ts'
import './correct/texts.ts'
