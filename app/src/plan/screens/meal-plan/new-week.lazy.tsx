import type { Day, RecipeFilters } from '@larder/domain';
import { NewWeekDialog, type NewWeekOption } from '@larder/ui/new-week-dialog';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { sentenceOf } from '../../current/plan.change.ts';
import type { PlanWish } from '../../plan-generation.change.ts';
import { readForShown, readWishes } from '../../read-wishes.ts';
import {
  alsoOf,
  daysOfNewWeek,
  firstChoice,
  flagsOf,
  isAnythingRead,
  toPlanWish,
  unitedWishes,
  wishesToChoose,
  withinLimit,
  withRead,
  type ReadWishes,
} from './new-week.ts';
import { replaceQuestion } from './replace-question.ts';
import { StartSelect } from './start-select.tsx';
import { useUseUpOptions } from './use-up-options.ts';
import { dishesOf, notFoundIn } from './wished-dishes.ts';

export interface NewWeekProps {
  /** The plan that would be replaced; null before the first. */
  plan: MealPlan | null;
  /** Whether the oldest stored week would be dropped. */
  isFull: boolean;
  today: Day;
  startsOn: Day;
  onStartChange: (day: Day) => void;
  filters: RecipeFilters;
  /** Ingredients to use up, chosen in the pantry. */
  useUp: readonly NewWeekOption[];
  /** The question how many eat, unless it has been answered. */
  household?: ReactNode;
  open: boolean;
  onClose: () => void;
  onGenerate: (wish: PlanWish) => void;
}

/** Asks what matters before a week is planned or replaced. */
export default function NewWeek({
  plan,
  isFull,
  today,
  startsOn,
  onStartChange,
  filters,
  useUp,
  household,
  open,
  onClose,
  onGenerate,
}: NewWeekProps) {
  const [value, setValue] = useState(() =>
    firstChoice(
      plan,
      useUp.map(({ id }) => id),
    ),
  );
  const [now] = useState(() => new Date());
  const [answers, setAnswers] = useState<readonly ReadWishes[]>([]);
  const last = answers.at(-1);
  const read = last ? unitedWishes(answers) : null;
  const [isReading, run] = useBusy();
  const [readError, setReadError] = useState<string | null>(null);
  const options = useUseUpOptions([...useUp, ...(read?.use_up ?? [])], open);

  const days = daysOfNewWeek(plan, startsOn, now);
  const shownStart = useRef(startsOn);
  useEffect(() => {
    shownStart.current = startsOn;
  }, [startsOn]);

  const readSentence = (text: string) =>
    run(async () => {
      setReadError(null);
      try {
        const flags = flagsOf(value, filters);
        const { answer, startsOn: from } = await readForShown(
          (day) => readWishes(text, { startsOn: day, flags }),
          () => shownStart.current,
        );
        setAnswers((before) => [...before, answer]);
        setValue((before) => withRead(before, answer, daysOfNewWeek(plan, from, now)));
      } catch (error) {
        setReadError(sentenceOf(error, t('That could not be read. You can choose above instead.')));
      }
    });

  return (
    <NewWeekDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      description={plan ? replaceQuestion(plan, startsOn, isFull) : undefined}
      value={value}
      onValueChange={(next) => setValue(withinLimit(next))}
      days={days}
      useUp={options}
      wishes={wishesToChoose()}
      also={read ? alsoOf(read, days) : []}
      dishes={read ? dishesOf(read, days) : []}
      onReadSentence={(text) => void readSentence(text)}
      pendingAction={isReading ? 'read' : null}
      read={
        last
          ? {
              filled: isAnythingRead(last, days),
              notUnderstood: last.not_understood,
              notFound: notFoundIn(last),
            }
          : null
      }
      error={readError}
      onGenerate={() => {
        onClose();
        onGenerate(toPlanWish(value, { plan, startsOn, filters, read, now }));
      }}
    >
      <StartSelect today={today} value={startsOn} onValueChange={onStartChange} />
      <Suspense fallback={null}>{household}</Suspense>
    </NewWeekDialog>
  );
}
