import { writeFileSync } from 'node:fs';

/** Writes the titles whose stories have all passed to the file named by `LARDER_STORIES_ENDED`. */
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
