import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes lucide's icons in place of its own maker, which also knows sizes, themes and other frameworks: icons here are
 * lines of the text's colour, sized by CSS. `icons.config.ts` puts it there.
 */
export default function createIcon({ node }: IconData) {
  return (attributes: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { 'aria-hidden': true, ...FRAME, ...attributes },
      ...node.map(([tag, drawn]) => createElement(tag, drawn)),
    );
}
