'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { FilterGroups } from '../../internal/filters/filter-groups.tsx';
import { NO_NAMES, type FilterNames } from '../../internal/filters/filter-names.ts';
import { NO_FILTERS, type AvoidedAllergens, type FilterValue } from '../../internal/filters/filter-value.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { Sheet } from '../sheet/index.ts';

/** The words of the sheet. */
export interface FilterSheetLabels {
  title: string;
  clearAll: string;
  apply: string;
  /** The name of the closing cross. */
  close: string;
}

const LABELS: FilterSheetLabels = {
  title: 'Filter Recipes',
  clearAll: 'Clear All',
  apply: 'Apply Filters',
  close: 'Close',
};

/** Props of {@link FilterSheet}; every attribute of a `div` goes on the sheet. */
export interface FilterSheetProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children' | 'defaultValue'
> {
  /** Controlled when given. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The filters that are on; the sheet edits a copy of them. Controlled when given. */
  value?: FilterValue | undefined;
  defaultValue?: FilterValue | undefined;
  /** The button that opens the sheet, a `FilterButton` for example. */
  trigger?: ReactElement | undefined;
  /** Called with the edited filters on 'Apply Filters', before the sheet closes. Closing it otherwise changes nothing. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** How many things must be bought can be asked too: for a cook with a pantry. */
  withMissing?: boolean | undefined;
  /**
   * The allergens that are avoided unless the filters say otherwise: a cook's own. While they are on their way ('loading')
   * or cannot be had ('failed') none can be chosen, and that is said.
   */
  avoided?: AvoidedAllergens | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<FilterSheetLabels> | undefined;
  /** Other words for groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** The filters on a phone: a sheet from below. Nothing counts until it is applied. */
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
  const words = { ...LABELS, ...labels };
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
