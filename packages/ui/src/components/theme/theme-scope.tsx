'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { PortalContainer } from '../../internal/portal-container.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';

/** Props of {@link ThemeScope}: every attribute of a `div`; a brand's class goes in `className`. */
export interface ThemeScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** The theme of everything inside; the surrounding one if omitted. */
  theme?: 'light' | 'dark' | undefined;
}

/**
 * A part of the page in its own theme or brand. Dialogs, sheets and menus opened inside are rendered into it, so they
 * have its theme and brand, too.
 */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme, children, ...rest },
  ref,
) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={useMergedRefs(ref, setElement)} {...rest} data-slot="theme-scope" data-theme={theme}>
      <PortalContainer.Provider value={element}>{children}</PortalContainer.Provider>
    </div>
  );
});
