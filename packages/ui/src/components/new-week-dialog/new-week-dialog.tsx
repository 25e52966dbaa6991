'use client';
import { weekDayOf } from '@larder/domain';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { Dialog } from '../dialog/index.ts';
import { GeneratePlanButton } from '../plan-status/index.ts';
import { useNewWeekWords, type NewWeekDialogLabels } from './new-week-labels.ts';
import { DishChoices } from './dish-choices.tsx';
import { KeptMeals } from './kept-meals.tsx';
import {
  NO_WISHES,
  withFree,
  withLunches,
  type NewWeekDay,
  type NewWeekDish,
  type NewWeekValue,
} from './new-week-value.ts';
import { WishSentence, type ReadSentence } from './wish-sentence.tsx';
import styles from './new-week-dialog.module.css';

/** Something that can be chosen. */
export interface NewWeekOption {
  id: string;
  name: string;
  icon?: ReactNode;
}

/** Props of {@link NewWeekDialog}; other `div` attributes go to the dialog. */
export interface NewWeekDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children' | 'defaultValue'
> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Omit it if something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** What happens to the current week, as a sentence. */
  description?: ReactNode;
  /** The choices for the new week, if controlled. */
  value?: NewWeekValue | undefined;
  /** The initial choices, if uncontrolled. */
  defaultValue?: NewWeekValue | undefined;
  /** Called with all choices on every change. */
  onValueChange?: ((value: NewWeekValue) => void) | undefined;
  /** The days of the new week, in order. */
  days: readonly NewWeekDay[];
  /** Ingredients to use up, most urgent first. If empty, the group is left out. */
  useUp?: readonly NewWeekOption[] | undefined;
  /** The wishes to choose from. */
  wishes: readonly NewWeekOption[];
  /** What else a sentence asked for, such as a cuisine. If empty, the group is left out. */
  also?: readonly NewWeekOption[] | undefined;
  /** Dishes that a sentence wants on a day, each with up to three recipes to choose from. */
  dishes?: readonly NewWeekDish[] | undefined;
  /** Called with a sentence to read; change `value` and `read` when it is understood. Without it, there is no field. */
  onReadSentence?: ((sentence: string) => void) | undefined;
  /** What the last sentence filled in. */
  read?: ReadSentence | null | undefined;
  /** Why the sentence could not be read. */
  error?: ErrorMessage | undefined;
  /** A choice shown above all others, such as the first day. */
  children?: ReactNode;
  /** Called to plan the week with these choices. */
  onGenerate: () => void;
  /** The action that runs, whose button is busy: a sentence is being read, or a plan generated. */
  pendingAction?: 'read' | 'generate' | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<NewWeekDialogLabels> | undefined;
}

const NO_OPTIONS: readonly NewWeekOption[] = [];
const NO_DISHES: readonly NewWeekDish[] = [];
const toChoice = ({ id, name, icon }: NewWeekOption) => ({ value: id, label: name, icon });

/** Asks what matters for a new week: which days stay, which evenings are free, which days have a lunch too, what to use up, what one feels like. */
export const NewWeekDialog = forwardRef<HTMLDivElement, NewWeekDialogProps>(function NewWeekDialog(
  {
    open,
    defaultOpen = false,
    onOpenChange,
    trigger,
    description,
    value,
    defaultValue = NO_WISHES,
    onValueChange,
    days,
    useUp = NO_OPTIONS,
    wishes,
    also = NO_OPTIONS,
    dishes = NO_DISHES,
    onReadSentence,
    read = null,
    error,
    children,
    onGenerate,
    pendingAction,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useNewWeekWords(labels);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange: onValueChange });
  return (
    <Dialog
      ref={ref}
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={words.title}
      description={description}
      labels={{ close: words.close }}
      className={classNames(styles.root, className)}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
          <GeneratePlanButton
            pending={pendingAction === 'generate'}
            labels={labels}
            onClick={() => onGenerate()}
          />
        </>
      }
    >
      <div data-slot="new-week-dialog-body" className={styles.body}>
        {children}
        <KeptMeals days={days} value={chosen} onValueChange={setChosen} words={words} />
        <ChipGroup
          legend={words.free}
          options={days
            .filter((day) => !day.cooked)
            .map(({ date }) => ({ value: date, label: words.day(date) }))}
          value={chosen.free}
          onValueChange={(free) => setChosen(withFree(chosen, free))}
        />
        <ChipGroup
          legend={words.lunches}
          options={days
            .filter((day) => !day.lunchCooked && !day.lunchPast)
            .map(({ date }) => ({ value: weekDayOf(date), label: words.day(date) }))}
          value={chosen.lunches}
          onValueChange={(lunches) => setChosen(withLunches(chosen, lunches, days))}
        />
        {useUp.length > 0 ? (
          <ChipGroup
            legend={words.useUp}
            options={useUp.map(toChoice)}
            value={chosen.useUp}
            onValueChange={(next) => setChosen({ ...chosen, useUp: next })}
          />
        ) : null}
        <ChipGroup
          legend={words.wishes}
          options={wishes.map(toChoice)}
          value={chosen.wishes}
          onValueChange={(next) => setChosen({ ...chosen, wishes: next })}
        />
        {also.length > 0 ? (
          <ChipGroup
            legend={words.also}
            options={also.map(toChoice)}
            value={chosen.also}
            onValueChange={(next) => setChosen({ ...chosen, also: next })}
          />
        ) : null}
        <DishChoices dishes={dishes} value={chosen} onValueChange={setChosen} words={words} />
        {onReadSentence ? (
          <WishSentence
            onRead={onReadSentence}
            read={read}
            pending={pendingAction === 'read'}
            error={error}
            words={words}
          />
        ) : null}
      </div>
    </Dialog>
  );
});
