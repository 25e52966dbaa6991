'use client';
import { createContext, useContext } from 'react';

/** The element that dialogs, sheets and menus are rendered into; the body if null. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** For the `container` of a Radix portal. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;
