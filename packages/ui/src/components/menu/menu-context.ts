import { createContext, useContext } from 'react';

/** Defers an action until the menu has closed and focus is back on its button. */
export const AfterCloseContext = createContext<(action: () => void) => void>((action) => action());

/** Lets menu parts register an action to run after closing. */
export const useAfterClose = () => useContext(AfterCloseContext);
