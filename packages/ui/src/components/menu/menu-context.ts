import { createContext, useContext } from 'react';

/** Keeps an action until the menu has closed and the focus is back on its button. */
export const AfterCloseContext = createContext<(action: () => void) => void>((action) => action());

/** How a part of a menu hands on what is to happen after it. */
export const useAfterClose = () => useContext(AfterCloseContext);
