import type { UnitSystem } from '@larder/domain';
import { InstructionSteps } from '@larder/ui/instruction-steps';
import { memo, type Ref } from 'react';
import type { RecipeDetails } from '../../recipes.query.ts';
import { numbered, shownSteps } from '../../shown-steps.ts';
import styles from './recipe-detail.module.css';

interface RecipeStepsProps extends Pick<RecipeDetails, 'instructions' | 'ingredients' | 'servings'> {
  writtenServings: number | undefined;
  sourceUrl: string | null | undefined;
  units: UnitSystem;
  ref: Ref<HTMLElement>;
}

/**
 * A recipe's steps with what each needs. Memoised: they are read from the text by rules, which costs more than drawing
 * the rest of the page, and stay the same when an ingredient is added to the pantry.
 */
export const RecipeSteps = memo(function RecipeSteps({
  writtenServings,
  sourceUrl,
  units,
  ref,
  ...recipe
}: RecipeStepsProps) {
  const shown = shownSteps({ ...recipe, written_servings: writtenServings }, units);
  return (
    <InstructionSteps
      ref={ref}
      tabIndex={-1}
      className={styles.toFocus}
      instructions={numbered(shown.map(({ text }) => text))}
      needs={shown.map(({ needs }) => needs)}
      writtenServings={writtenServings}
      sourceUrl={sourceUrl}
    />
  );
});
