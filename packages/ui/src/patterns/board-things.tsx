import { Badge } from '../components/badge/index.ts';
import { Banner } from '../components/banner/index.ts';
import { Button } from '../components/button/index.ts';
import { DietaryBadges } from '../components/dietary-badges/index.ts';
import { DifficultyMark } from '../components/difficulty-mark/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { FavoriteButton } from '../components/favorite-button/index.ts';
import { Flag } from '../components/flag/index.ts';
import { IngredientList } from '../components/ingredient-list/index.ts';
import { MatchBadge } from '../components/match-badge/index.ts';
import { Pagination } from '../components/pagination/index.ts';
import { ProgressBar } from '../components/progress-bar/index.ts';
import { RecipeCard, RecipeCardSkeleton } from '../components/recipe-card/index.ts';
import { ShoppingList } from '../components/shopping-list/index.ts';
import { Spinner } from '../components/spinner/index.ts';
import { STORY_RECIPES } from '../testing/story-recipes.ts';
import { STORY_SHOPPING } from '../testing/story-shopping.ts';
import styles from './board.module.css';

const [dal] = STORY_RECIPES;
const INGREDIENTS = [
  { id: 1, name: 'red lentils', quantity: 250, unit: 'g' },
  { id: 2, name: 'cumin seeds', quantity: 2, unit: 'tsp' },
];
const CONTAINS = { vegetarian: true, contains_dairy: true, contains_eggs: true };
const nothing = () => undefined;

/** Content components. */
export function BoardThings() {
  return (
    <>
      <div className={styles.row}>
        <MatchBadge percentage={30} />
        <MatchBadge percentage={67} />
        <MatchBadge percentage={92} />
        <Badge tone="missing">Need 3 items</Badge>
        <DietaryBadges dietary={CONTAINS} />
        <DifficultyMark difficulty="easy" />
        <DifficultyMark difficulty="hard" />
        <Flag country="korea" label="Korea" />
        <Spinner size="small" />
      </div>
      <div className={styles.cards}>
        <RecipeCard
          {...dal}
          headingLevel={2}
          actions={<FavoriteButton defaultPressed subject="Dal Tadka" />}
        />
        <RecipeCardSkeleton />
        <EmptyState
          title="Your pantry is empty"
          text="Start with five things you always have."
          action={<Button>Add Your First Ingredient</Button>}
        />
      </div>
      <Banner tone="success">Successfully added 3 ingredient(s) to your pantry</Banner>
      <Banner tone="danger">Error saving preferences. Please try again.</Banner>
      <ProgressBar label="Shopping" value={6} max={15} valueText="6 of 15 items" />
      <IngredientList ingredients={INGREDIENTS} matchingIds={[1]} onAdd={nothing} onRemove={nothing} />
      <ShoppingList items={STORY_SHOPPING.slice(0, 4)} defaultCheckedIds={['avocados']} headingLevel={2} />
      <Pagination page={2} total={47} onPageChange={nothing} />
    </>
  );
}
