import { activeFilterChips, type RecipeFilters } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { t } from '../../../platform/language/t.ts';
import { countryNamed, filterName } from '../../../platform/language/filter-names.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { writeRecipeSearch } from '../../../recipes/search/recipe-search.ts';
import styles from './meal-plan.module.css';

/**
 * Shows the filters for generating plans, so that nobody wonders why there is only pasta. Renders nothing
 * without any.
 */
export function PlanFilters({ filters }: { filters: RecipeFilters }) {
  // In the order of the panel.
  const names = activeFilterChips(filters).map((chip) =>
    chip.kind === 'country' ? countryNamed(chip.id) : filterName(chip.id),
  );
  if (names.length === 0) return null;
  const browse = writeRecipeSearch({ query: '', page: 1, filters });
  return (
    <p className={styles.filters}>
      {t('New plans use your recipe filters: {filters}.', {
        filters: names.join(', '),
      })}{' '}
      <Button variant="link" size="small" asChild>
        {renderLink({ href: `/dashboard?${browse}`, children: t('Change filters') })}
      </Button>
    </p>
  );
}
