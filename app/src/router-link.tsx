import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Draws the links of @larder/ui's components with the router. */
export function renderLink({
  href,
  children,
  ...rest
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
