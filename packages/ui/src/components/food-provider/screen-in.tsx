import { ActiveFilters } from '../active-filters/index.ts';
import { FilterPanel, type FilterValue } from '../filter-panel/index.ts';
import { PantryIndex } from '../pantry-index/index.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { ShoppingList } from '../shopping-list/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './screen-in.module.css';
import { NAMES, type StoryLanguage } from './story-names.ts';

const FILTERS: FilterValue = { flags: ['vegetarian'], countries: ['italy'], maxTime: 45, avoid: ['nuts'] };
const TODAY = '2026-11-23';
const nothing = () => undefined;

/** A screen's worth of components in one language; dishes and ingredients are given in it, everything else is the pack's. */
export function ScreenIn({ language }: { language: StoryLanguage }) {
  const names = NAMES[language];
  return (
    <div lang={language} className={styles.root}>
      <VisuallyHidden>
        <h1>{names.dish}</h1>
      </VisuallyHidden>
      <FilterPanel defaultValue={FILTERS} defaultOpen withMissing />
      <ActiveFilters defaultValue={FILTERS} />
      <div className={styles.pair}>
        <RecipeCard
          title={names.dish}
          href="#dish"
          country="italy"
          totalTime={155}
          waitingTime={120}
          waitingKind="rising"
          ingredientCount={9}
          servings={4}
          matchPercentage={67}
          missing={{ count: 2, names: [names.tomato, names.flour], short: [names.flour] }}
          dietary={{ vegetarian: true, contains_dairy: true }}
        />
        <PantryIndex
          today={TODAY}
          items={[
            { id: '1', name: names.milk, quantity: 1, unit: 'l', expires: '2026-11-25' },
            { id: '2', name: names.tomato, quantity: 3, unit: 'can', expires: '2026-11-22' },
            { id: '3', name: names.flour, quantity: 1, unit: 'pack', expires: '2026-11-24', isGuess: true },
          ]}
          onEdit={nothing}
          onDelete={nothing}
        />
      </div>
      <ShoppingList
        items={[
          { id: '1', name: names.tomato, quantity: 2, unit: 'can', category: 'Pantry', need: 3, have: 1 },
          { id: '2', name: names.milk, quantity: 500, unit: 'ml', category: 'Dairy' },
          { id: '3', name: names.basil, quantity: 1, unit: 'bunch', category: 'Produce' },
        ]}
        defaultCheckedIds={['2']}
        onCopy={nothing}
        onBuy={nothing}
      />
    </div>
  );
}
