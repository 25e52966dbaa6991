import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionAtom } from '../atoms/session.ts';

/** Shows its children to whoever is signed in and sends everybody else to /login, remembering where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn } = useAtomValue(sessionAtom);
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return children;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
