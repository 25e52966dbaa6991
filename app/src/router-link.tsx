import type { LinkProps } from '@larder/ui/recipe-card';
import type { ReactElement } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { CameFrom } from './navigation/came-from.ts';

/** Draws the links of @larder/ui's components with the router. */
export function renderLink(props: LinkProps): ReactElement {
  return <RouterLink {...props} />;
}

/** The same, and the screen it leads to knows where one came from. */
export function renderLinkFromHere(props: LinkProps): ReactElement {
  return <LinkFromHere {...props} />;
}

function LinkFromHere(props: LinkProps) {
  const { pathname, search } = useLocation();
  return <RouterLink {...props} state={{ from: pathname + search } satisfies CameFrom} />;
}

/** The router's own link can also load pages of its servers, and is three times as heavy for it. */
function RouterLink({ href, onClick, state, children, ...rest }: LinkProps & { state?: CameFrom }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, state && { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
