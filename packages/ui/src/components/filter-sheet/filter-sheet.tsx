'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { FilterGroups, NO_NAMES, type FilterNames } from '../../internal/filters/filter-groups.tsx';
import { NO_FILTERS, type FilterValue } from '../../internal/filters/filter-value.ts';
import { Button } from '../button/index.ts';
import { Sheet } from '../sheet/index.ts';

/** The words of the sheet. */
export interface FilterSheetLabels {
  title: string;
  clearAll: string;
  apply: string;
}

const LABELS: FilterSheetLabels = {
  title: 'Filter Recipes',
  clearAll: 'Clear All',
  apply: 'Apply Filters',
};

/** Props of {@link FilterSheet}; every attribute of a `div` goes on the sheet. */
export interface FilterSheetProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The filters that are on; the sheet edits a copy of them. */
  value: FilterValue;
  /** Called with the edited filters on 'Apply Filters', before the sheet closes. Closing it otherwise changes nothing. */
  onValueChange: (value: FilterValue) => void;
  labels?: Partial<FilterSheetLabels> | undefined;
  /** Other words for groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** The filters on a phone: a sheet from below. Nothing counts until it is applied. */
export const FilterSheet = forwardRef<HTMLDivElement, FilterSheetProps>(function FilterSheet(
  { open, onOpenChange, value, onValueChange, labels, names = NO_NAMES, ...rest },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const [draft, setDraft] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(value);
  }
  return (
    <Sheet
      ref={ref}
      {...rest}
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(NO_FILTERS)}>
            {words.clearAll}
          </Button>
          <Button
            onClick={() => {
              onValueChange(draft);
              onOpenChange(false);
            }}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <FilterGroups layout="stacked" value={draft} onValueChange={setDraft} names={names} />
    </Sheet>
  );
});
