import { useLocation, useNavigate } from 'react-router-dom';

/** What a link leaves in the history for the screen that it leads to: the address on which it was followed. */
export interface CameFrom {
  readonly from: string;
}

const BROWSE = /^\/dashboard(?:\/recipes)?\/?(?:\?.*)?$/;

/** The address of the recipes that a state of the history names; null for any other. */
export function browseAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && BROWSE.test(state.from) ? state.from : null;
}

/**
 * The way back to the recipes from which this screen was opened: through the history, so that filters, page and place
 * are as they were. Null when one came from elsewhere.
 */
export function useBackToRecipes(): { href: string; go: () => void } | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const href = browseAddress(state);
  return href === null ? null : { href, go: () => void navigate(-1) };
}
