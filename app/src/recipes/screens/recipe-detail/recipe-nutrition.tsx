import { NutritionTable, type Nutrition } from '@larder/ui/nutrition-table';
import { PlanEstimateNotice } from '@larder/ui/plan-summary';
import styles from './recipe-nutrition.module.css';

/**
 * What a serving contains, as an estimate. Renders nothing if unknown, as in recipes stored by an older version of
 * the app.
 */
export function RecipeNutrition({ nutrition }: { nutrition: Nutrition | undefined }) {
  if (!nutrition) return null;
  return (
    <div className={styles.root}>
      <NutritionTable nutrition={nutrition} />
      <PlanEstimateNotice>
        Estimated from the ingredients as they are eaten. For guidance only.
      </PlanEstimateNotice>
    </div>
  );
}
