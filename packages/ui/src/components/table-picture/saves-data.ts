/** Whether the device or its user asks for less data: the kit is then not loaded. */
export function savesData(): boolean {
  // Not in TypeScript's DOM yet.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return true;
  // The documents of unit tests have no media.
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-data: reduce)').matches;
}
