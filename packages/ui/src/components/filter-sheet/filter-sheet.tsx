'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { FilterGroups } from '../../internal/filters/filter-groups.tsx';
import { NO_NAMES, type FilterNames } from '../../internal/filters/filter-names.ts';
import { NO_FILTERS, type AvoidedAllergens, type FilterValue } from '../../internal/filters/filter-value.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { Sheet } from '../sheet/index.ts';

/** Text labels of the sheet. */
export interface FilterSheetLabels {
  title: string;
  clearAll: string;
  apply: string;
  /** Accessible name of the close button. */
  close: string;
}

const LABELS: FilterSheetLabels = {
  title: 'Filter Recipes',
  clearAll: 'Clear All',
  apply: 'Apply Filters',
  close: 'Close',
};

/** Props of {@link FilterSheet}; other `div` attributes go to the sheet. */
export interface FilterSheetProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children' | 'defaultValue'
> {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The active filters, if controlled; the sheet edits a copy. */
  value?: FilterValue | undefined;
  /** The initial filters, if uncontrolled. */
  defaultValue?: FilterValue | undefined;
  /** The button that opens the sheet, such as a `FilterButton`. */
  trigger?: ReactElement | undefined;
  /**
   * Called with the new filters on 'Apply Filters', before the sheet closes. Closing it any other way
   * discards them.
   */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** Offers filters by number of items to buy, for cooks with a pantry. */
  withMissing?: boolean | undefined;
  /**
   * The cook's own allergens, avoided unless the filters override them. While 'loading' or after 'failed',
   * none can be chosen and a note says so.
   */
  avoided?: AvoidedAllergens | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<FilterSheetLabels> | undefined;
  /** Overrides for the names of groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** Filters for phones, in a bottom sheet. Changes take effect when applied. */
export const FilterSheet = forwardRef<HTMLDivElement, FilterSheetProps>(function FilterSheet(
  {
    open,
    defaultOpen = false,
    onOpenChange,
    value,
    defaultValue = NO_FILTERS,
    onValueChange,
    withMissing,
    avoided,
    labels,
    names = NO_NAMES,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'filter-sheet');
  const [isOpen, setIsOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState(on);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(on);
  }
  return (
    <Sheet
      ref={ref}
      {...rest}
      side="bottom"
      open={isOpen}
      onOpenChange={setIsOpen}
      title={words.title}
      labels={words}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(NO_FILTERS)}>
            {words.clearAll}
          </Button>
          <Button
            onClick={() => {
              setOn(draft);
              setIsOpen(false);
            }}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <FilterGroups
        layout="stacked"
        value={draft}
        onValueChange={setDraft}
        withMissing={withMissing}
        avoided={avoided}
        names={names}
      />
    </Sheet>
  );
});
