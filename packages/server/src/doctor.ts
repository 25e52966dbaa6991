import { TERMINAL } from './platform/command/terminal.ts';
import { examine } from './platform/doctor/examine.ts';

/** The process of `npm run doctor`: one line for each check, and a summary. */
let checks = 0;
let problems = 0;
for await (const { isFine, says } of examine(process.env, process.versions.node)) {
  checks += 1;
  if (!isFine) problems += 1;
  TERMINAL.say(`${isFine ? '✓' : '✗'} ${says}`);
}
if (problems === 0) TERMINAL.say(`✓ All ${checks} checks passed: 'npm start' serves Larder.`);
else {
  TERMINAL.say(`✗ ${problems} of ${checks} checks failed. Put that right and run 'npm run doctor' again.`);
  process.exitCode = 1;
}
