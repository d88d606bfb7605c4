import type { LibraryKind } from '../../../library/kinds.ts'

export const libraryKinds: readonly LibraryKind[] = []
