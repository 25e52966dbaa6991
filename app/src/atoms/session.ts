import { atom, getDefaultStore } from 'jotai';
import { session } from '../session/client.ts';

interface SignedIn {
  /** Only the presence of a token counts; whether it is still good is the server's to say. */
  isSignedIn: boolean;
  username: string | null;
}

const read = (): SignedIn => ({ isSignedIn: session.accessToken !== null, username: session.username });

const currentAtom = atom<SignedIn>(read());

// Followed from the start and not only while a screen shows it: the guard must never see an old session first.
session.subscribe(() => {
  const store = getDefaultStore();
  const last = store.get(currentAtom);
  const next = read();
  if (last.isSignedIn !== next.isSignedIn || last.username !== next.username) store.set(currentAtom, next);
});

/** The session as the screens see it; follows other tabs too. */
export const sessionAtom = atom((get) => get(currentAtom));
