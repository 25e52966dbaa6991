import { sentenceCase } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { ErrorState } from '@larder/ui/error-state';
import { PageHeader } from '@larder/ui/page-header';
import { PantryIndex } from '@larder/ui/pantry-index';
import { SearchBox } from '@larder/ui/search-box';
import { Skeleton } from '@larder/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { ALWAYS_THERE } from '../../pictures/ingredient-glyph.tsx';
import type { PantryItem } from '../../queries/pantry.ts';
import { renderLink } from '../../router-link.tsx';
import { PantryNews } from './pantry-news.tsx';
import styles from './pantry.module.css';

/** What there is to show: nothing yet, a failure, an empty pantry, or its items. */
export type PantryState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly PantryItem[]; pendingIds: readonly string[] };

export interface PantryViewProps {
  state: PantryState;
  /** How many ingredients were just added, for the banner; null when there is nothing to say. */
  added: number | null;
  /** The add-ingredients table while that mode is open, else null. */
  addMode: ReactNode;
  onAddMode: (open: boolean) => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
  onRetry: () => void;
  /** Goes to the recipes with a full page load. */
  onFindRecipes: () => void;
}

/** Where the pantry is filled by a country's preset or by voice. */
const MY_PANTRY = '/dashboard/pantry-old';

function leadText(state: PantryState): string | undefined {
  if (state.status === 'loading') return 'Kept like the index of a cookbook.';
  if (state.status !== 'ready') return undefined;
  const count = state.items.length;
  return `${count} ${count === 1 ? 'ingredient' : 'ingredients'}, kept like the index of a cookbook.`;
}

/** Pantry management: the index of what is there, and the way to add, edit and delete. */
export function PantryView(props: PantryViewProps) {
  const { state, added, addMode, onAddMode, onFindRecipes, onRetry } = props;
  const root = useRef<HTMLDivElement>(null);
  const isAdding = Boolean(addMode);
  const wasAdding = useRef(isAdding);
  // The add mode goes with the focus in it: give it to the button that opens the mode again.
  useEffect(() => {
    if (wasAdding.current && !isAdding && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    }
    wasAdding.current = isAdding;
  }, [isAdding]);

  if (addMode) {
    return (
      <div className={styles.root}>
        <PageHeader title="Pantry Management" lead="Type what you have. A quantity is optional." />
        <PantryNews added={null} />
        <Button variant="ghost" size="small" className={styles.back} onClick={() => onAddMode(false)}>
          <ArrowLeft className={styles.arrow} aria-hidden />
          Back to Pantry View
        </Button>
        {addMode}
        <Button asChild variant="link" className={styles.otherWays}>
          {renderLink({ href: MY_PANTRY, children: 'Use a country preset or your voice instead' })}
        </Button>
      </div>
    );
  }
  return (
    <div ref={root} className={styles.root}>
      <PageHeader title="Pantry Management" lead={leadText(state)} />
      <PantryNews added={added} />
      {state.status === 'loading' && <PantrySkeleton />}
      {state.status === 'error' && (
        <ErrorState
          title="Failed to load pantry items"
          action={<Button onClick={onRetry}>Try Again</Button>}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          title="Your pantry is empty"
          text="Start with five things you always have."
          glyphs={ALWAYS_THERE}
          action={
            <>
              <Button data-add="" onClick={() => onAddMode(true)}>
                Add Your First Ingredient
              </Button>
              <Button asChild variant="secondary">
                {renderLink({ href: MY_PANTRY, children: 'Use presets or voice' })}
              </Button>
            </>
          }
        />
      )}
      {state.status === 'ready' && <PantryItems {...props} {...state} onFindRecipes={onFindRecipes} />}
    </div>
  );
}

function PantryItems({
  items,
  pendingIds,
  onAddMode,
  onEdit,
  onDelete,
  onFindRecipes,
}: Pick<PantryViewProps, 'onAddMode' | 'onEdit' | 'onDelete' | 'onFindRecipes'> &
  Extract<PantryState, { status: 'ready' }>) {
  const [text, setText] = useState('');
  const needle = useDeferredValue(text.trim().toLowerCase());
  const found = needle ? items.filter((item) => item.ingredients.name.toLowerCase().includes(needle)) : items;
  return (
    <>
      <div className={styles.toolbar}>
        <SearchBox
          live
          className={styles.search}
          placeholder="Search pantry items..."
          value={text}
          onValueChange={setText}
        />
        <Button variant="secondary" data-add="" onClick={() => onAddMode(true)}>
          + Add Ingredients
        </Button>
        <Button onClick={onFindRecipes}>Find Matching Recipes</Button>
      </div>
      {found.length > 0 ? (
        <PantryIndex
          items={found.map(({ id, ingredients, quantity, unit }) => ({
            id,
            name: sentenceCase(ingredients.name),
            quantity,
            unit,
          }))}
          pendingIds={pendingIds}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : (
        <EmptyState
          title="Nothing by that name"
          text={`No ingredient in your pantry has “${text.trim()}” in its name.`}
          action={
            <Button variant="secondary" onClick={() => setText('')}>
              Show all
            </Button>
          }
        />
      )}
    </>
  );
}

/** How many entries each letter of the index has while the real ones are on their way. */
const SKELETON_LETTERS = [3, 2, 2, 3];

/** The shape of the tools and of an index that is on its way. */
function PantrySkeleton() {
  return (
    <div role="status" aria-label="Loading...">
      <div className={styles.toolbar}>
        <Skeleton shape="pill" className={styles.skeletonSearch} />
        <Skeleton shape="pill" className={styles.skeletonButton} />
        <Skeleton shape="pill" className={styles.skeletonButton} />
      </div>
      <div className={styles.skeletonIndex}>
        {Array.from(SKELETON_LETTERS, (rows, letter) => (
          <div key={letter}>
            <div className={styles.skeletonLetter}>
              <Skeleton shape="text" />
            </div>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.skeletonEntry}>
                <Skeleton shape="text" />
                <Skeleton shape="text" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
