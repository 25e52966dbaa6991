import { writeFileSync } from 'node:fs';

/** Writes which titles have passed, every story of theirs, to the file that `LARDER_STORIES_ENDED` names. */
export default class EndedReporter {
  onRunComplete(_contexts, { testResults }) {
    const file = process.env.LARDER_STORIES_ENDED;
    if (!file) return;
    const passed = testResults
      .filter(({ numFailingTests, testExecError, skipped }) => !numFailingTests && !testExecError && !skipped)
      .flatMap(({ testResults: stories }) => stories.map(({ ancestorTitles }) => ancestorTitles[0]));
    writeFileSync(file, JSON.stringify([...new Set(passed)]));
  }
}
