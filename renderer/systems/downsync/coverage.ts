import type { CoverageChapter } from '../screens.ts'

export const coverage: readonly CoverageChapter[] = []
