import { LocaleProvider } from '@larder/ui/locale';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { sendHeld } from './platform/navigation/early-submit.ts';

/** What every page is inside of, in the browser and in the build. `children` is the router. */
export function Page({ dateLocale, children }: { dateLocale: string; children: ReactNode }) {
  useEffect(sendHeld, []);
  return (
    <StrictMode>
      <LocaleProvider dateLocale={dateLocale}>{children}</LocaleProvider>
    </StrictMode>
  );
}
