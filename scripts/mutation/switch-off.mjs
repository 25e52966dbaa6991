/**
 * Switches off the previous run's mutation before a test file is loaded, so that it does not affect what the file
 * computes on load. Stryker switches the next one on before the file's tests.
 */
const { __stryker__: stryker } = globalThis;
if (stryker) stryker.activeMutant = undefined;
