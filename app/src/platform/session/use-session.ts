import { useSyncExternalStore } from 'react';
import { session } from './client.ts';

const hasToken = () => session.accessToken !== null;
const nameOf = () => session.username;

interface SignedIn {
  /** Only checks that a token is present; whether it is valid is up to the server. */
  isSignedIn: boolean;
  username: string | null;
}

/**
 * The session for React, synced across tabs. Read from its storage rather than an atom: a copy could show an
 * old session first, and login would have to load Jotai.
 */
export function useSession(): SignedIn {
  const isSignedIn = useSyncExternalStore(session.subscribe, hasToken, hasToken);
  const username = useSyncExternalStore(session.subscribe, nameOf, nameOf);
  return { isSignedIn, username };
}
