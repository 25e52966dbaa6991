import { useState } from 'react';
import { ActiveFilters } from '../components/active-filters/index.ts';
import { FilterPanel, type FilterValue } from '../components/filter-panel/index.ts';
import { PreferencesForm, NO_PREFERENCES } from '../components/preferences-form/index.ts';
import { RecipeCard } from '../components/recipe-card/index.ts';
import { ShoppingList, type ShoppingItem } from '../components/shopping-list/index.ts';
import { VisuallyHidden } from '../components/visually-hidden/index.ts';

const FILTERS: FilterValue = { flags: ['no-knead'], countries: ['south-tyrol'], avoid: ['buckwheat'] };

const ITEMS: readonly ShoppingItem[] = [
  { id: 1, name: 'Rye', quantity: 1, unit: 'kg', category: 'mill' },
  { id: 2, name: 'Ciabatta', quantity: 2, unit: 'piece', category: 'Bakery counter' },
  { id: 3, name: 'Butter', quantity: 250, unit: 'g', category: 'Dairy' },
];

export interface BakeryScreenProps {
  title: string;
  /** Called with the ids of the items in the basket. */
  onCheckedIdsChange?: (ids: readonly number[]) => void;
}

/** Cards, filters, a list and preferences that speak of bread. */
export function BakeryScreen({ title, onCheckedIdsChange }: BakeryScreenProps) {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <FilterPanel value={filters} onValueChange={setFilters} defaultOpen />
      <ActiveFilters value={filters} onValueChange={setFilters} />
      <div style={{ maxWidth: '20rem' }}>
        <RecipeCard
          headingLevel={2}
          title={title}
          href="#bread"
          country="PT"
          totalTime={90}
          ingredientCount={5}
          dietary={{ vegan: true, sourdough: true, 'low-fodmap': true }}
        />
      </div>
      <ShoppingList items={ITEMS} headingLevel={2} onCheckedIdsChange={onCheckedIdsChange} />
      <PreferencesForm
        defaultValue={{
          ...NO_PREFERENCES,
          allergies: ['buckwheat'],
          dietary_restrictions: ['low-fodmap'],
        }}
      />
    </div>
  );
}
