import type { ReactElement, ReactNode } from 'react';

/** What a component asks of a link. Everything here goes on the anchor as it is. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Draws a link. Give a router's own link here: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactElement;

/** The plain anchor that links are without a router. */
export const renderAnchor: RenderLink = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);
