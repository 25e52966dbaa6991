import { sentenceCase } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { IngredientChips, IngredientChipsSkeleton } from '@larder/ui/ingredient-chips';
import { MethodPicker } from '@larder/ui/method-picker';
import { PageHeader } from '@larder/ui/page-header';
import type { ReactNode } from 'react';
import { ALWAYS_THERE, IngredientGlyph } from '../../pictures/ingredient-glyph.tsx';
import type { PantryItem } from '../../queries/pantry.ts';
import styles from './my-pantry.module.css';

/** A way of filling the pantry. */
export type Method = 'presets' | 'voice';

/** What there is to show of the pantry: nothing yet, a failure, or its items, also when there are none. */
export type MyPantryState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; items: readonly PantryItem[]; pendingIds: readonly string[] };

export interface MyPantryViewProps {
  state: MyPantryState;
  method: Method;
  onMethodChange: (method: Method) => void;
  /** The preset picker. */
  presets: ReactNode;
  /** The voice panel; null where nobody can speak, and presets are the only way. */
  voice: ReactNode;
  /** The browser recognises speech. Where it does not, the page says so. */
  isSpeechSupported: boolean;
  onRemove: (id: string) => void;
  /** Called when everything shall go: ask first. */
  onClear: () => void;
  onRetry: () => void;
}

/** My Pantry: filled by a country's preset or by voice, and everything in it at a glance. */
export function MyPantryView({
  state,
  method,
  onMethodChange,
  presets,
  voice,
  isSpeechSupported,
  onRemove,
  onClear,
  onRetry,
}: MyPantryViewProps) {
  return (
    <div className={styles.root}>
      <div className={styles.methods}>
        <PageHeader title="My Pantry" />
        <div className={styles.ways}>
          <MethodPicker value={method} onValueChange={onMethodChange} presets={presets} voice={voice} />
          {!isSpeechSupported && (
            <p className={styles.note}>
              <strong>Speech Recognition Not Supported</strong> - Your browser doesn&apos;t support speech
              recognition. Try using Chrome, Edge, or Safari.
            </p>
          )}
        </div>
      </div>
      {state.status === 'loading' && <IngredientChipsSkeleton />}
      {state.status === 'error' && (
        <ErrorState
          title="Failed to load pantry items"
          action={<Button onClick={onRetry}>Try Again</Button>}
        />
      )}
      {(state.status === 'empty' || state.status === 'ready') && (
        <IngredientChips
          emptyGlyphs={ALWAYS_THERE}
          items={
            state.status === 'ready'
              ? state.items.map(({ id, ingredient_id, ingredients }) => ({
                  id,
                  name: sentenceCase(ingredients.name),
                  glyph: <IngredientGlyph id={ingredient_id} />,
                }))
              : []
          }
          pendingIds={state.status === 'ready' ? state.pendingIds : []}
          onRemove={onRemove}
          onClear={onClear}
        />
      )}
    </div>
  );
}
