import { tidyName } from '@larder/domain';
import type { OwnRecipe, WrittenLine } from '../../platform/database/schema.ts';
import type { FieldError } from '../../platform/http/problem.ts';
import { addressOf } from '../import/schema/addresses.ts';

/** A recipe as stored, and the errors that the contract cannot express. */
export function storable(sent: OwnRecipe): { recipe: OwnRecipe; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const sourceUrl = sent.sourceUrl === null ? null : addressOf(null, sent.sourceUrl);
  if (sent.sourceUrl !== null && sourceUrl === null)
    errors.push({
      path: '/source_url',
      message:
        'Please give the web address of the source, such as https://example.org/soup, without a password',
    });
  const recipe = {
    ...sent,
    title: tidyName(sent.title),
    lines: sent.lines.map(tidyLine),
    steps: sent.steps.map((step) => step.trim()),
    sourceUrl,
  };
  return { recipe, errors };
}

/** A unit says nothing without an amount. */
function tidyLine({ text, group, ingredientId, quantity, unit, notes }: WrittenLine): WrittenLine {
  return {
    text: text.trim(),
    group: group?.trim() ?? null,
    ingredientId,
    quantity,
    unit: quantity === null ? null : unit,
    notes: notes?.trim() || null,
  };
}
