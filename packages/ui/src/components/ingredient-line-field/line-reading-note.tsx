import { Check, CircleHelp, Quote } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { IngredientLineValue } from './ingredient-line.ts';
import type { IngredientLineFieldLabels } from './ingredient-line-words.ts';
import styles from './ingredient-line-field.module.css';

interface LineReadingNoteProps {
  id: string;
  line: IngredientLineValue;
  words: IngredientLineFieldLabels;
  isMending: boolean;
  disabled: boolean | undefined;
  /** Called when a doubtful reading is right. */
  onConfirm: () => void;
  onMend: () => void;
}

const ICONS = { sure: Check, doubtful: CircleHelp, unknown: Quote };

/** How a line was read, with what can be done about it. Not rendered again when only the line's number changes. */
export const LineReadingNote = memo(function LineReadingNote({
  id,
  line,
  words,
  isMending,
  disabled,
  onConfirm,
  onMend,
}: LineReadingNoteProps) {
  const { certainty, ingredient, quantity, unit, notes } = line;
  const shown = certainty === 'unread' ? (ingredient ? 'sure' : null) : certainty;
  const Icon = shown && ICONS[shown];
  return (
    <div data-slot="ingredient-line-field-reading" className={styles.reading}>
      <span id={id} className={styles.note}>
        {Icon ? <Icon aria-hidden="true" className={styles.icon} /> : null}
        {shown === null ? words.unread : null}
        {shown === 'unknown' ? words.unknown : null}
        {ingredient && shown !== 'unknown' ? (
          <>
            <VisuallyHidden>{words.readAs}</VisuallyHidden>{' '}
            <span data-slot="ingredient-line-field-ingredient" className={styles.ingredient}>
              {ingredient.name}
            </span>
            {', '}
            <span data-slot="ingredient-line-field-amount">
              {quantity === null ? words.noAmount : words.amount(quantity, unit ?? '')}
            </span>
            {notes ? <span data-slot="ingredient-line-field-note">{`, ${notes}`}</span> : null}
            {certainty === 'doubtful' ? (
              <>
                {'. '}
                <strong className={styles.doubt}>{words.doubt}</strong>
              </>
            ) : null}
          </>
        ) : null}
      </span>
      {shown === null ? null : (
        <span className={styles.actions}>
          {certainty === 'doubtful' ? (
            <Button
              variant="link"
              size="small"
              disabled={disabled}
              aria-describedby={id}
              onClick={() => onConfirm()}
            >
              {words.yes}
            </Button>
          ) : null}
          <Button
            variant="link"
            size="small"
            disabled={disabled}
            aria-expanded={isMending}
            aria-describedby={id}
            onClick={() => onMend()}
          >
            {shown === 'unknown' ? words.choose : words.change}
          </Button>
        </span>
      )}
    </div>
  );
});
