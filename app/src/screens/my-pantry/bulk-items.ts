import type { components } from '@larder/contract';
import { DEFAULT_UNIT } from '@larder/domain';

/** Names of a preset or of what was heard, as the pantry takes them: one piece of each. */
export function bulkItems(names: readonly string[]): components['schemas']['BulkItem'][] {
  return names.map((name) => ({ ingredient_name: name, quantity: 1, unit: DEFAULT_UNIT }));
}
