import { NutritionTable, type Nutrition } from '@larder/ui/nutrition-table';
import { PlanEstimateNotice } from '@larder/ui/plan-summary';
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
  const without =
    uncheckedLines > 0 &&
    `${uncheckedLines === 1 ? 'the line' : `the ${uncheckedLines} lines`} that Larder does not know`;
  return (
    <div className={styles.root}>
      <NutritionTable nutrition={nutrition} />
      <PlanEstimateNotice>
        {`Estimated from the ingredients as they are eaten${without ? `, without ${without}` : ''}. For guidance only.`}
      </PlanEstimateNotice>
    </div>
  );
}
