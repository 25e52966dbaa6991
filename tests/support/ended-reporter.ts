import { writeFileSync } from 'node:fs';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { USED, type Used } from './used.ts';

interface Ended {
  passed: boolean;
  /** How many of its tests are still running. */
  left: number;
  files: Set<string>;
  parts: Set<string>;
}

/** Writes which journey files passed, and what each used, to the file named by `LARDER_JOURNEYS_ENDED`. */
export default class EndedReporter implements Reporter {
  private readonly ended = new Map<string, Ended>();
  private root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    for (const test of suite.allTests()) this.endedOf(test).left += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const ended = this.endedOf(test);
    ended.left -= 1;
    ended.passed &&= result.status === 'passed';
    for (const { type, description = '' } of result.annotations) {
      if (type !== USED) continue;
      const used = JSON.parse(description) as Used;
      for (const file of used.files) ended.files.add(file);
      for (const part of used.parts) ended.parts.add(part);
    }
  }

  onEnd({ status }: FullResult): void {
    const file = process.env['LARDER_JOURNEYS_ENDED'];
    if (!file || status === 'interrupted' || status === 'timedout') return;
    const entries = [...this.ended].map(([spec, { passed, left, files, parts }]) => [
      spec,
      { passed: passed && left === 0, files: [...files].toSorted(), parts: [...parts].toSorted() },
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  }

  private endedOf(test: TestCase): Ended {
    const spec = `tests/journeys${test.location.file.slice(this.root.length).replaceAll('\\', '/')}`;
    const ended = this.ended.get(spec) ?? { passed: true, left: 0, files: new Set(), parts: new Set() };
    this.ended.set(spec, ended);
    return ended;
  }
}
