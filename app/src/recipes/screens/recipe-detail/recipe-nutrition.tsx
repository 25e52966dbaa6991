import { NutritionTable, type Nutrition } from '@larder/ui/nutrition-table';
import { PlanEstimateNotice } from '@larder/ui/plan-summary';
import { plural, t } from '../../../platform/language/t.ts';
import styles from './recipe-nutrition.module.css';

interface RecipeNutritionProps {
  nutrition: Nutrition | undefined;
  /** How many lines the recipe has, and for how many of them no ingredient is known. */
  lines: number;
  uncheckedLines?: number | undefined;
}

/**
 * What a serving contains, as an estimate. Renders nothing if no line is known, or in recipes stored by an older version
 * of the app.
 */
export function RecipeNutrition({ nutrition, lines, uncheckedLines = 0 }: RecipeNutritionProps) {
  if (!nutrition || uncheckedLines === lines) return null;
  return (
    <div className={styles.root}>
      <NutritionTable nutrition={nutrition} />
      <PlanEstimateNotice>
        {uncheckedLines === 0
          ? t('Estimated from the ingredients as they are eaten. For guidance only.')
          : plural(uncheckedLines, {
              one: 'Estimated from the ingredients as they are eaten, without the line that Larder does not know. For guidance only.',
              other:
                'Estimated from the ingredients as they are eaten, without the {count} lines that Larder does not know. For guidance only.',
            })}
      </PlanEstimateNotice>
    </div>
  );
}
