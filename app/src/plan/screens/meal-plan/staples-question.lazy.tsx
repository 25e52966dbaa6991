import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { NO_PREFERENCES } from '@larder/ui/preferences-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ingredientBook } from '../../../pantry/pantry-items.query.ts';
import { StapleTiles } from '../../../pantry/foods/staple-tiles.tsx';
import { staplesOf } from '../../../pantry/foods/staples.ts';
import { t } from '../../../platform/language/t.ts';
import { useSavePreferences } from '../../../preferences/preferences.change.ts';
import type { Preferences } from '../../../preferences/preferences.query.ts';
import styles from './staples-question.module.css';

export interface StaplesQuestionProps {
  /** The saved preferences; null if there are none. */
  saved: Preferences | null;
  /** Called once it is answered or dismissed. */
  onDone: () => void;
}

/** Asks once for the cook's staples: the usual ones are preselected. */
export default function StaplesQuestion({ saved, onDone }: StaplesQuestionProps) {
  const { data: book } = useQuery(ingredientBook());
  const { save, isSaving, hasFailed, conflicts } = useSavePreferences();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  // Whether it was this save that failed.
  const [isAsked, setAsked] = useState(false);
  if (!book) return null;
  const base = saved ?? NO_PREFERENCES;
  return (
    <div className={styles.root}>
      <StapleTiles
        book={book}
        headingLevel={2}
        title={t('What do you always have?')}
        value={chosen}
        onValueChange={setChosen}
      />
      <p className={styles.note}>
        {t('These are never on your shopping list. You can change them in Settings.')}
      </p>
      {isAsked && (hasFailed || conflicts) ? (
        <Banner tone="danger" size="small">
          {t('These could not be saved. Please try again.')}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          pending={isSaving}
          onClick={() => {
            setAsked(true);
            save({ base, edited: { ...base, staples: chosen ?? staplesOf(book).usualIds } }, onDone);
          }}
        >
          {t('Save')}
        </Button>
        <Button variant="link" size="small" onClick={onDone}>
          {t('Not now')}
        </Button>
      </div>
    </div>
  );
}
