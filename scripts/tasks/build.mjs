import { build } from '../build.mjs';

/** Builds everything that `npm start` serves. */
export async function task() {
  await build();
  console.log('✓ Built. Start Larder with npm start.');
}
