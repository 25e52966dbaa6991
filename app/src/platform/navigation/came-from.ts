import { useLocation, useNavigate } from 'react-router-dom';

/** History state that a link leaves for its target: the URL it was followed from. */
export interface CameFrom {
  readonly from: string;
}

const BROWSE = /^\/dashboard(?:\/recipes)?\/?(?:\?.*)?$/;

/** The recipes URL from a history state; null for any other. */
export function browseAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && BROWSE.test(state.from) ? state.from : null;
}

/**
 * Goes back to the recipes this screen was opened from, through the history, so filters, page and scroll
 * position are kept. Null when coming from elsewhere.
 */
export function useBackToRecipes(): { href: string; go: () => void } | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const href = browseAddress(state);
  return href === null ? null : { href, go: () => void navigate(-1) };
}
