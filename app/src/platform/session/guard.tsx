import { Fragment, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './use-session.ts';

/**
 * Renders its children for logged-in users and redirects everyone else to /login, remembering the requested
 * page.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn, username } = useSession();
  const { pathname, search, hash } = useLocation();
  const [cameSignedIn] = useState(isSignedIn);
  // A sleeping tab learns of a logout and the next login at once: remount the screens for the new user.
  if (isSignedIn) return <Fragment key={username}>{children}</Fragment>;
  // Only a logout clears the username too: the next user starts at the dashboard.
  if (cameSignedIn && username === null) return <Navigate to="/login" replace />;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}
