import type { Protein } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import * as nutrition from '@larder/domain/nutrition';
import { groupOf } from './index.ts';

const SOURCES: nutrition.ProteinSources = {
  tofu: new Set(['tofu', 'silken-tofu', 'tempeh']),
  legumes: new Set(groupOf('pulses').map(({ slug }) => slug)),
  fatPork: new Set(['bacon', 'guanciale', 'lardon', 'pancetta', 'salt-pork', 'slab-bacon']),
};

/** A recipe's sources of protein among our ingredients, the largest first. */
export const proteinsOf = (
  lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[],
): Protein[] => nutrition.proteinsOf(lines, SOURCES);
