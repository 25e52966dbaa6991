import { atom } from 'jotai';
import { session } from '../session/client.ts';

interface SignedIn {
  /** Only the presence of a token counts; whether it is still good is the server's to say. */
  isSignedIn: boolean;
  username: string | null;
}

const read = (): SignedIn => ({ isSignedIn: session.accessToken !== null, username: session.username });

const currentAtom = atom<SignedIn>(read());
currentAtom.onMount = (set) => {
  const follow = () => {
    const next = read();
    set((last) => (last.isSignedIn === next.isSignedIn && last.username === next.username ? last : next));
  };
  follow();
  return session.subscribe(follow);
};

/** The session as the screens see it; follows other tabs too. */
export const sessionAtom = atom((get) => get(currentAtom));
