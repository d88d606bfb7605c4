import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what the runs wrote and nothing about tests: figures are read, not passed. */
export default class Figures implements Reporter {
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk)
  }

  onTestEnd(test: TestCase, { error }: TestResult): void {
    if (error) process.stdout.write(`${test.title}: ${error.message ?? 'failed'}\n`)
  }
}
