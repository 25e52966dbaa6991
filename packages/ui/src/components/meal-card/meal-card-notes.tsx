'use client';
import { Soup } from 'lucide-react';
import { useContentLang } from '../../internal/content-lang.ts';
import { EveningNote } from '../../internal/evening-note.tsx';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import { MealCardStandIns } from './meal-card-stand-ins.tsx';
import styles from './meal-card.module.css';
import type { MealInfo } from './meal-info.ts';

interface MealCardNotesProps extends Pick<MealInfo, 'matchNote' | 'standIns' | 'eveningBefore' | 'doubled'> {
  labels: Partial<MealCardLabels> | undefined;
}

/** What to know before cooking a meal, as sentences. */
export function MealCardNotes({ matchNote, standIns, eveningBefore, doubled, labels }: MealCardNotesProps) {
  const words = useMealCardWords(labels);
  const lang = useContentLang();
  return (
    <>
      {matchNote ? (
        <p lang={lang} data-slot="meal-card-match-note" className={styles.matchNote}>
          {matchNote}
        </p>
      ) : null}
      {standIns ? <MealCardStandIns standIns={standIns} labels={labels} /> : null}
      {eveningBefore ? (
        <EveningNote slot="meal-card-evening" label={words.eveningBefore} lang={lang}>
          {eveningBefore}
        </EveningNote>
      ) : null}
      {doubled ? (
        <EveningNote slot="meal-card-doubled" label={words.doubled} icon={<Soup />}>
          {doubled}
        </EveningNote>
      ) : null}
    </>
  );
}
