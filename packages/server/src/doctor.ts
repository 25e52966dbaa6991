import { examine } from './platform/doctor/examine.ts';

/** The process of `npm run doctor`: one line for each check, and a summary. */
let checks = 0;
let problems = 0;
for await (const { isFine, says } of examine(process.env, process.versions.node)) {
  checks += 1;
  if (!isFine) problems += 1;
  process.stdout.write(`${isFine ? '✓' : '✗'} ${says}\n`);
}
if (problems === 0) process.stdout.write(`✓ All ${checks} checks passed: 'npm start' serves Larder.\n`);
else {
  process.stdout.write(
    `✗ ${problems} of ${checks} checks failed. Put that right and run 'npm run doctor' again.\n`,
  );
  process.exitCode = 1;
}
