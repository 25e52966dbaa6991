/**
 * Writes the types of the contract to generated/types.ts. With --check it writes nothing and fails when the file
 * is not what the contract gives.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const target = new URL('../generated/types.ts', import.meta.url);
const types = COMMENT_HEADER + astToString(await openapiTS(new URL('../openapi.yaml', import.meta.url)));

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== types) {
    console.error('openapi/generated/types.ts is stale. Run: npm run generate in openapi');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, types);
}
