import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import {
  ActiveFilters,
  AddIngredientsTable,
  Badge,
  DietaryBadges,
  FilterButton,
  FilterPanel,
  Flag,
  IngredientList,
  InstructionSteps,
  MatchBadge,
  MatchJar,
  Pagination,
  PantryHint,
  PantryIndex,
  RecipeCard,
  RecipeCardSkeleton,
  RecipeGrid,
  RecipeHeader,
  RecipePicture,
  RemovableChip,
  ResultsBar,
  ToggleChip,
} from '../index.ts';
import { STORY_INGREDIENTS, STORY_PANTRY } from './story-recipes.ts';

interface Shared {
  className: string;
  style: { order: number };
  'data-test': string;
}

type Row = { slot: string; draw: (shared: Shared, ref: Ref<never>) => ReactElement };

const nothing = () => undefined;
const filters = { flags: ['vegan'], countries: [] };

const ROWS: Row[] = [
  { slot: 'match-jar', draw: (shared, ref) => <MatchJar ref={ref} percentage={40} {...shared} /> },
  { slot: 'match-badge', draw: (shared, ref) => <MatchBadge ref={ref} percentage={40} {...shared} /> },
  { slot: 'flag', draw: (shared, ref) => <Flag ref={ref} country="spain" {...shared} /> },
  { slot: 'badge', draw: (shared, ref) => <Badge ref={ref} {...shared} /> },
  {
    slot: 'dietary-badges',
    draw: (shared, ref) => <DietaryBadges ref={ref} dietary={{ vegan: true }} {...shared} />,
  },
  { slot: 'toggle-chip', draw: (shared, ref) => <ToggleChip ref={ref} pressed={false} {...shared} /> },
  { slot: 'removable-chip', draw: (shared, ref) => <RemovableChip ref={ref} label="Spain" {...shared} /> },
  {
    slot: 'filter-panel',
    draw: (shared, ref) => <FilterPanel ref={ref} value={filters} onValueChange={nothing} {...shared} />,
  },
  { slot: 'button', draw: (shared, ref) => <FilterButton ref={ref} count={2} {...shared} /> },
  {
    slot: 'active-filters',
    draw: (shared, ref) => <ActiveFilters ref={ref} value={filters} onValueChange={nothing} {...shared} />,
  },
  { slot: 'recipe-picture', draw: (shared, ref) => <RecipePicture ref={ref} picture={null} {...shared} /> },
  {
    slot: 'recipe-card',
    draw: (shared, ref) => (
      <RecipeCard
        ref={ref}
        href="#"
        title="Gazpacho"
        cookTime={5}
        ingredientCount={9}
        servings={4}
        dietary={{}}
        {...shared}
      />
    ),
  },
  { slot: 'recipe-card-skeleton', draw: (shared, ref) => <RecipeCardSkeleton ref={ref} {...shared} /> },
  { slot: 'recipe-grid', draw: (shared, ref) => <RecipeGrid ref={ref} {...shared} /> },
  {
    slot: 'recipe-header',
    draw: (shared, ref) => (
      <RecipeHeader
        ref={ref}
        backHref="#"
        title="Gazpacho"
        prepTime={15}
        cookTime={5}
        servings={4}
        dietary={{}}
        {...shared}
      />
    ),
  },
  {
    slot: 'ingredient-list',
    draw: (shared, ref) => (
      <IngredientList ref={ref} ingredients={STORY_INGREDIENTS} matchingIds={[]} {...shared} />
    ),
  },
  {
    slot: 'instruction-steps',
    draw: (shared, ref) => <InstructionSteps ref={ref} instructions="" {...shared} />,
  },
  {
    slot: 'pagination',
    draw: (shared, ref) => <Pagination ref={ref} page={1} total={1} onPageChange={nothing} {...shared} />,
  },
  { slot: 'results-bar', draw: (shared, ref) => <ResultsBar ref={ref} page={1} total={1} {...shared} /> },
  { slot: 'pantry-hint', draw: (shared, ref) => <PantryHint ref={ref} {...shared} /> },
  {
    slot: 'pantry-index',
    draw: (shared, ref) => (
      <PantryIndex ref={ref} items={STORY_PANTRY} onEdit={nothing} onDelete={nothing} {...shared} />
    ),
  },
  {
    slot: 'add-ingredients-table',
    draw: (shared, ref) => (
      <AddIngredientsTable
        ref={ref}
        ingredientNames={[]}
        units={['g']}
        onAdd={nothing}
        onCancel={nothing}
        {...shared}
      />
    ),
  },
];

describe.each(ROWS)('$slot', ({ slot, draw }) => {
  test('gives its root the ref, the class beside its own, the style and any other attribute', () => {
    const ref = createRef<Element>();
    const { container } = render(
      draw({ className: 'mine', style: { order: 7 }, 'data-test': 'yes' }, ref as Ref<never>),
    );
    const root = container.firstElementChild as HTMLElement;
    expect(root).toBe(ref.current);
    expect(root.dataset['slot']).toBe(slot);
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.classList.length).toBeGreaterThan(1);
    expect(root.style.order).toBe('7');
    expect(root.dataset['test']).toBe('yes');
  });
});
