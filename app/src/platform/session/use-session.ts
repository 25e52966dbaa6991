import { useSyncExternalStore } from 'react';
import { session } from './client.ts';

interface SignedIn {
  /** Only the presence of a token counts; whether it is still good is the server's to say. */
  isSignedIn: boolean;
  username: string | null;
}

/**
 * The session as the screens see it; follows other tabs too. Read where it is kept and not from an atom: one that holds a
 * copy could show an old session first, and the login would have to load Jotai.
 */
export function useSession(): SignedIn {
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.accessToken !== null);
  const username = useSyncExternalStore(session.subscribe, () => session.username);
  return { isSignedIn, username };
}
