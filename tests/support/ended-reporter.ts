import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { USED, type Used } from './used.ts';

interface Ended {
  passed: boolean;
  files: Set<string>;
  parts: Set<string>;
}

/** Writes which files of journeys have passed, and what each used, to the file that `LARDER_JOURNEYS_ENDED` names. */
export default class EndedReporter implements Reporter {
  private readonly ended = new Map<string, Ended>();
  private root = '';

  onBegin(config: FullConfig): void {
    this.root = config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const spec = `tests/journeys${test.location.file.slice(this.root.length).replaceAll('\\', '/')}`;
    const ended = this.ended.get(spec) ?? { passed: true, files: new Set(), parts: new Set() };
    this.ended.set(spec, ended);
    ended.passed &&= result.status === 'passed';
    for (const { type, description = '' } of result.annotations) {
      if (type !== USED) continue;
      const used = JSON.parse(description) as Used;
      for (const file of used.files) ended.files.add(file);
      for (const part of used.parts) ended.parts.add(part);
    }
  }

  onEnd(): void {
    const file = process.env['LARDER_JOURNEYS_ENDED'];
    if (!file) return;
    const entries = [...this.ended].map(([spec, { passed, files, parts }]) => [
      spec,
      { passed, files: [...files].toSorted(), parts: [...parts].toSorted() },
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  }
}
