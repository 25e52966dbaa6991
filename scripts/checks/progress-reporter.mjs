import { appendFileSync } from 'node:fs';

/**
 * A Vitest reporter that appends what begins, ends and fails to the file named by `LARDER_UNIT_PROGRESS`, a line of
 * JSON each: of a run that hangs, other reporters tell nothing.
 */
export default class ProgressReporter {
  onTestModuleStart({ moduleId }) {
    this.note({ begun: moduleId });
  }

  onTestModuleEnd({ moduleId }) {
    this.note({ ended: moduleId });
  }

  onTestCaseReady({ module, fullName }) {
    this.note({ begun: `${module.moduleId} › ${fullName}` });
  }

  onTestCaseResult(test) {
    const name = `${test.module.moduleId} › ${test.fullName}`;
    const { errors = [] } = test.result();
    this.note({ ended: name, ...(errors.length > 0 && { failed: errors[0].message }) });
  }

  note(event) {
    const file = process.env.LARDER_UNIT_PROGRESS;
    if (file) appendFileSync(file, `${JSON.stringify(event)}\n`);
  }
}
