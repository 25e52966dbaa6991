/**
 * Switches off the mutation of the run before, before a test file is read: what the file computes then is not to be that one's.
 * Stryker switches the next one on before the file's tests.
 */
const { __stryker__: stryker } = globalThis;
if (stryker) stryker.activeMutant = undefined;
