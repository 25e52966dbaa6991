import type { LinkProps } from '@larder/ui/recipe-card';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CameFrom } from './came-from.ts';

/** Renders links of @larder/ui components with the router. */
export function renderLink({ href, ...rest }: LinkProps): ReactElement {
  return <Link {...rest} to={href} />;
}

/** The same, and passes the current URL to the target screen. */
export function renderLinkFromHere(props: LinkProps): ReactElement {
  return <LinkFromHere {...props} />;
}

function LinkFromHere({ href, ...rest }: LinkProps) {
  const { pathname, search } = useLocation();
  return <Link {...rest} to={href} state={{ from: pathname + search } satisfies CameFrom} />;
}
