import { cardTitle } from '@larder/domain';
import { RecipeCard } from '@larder/ui/recipe-card';
import { memo, type ReactNode } from 'react';
import { renderLinkFromHere } from '../../../platform/navigation/router-link.tsx';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import { CardAllergens } from '../../../preferences/allergies/card-allergens.tsx';
import { DietNotes } from '../../../preferences/allergies/diet-notes.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { MemoryLine } from '../../memory/memory-line.tsx';
import { UncheckedNote } from '../../own/unchecked-note.tsx';
import { cardPicture } from '../../search/card-picture.ts';
import type { RecipeSummary } from '../../recipes.query.ts';

/**
 * A search result as a card. Memoised: what else arrives on the screen does not redraw twenty cards, as long as
 * `renderControls` stays the same function.
 */
export const BrowseCard = memo(function BrowseCard({
  recipe,
  isFirstRow,
  showMatch,
  renderControls,
}: {
  recipe: RecipeSummary;
  isFirstRow: boolean;
  showMatch: boolean;
  renderControls: (recipe: RecipeSummary) => ReactNode;
}) {
  return (
    <RecipeCard
      headingLevel={2}
      href={`/dashboard/recipes/${recipe.id}`}
      renderLink={renderLinkFromHere}
      title={cardTitle(recipe.title)}
      subtitle={recipe.english_title}
      picture={cardPicture(recipe.thumbnail_url)}
      priority={isFirstRow}
      matchPercentage={showMatch ? recipe.matchPercentage : null}
      country={recipe.country}
      totalTime={recipe.total_time}
      waitingTime={recipe.waiting_time}
      waitingKind={recipe.waiting_kind}
      ingredientCount={recipe.ingredient_count}
      servings={recipe.servings}
      missing={showMatch ? shownMissing(recipe.missing) : null}
      dietary={recipe.dietary}
      dietaryByLabel={recipe.dietary_by_label}
      notice={
        <>
          <RecipeAllergyNote allergens={recipe.allergens} />
          <DietNotes byLabel={recipe.diets_by_label} against={recipe.diets_against} variant="line" />
          <UncheckedNote lines={recipe.unchecked_lines} />
          {recipe.rating || recipe.cooked ? <MemoryLine of={recipe} /> : null}
        </>
      }
      actions={renderControls(recipe)}
    >
      {recipe.unchecked_lines ? null : <CardAllergens allergens={recipe.allergens} />}
    </RecipeCard>
  );
});

/** The missing ingredients, by the names in the cook's English. */
const shownMissing = (missing: RecipeSummary['missing']) =>
  missing && {
    ...missing,
    names: missing.names.map((name) => regionalName(name)),
    short: missing.short.map((name) => regionalName(name)),
  };
