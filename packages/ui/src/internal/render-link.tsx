import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

/** What a component asks of a link. Everything here goes on the anchor as it is. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  /** The link leads to where one already is. */
  'aria-current'?: 'page' | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

/** Draws a link. Give a router's own link here: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactElement;

/** The plain anchor that links are without a router. */
export const renderAnchor: RenderLink = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;
