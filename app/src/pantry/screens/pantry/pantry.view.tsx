import { isExpired } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { ExpiredNotice } from '@larder/ui/expired-notice';
import { PageHeader } from '@larder/ui/page-header';
import { Skeleton } from '@larder/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { plural, t } from '../../../platform/language/t.ts';
import type { PantryItem } from '../../pantry.query.ts';
import { PantryItems } from './pantry-items.tsx';
import { PantryNews } from './pantry-news.tsx';
import styles from './pantry.module.css';
import type { Way } from './use-way.ts';
import { shownName } from '../../../platform/locale/shown-name.ts';

/** The screen's state: loading, failed, empty or ready. */
export type PantryState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly PantryItem[]; pendingIds: readonly string[] };

export interface PantryViewProps {
  state: PantryState;
  /** The number of ingredients just added, for the banner; null for none. */
  added: number | null;
  /** Whether add mode is on. */
  isAdding: boolean;
  /** The ways of adding, shown in add mode and for an empty pantry. */
  ways: ReactNode;
  /** The selected one, so the right amount of space is reserved. */
  way: Way;
  /** All items at a glance, shown below the ways of adding in add mode. */
  myPantry?: ReactNode;
  onAddMode: (open: boolean) => void;
  /** A new function draws every row again, as does a new `onDelete` or `find`. */
  onEdit: (id: string) => void;
  /** Called when a pointer or the focus comes to the items: one of them may be edited next. */
  onApproach?: (() => void) | undefined;
  onDelete: (id: string) => void;
  /** An expired item can still be used. */
  onStillGood: (id: string) => void;
  /** The day that relative dates start from, as '2026-11-23'. */
  today: string;
  onRetry: () => void;
  /** Finds items that match a text; by name only by default. */
  find?: ((items: readonly PantryItem[], text: string) => readonly PantryItem[]) | undefined;
  /** Goes to the recipes with a full page load. */
  onFindRecipes: () => void;
}

function leadText(state: PantryState, isAdding: boolean): string | undefined {
  if (state.status === 'empty') {
    return isAdding ? t('Tap or type what you have.') : t('Your pantry is empty. Tap or type what you have.');
  }
  if (state.status === 'loading') return t('Kept like the index of a cookbook.');
  if (state.status !== 'ready') return undefined;
  // Batches of one ingredient count once.
  const count = new Set(state.items.map(({ ingredients }) => ingredients.name)).size;
  return isAdding
    ? plural(count, {
        one: '1 ingredient in your pantry.',
        other: '{count} ingredients in your pantry.',
      })
    : plural(count, {
        one: '1 ingredient, kept like the index of a cookbook.',
        other: '{count} ingredients, kept like the index of a cookbook.',
      });
}

/** Pantry management: the index of items, with adding, editing and deleting. */
export function PantryView(props: PantryViewProps) {
  const { state, added, isAdding, way, ways, myPantry, onAddMode, onFindRecipes, onRetry } = props;
  const root = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(isAdding);
  // Leaving add mode removes the focused element: focus the button that reopens it.
  useEffect(() => {
    if (wasAdding.current && !isAdding && document.activeElement === document.body) {
      root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    }
    wasAdding.current = isAdding;
  }, [isAdding]);

  return (
    <div ref={root} className={styles.root}>
      <PageHeader title={t('Pantry Management')} lead={leadText(state, isAdding)} />
      <PantryNews added={added} />
      {isAdding && (
        <Button variant="ghost" size="small" className={styles.back} onClick={() => onAddMode(false)}>
          <ArrowLeft className={styles.arrow} aria-hidden />
          {t('Back to Pantry View')}
        </Button>
      )}
      {!isAdding && state.status === 'loading' && <PantrySkeleton />}
      {!isAdding && state.status === 'error' && (
        <ErrorState
          title={t('Failed to load pantry items')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {!isAdding && state.status === 'empty' && (
        <Button size="small" data-add="" className={styles.firstAdd} onClick={() => onAddMode(true)}>
          {t('Add Your First Ingredient')}
        </Button>
      )}
      {!isAdding && state.status === 'ready' && <Expired {...props} {...state} />}
      {!isAdding && state.status === 'ready' && (
        <PantryItems
          items={state.items}
          pendingIds={state.pendingIds}
          today={props.today}
          find={props.find}
          onAddMode={onAddMode}
          onEdit={props.onEdit}
          onApproach={props.onApproach}
          onDelete={props.onDelete}
          onFindRecipes={onFindRecipes}
        />
      )}
      {/* In the same place in both modes, so the first tap does not remove the tapped element. */}
      {(isAdding || state.status === 'empty') && (
        <Suspense fallback={<div className={styles.waysPlace} data-way={way} />}>
          <div className={styles.waysPlace} data-way={way}>
            {ways}
          </div>
          {/* Loads together with the content above it, which would otherwise push it down. */}
          {isAdding && myPantry}
        </Suspense>
      )}
    </div>
  );
}

/** Asks what happened to expired items, oldest first. */
function Expired({
  items,
  pendingIds,
  today,
  onStillGood,
  onDelete,
}: Pick<PantryViewProps, 'today' | 'onStillGood' | 'onDelete'> & Extract<PantryState, { status: 'ready' }>) {
  const expired = items.flatMap(({ id, ingredients, expiry_date: expires }) =>
    expires !== null && isExpired({ expiryDate: expires }, today)
      ? [{ id, name: shownName(ingredients.name), expires }]
      : [],
  );
  return (
    <ExpiredNotice
      items={expired.toSorted((a, b) => a.expires.localeCompare(b.expires))}
      today={today}
      pendingIds={pendingIds}
      onStillGood={onStillGood}
      onUsedUp={onDelete}
      onThrownAway={onDelete}
    />
  );
}

/** Entries per letter in the skeleton index. */
const SKELETON_LETTERS = [3, 2, 2, 3];

/** Placeholder for the tools and the index. */
function PantrySkeleton() {
  return (
    <div role="status" aria-label={t('Loading...')}>
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
