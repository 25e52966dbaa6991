import { lazy, Suspense, useEffect, type ComponentProps } from 'react';

const load = () => import('./expiry-list.lazy.ts');
const ExpiryList = lazy(load);

/** The dates of several ingredients, loaded apart from the screen that shows them. */
export const LaterExpiryList = (props: ComponentProps<typeof ExpiryList>) => (
  <Suspense fallback={null}>
    <ExpiryList {...props} />
  </Suspense>
);

/**
 * Loads the list while what it will date is still to come, for a screen that will show it: arriving after the button below
 * it, it would move that button away under a finger.
 * @param isSoon whether it will be shown soon
 */
export function useExpiryListSoon(isSoon = true): void {
  useEffect(() => {
    if (!isSoon) return;
    // Without a network it is asked for again when it is shown.
    load().catch(() => undefined);
  }, [isSoon]);
}
