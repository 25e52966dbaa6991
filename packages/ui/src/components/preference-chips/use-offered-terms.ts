'use client';
import { useState } from 'react';
import type { Term } from '../../vocabulary/food-vocabulary.ts';

/**
 * The options, and what is selected without being one, such as another product's: it is shown, and stays for as long as
 * the chips do, so that it can be selected again.
 */
export function useOfferedTerms(
  values: readonly (string | Term)[],
  chosen: readonly string[],
): readonly Term[] {
  const terms = values.map((one) => (typeof one === 'string' ? { id: one } : one));
  const [others, setOthers] = useState<readonly string[]>([]);
  const known = new Set([...terms.map(({ id }) => id), ...others]);
  const fresh = chosen.filter((id) => !known.has(id));
  if (fresh.length > 0) setOthers([...others, ...fresh]);
  return [...terms, ...others.filter((id) => !terms.some((term) => term.id === id)).map((id) => ({ id }))];
}
