import type { LinkProps } from '@larder/ui/recipe-card';
import type { ReactElement } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/** Draws the links of @larder/ui's components with the router. */
export function renderLink(props: LinkProps): ReactElement {
  return <RouterLink {...props} />;
}

/** The router's own link can also load pages of its servers, and is three times as heavy for it. */
function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
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
