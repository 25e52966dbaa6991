import { FoodProvider, type WordsPack } from '@larder/ui/food-provider';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { sendHeld } from './platform/navigation/early-submit.ts';

/**
 * What every page is inside of, in the browser and in the build. `words` are the components', English without; `children`
 * is the router.
 */
export function Page({
  words,
  dateLocale,
  children,
}: {
  words?: WordsPack | undefined;
  dateLocale: string;
  children: ReactNode;
}) {
  useEffect(sendHeld, []);
  return (
    <StrictMode>
      <FoodProvider words={words} dateLocale={dateLocale} contentLang={words && 'en'}>
        {children}
      </FoodProvider>
    </StrictMode>
  );
}
