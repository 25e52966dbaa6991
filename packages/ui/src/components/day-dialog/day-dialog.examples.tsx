import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { DayChoiceRow, type DayChoice } from './day-choice-row.tsx';
import { useDayDialogWords } from './day-dialog-labels.ts';

const DAYS: readonly DayChoice[] = [
  { id: 'mon', date: '2026-11-23', taken: 'Dal Tadka', unavailable: 'Already cooked' },
  { id: 'tue', date: '2026-11-24', taken: 'Tacos al Pastor' },
  { id: 'wed', date: '2026-11-25', free: 'out' },
];

function Days({ days }: { days: readonly DayChoice[] }) {
  const words = useDayDialogWords(undefined);
  return days.map((choice) => (
    <DayChoiceRow
      key={choice.id}
      choice={choice}
      today={undefined}
      pending={false}
      disabled={false}
      onChoose={() => {}}
      words={words}
    />
  ));
}

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Show what each day holds, and why one cannot be chosen.',
      shows: (
        <DialogPicture title="Move Bibimbap">
          <Days days={DAYS} />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t offer bare dates, or drop a day without a word.',
      shows: (
        <DialogPicture title="Choose a date">
          <Days days={DAYS.slice(1).map(({ id, date }) => ({ id, date }))} />
        </DialogPicture>
      ),
    },
  },
];
