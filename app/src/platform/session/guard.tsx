import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';

/** Shows its children to a cook who is signed in and sends everybody else to /login, remembering where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn, username } = useSession();
  const { pathname, search, hash } = useLocation();
  const [cameSignedIn] = useState(isSignedIn);
  // A tab that sleeps hears of a log out and of the next login at once: the next cook gets screens of their own.
  if (isSignedIn) return <Fragment key={username}>{children}</Fragment>;
  // Only a log out takes the name too: the next cook starts at the dashboard.
  if (cameSignedIn && username === null) return <Navigate to="/login" replace />;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
