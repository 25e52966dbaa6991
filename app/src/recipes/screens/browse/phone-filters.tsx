import type { FilterSheetProps } from '@larder/ui/filter-sheet';
import { FilterButton } from '@larder/ui/filter-sheet';
import { lazy, startTransition, Suspense, useState } from 'react';

const FilterSheet = lazy(() => import('./filter-sheet.lazy.ts'));

interface PhoneFiltersProps extends Pick<
  FilterSheetProps,
  'value' | 'avoided' | 'onValueChange' | 'withMissing'
> {
  className?: string | undefined;
  /** The number of active filters. */
  count: number;
}

/** The button of the filters on a phone, with their sheet. Opening it draws the sheet, and not the recipes behind it. */
export function PhoneFilters({ className, count, ...sheet }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    // Some eighty chips: the press is answered before they are drawn.
    startTransition(() => setOpen(true));
  };
  return (
    <>
      <FilterButton className={className} count={count} onClick={open} />
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheet open={isOpen} onOpenChange={setOpen} {...sheet} />
        </Suspense>
      )}
    </>
  );
}
