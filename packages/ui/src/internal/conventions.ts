import type { ReactNode } from 'react';

/** The level of a heading, to fit the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * What went wrong, as phrasing content: text, links, emphasis. It may stand in a paragraph. Null, undefined and false show
 * nothing.
 */
export type ErrorMessage = Exclude<ReactNode, true>;

/** The level of a heading in a part; there is none below 6. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => Math.min(6, level + 1) as HeadingLevel;
