'use client';
import { LIMITS, localDay } from '@larder/domain';
import { Pencil } from 'lucide-react';
import {
  forwardRef,
  useId,
  useMemo,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { RemoveButton } from '../../internal/item-chip/remove-button.tsx';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { VoiceAmount } from './voice-amount.tsx';
import { REVIEW_LABELS, type VoiceReviewLabels } from './voice-labels.ts';
import styles from './voice-review.module.css';
import type { VoiceBatch, VoiceIngredient } from './voice-state.ts';

/** Props of {@link VoiceReview}; other `div` attributes go to the root. */
export interface VoiceReviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The ingredients that were heard. */
  ingredients: readonly VoiceIngredient[];
  /** Called with all of them when a name or amount is edited, or one is removed. */
  onIngredientsChange: (ingredients: readonly VoiceIngredient[]) => void;
  /** Called with the names to save: trimmed and non-empty. */
  onSave: (names: readonly string[]) => void;
  /** More to review before saving, such as an `ExpiryList`. */
  details?: ReactNode;
  /** Saving: nothing can be changed. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<VoiceReviewLabels> | undefined;
}

/**
 * The recognised ingredients, each with an editable name and amount and a remove button, and the button that
 * saves them.
 */
export const VoiceReview = forwardRef<HTMLDivElement, VoiceReviewProps>(function VoiceReview(
  { ingredients, onIngredientsChange, onSave, details, pending = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(REVIEW_LABELS, labels, 'voice-review');
  const base = useId();
  const [root, noteRemoval] = useFocusAfterRemoval<HTMLDivElement>(
    useMemo(() => ingredients.map(({ id }) => id), [ingredients]),
  );
  const names = ingredients.map(({ name }) => name.trim()).filter(Boolean);
  const found = words.found(ingredients.length);
  const format = dateFormat(useLocale().dateLocale);
  const sayBatch = ({ expires, opened = false }: VoiceBatch = {}) =>
    words.batch({ expires: expires && format.short(expires, localDay()), opened });

  const edit = (id: string, change: Partial<VoiceIngredient>) =>
    onIngredientsChange(ingredients.map((other) => (other.id === id ? { ...other, ...change } : other)));

  /** Enter moves to the next name, and from the last to the button. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('textarea, [data-saves]') ?? [])];
    stops[stops.indexOf(event.currentTarget) + 1]?.focus();
  }

  return (
    <div
      ref={useMergedRefs(root, ref)}
      role="group"
      aria-label={found}
      tabIndex={-1}
      {...rest}
      data-slot="voice-review"
      data-saving={pending ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {ingredients.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <>
          <p className={styles.found}>{found}</p>
          <ul className={chip.list}>
            {ingredients.map(({ id, name, quantity, unit = '', batch }, index) => (
              <li
                key={id}
                data-slot="voice-review-ingredient"
                data-empty={name.trim() ? undefined : ''}
                className={classNames(chip.chip, styles.chip)}
              >
                <label className={styles.edit}>
                  {/* As wide as the name, for browsers without field-sizing. */}
                  <span className={styles.sizer} aria-hidden="true">
                    {name || ' '}
                  </span>
                  {/* A single line of text that wraps in a narrow chip. */}
                  <textarea
                    rows={1}
                    className={styles.input}
                    aria-label={words.ingredient(index + 1)}
                    aria-describedby={sayBatch(batch) ? `${base}-${id}` : undefined}
                    value={name}
                    readOnly={pending}
                    maxLength={LIMITS.name.max}
                    autoComplete="off"
                    autoCapitalize="none"
                    enterKeyHint="next"
                    onChange={(event) => edit(id, { name: event.target.value.replaceAll('\n', ' ') })}
                    onKeyDown={goOn}
                  />
                  <Pencil className={styles.pencil} aria-hidden="true" />
                </label>
                {quantity === undefined ? null : (
                  <VoiceAmount
                    quantity={quantity}
                    unit={words.unit(unit, quantity ?? 1)}
                    label={words.amount(name.trim() || words.ingredient(index + 1))}
                    some={words.some}
                    readOnly={pending}
                    onQuantityChange={(next) => edit(id, { quantity: next })}
                    describedBy={sayBatch(batch) ? `${base}-${id}` : undefined}
                  />
                )}
                {sayBatch(batch) ? (
                  <span id={`${base}-${id}`} className={styles.batch}>
                    {sayBatch(batch)}
                  </span>
                ) : null}
                <RemoveButton
                  label={words.remove(
                    [name.trim() || words.ingredient(index + 1), sayBatch(batch)].filter(Boolean).join(', '),
                  )}
                  pending={pending}
                  onRemove={() => {
                    noteRemoval(id);
                    onIngredientsChange(ingredients.filter((other) => other.id !== id));
                  }}
                />
              </li>
            ))}
          </ul>
          {names.length < ingredients.length ? <p className={styles.note}>{words.skipped}</p> : null}
          {details ? <div className={styles.details}>{details}</div> : null}
          {/* Not `disabled` without names: that would drop focus. */}
          <Button
            data-saves=""
            className={classNames(styles.save)}
            pending={pending}
            aria-disabled={names.length === 0 || undefined}
            onClick={() => {
              if (names.length > 0) onSave(names);
            }}
          >
            {pending ? words.saving : words.save(names.length)}
          </Button>
        </>
      )}
    </div>
  );
});
