import type { MouseEventHandler, ReactElement, ReactNode } from 'react';

/** The props of a link. All of them go on the anchor unchanged. */
export interface LinkProps {
  /** Where the link leads. */
  href: string;
  /** The look of the link. */
  className?: string | undefined;
  /** Set if the link leads to the current page. */
  'aria-current'?: 'page' | undefined;
  /** Called on a press, before the browser follows the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** What the link shows. */
  children: ReactNode;
}

/** Renders a link with your router: `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactElement;

/** The plain anchor used without a router. */
export const renderAnchor: RenderLink = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;
