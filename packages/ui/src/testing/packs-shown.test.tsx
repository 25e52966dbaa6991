// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Children, cloneElement, isValidElement, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ko } from '../words/ko/index.ts';
import * as ui from './every-component.ts';
import { WORDS_ROWS } from './words-rows-all.tsx';

afterEach(() => {
  ui.toast.clear();
  cleanup();
});

/** Signs, units and names that Korean writes in Latin letters. */
const LATIN_IN_KOREAN =
  /\b(?:AI|Chrome|Edge|F8|HEIC|JPEG|JSON|MB|PNG|Photos|Safari|WebP|language-not-supported|cm|days|fl oz|g|kcal|kg|l|lb|https|ml|name@example\.com|oz|pack|piece|US|Larder)\b|\d+(?:g|kg|ml|l)\b|°[CF]|\bdata:/g;

/** The same without the words that the row gives. */
function withoutLabels(element: ReactElement): ReactElement {
  const { children, labels, names, reviewLabels, ...props } = element.props as Record<string, unknown>;
  const given = { labels, names, reviewLabels };
  const gone = Object.fromEntries(Object.keys(given).map((name) => [name, undefined]));
  const inner = Children.map(children as ReactElement[], (child) =>
    isValidElement(child) ? withoutLabels(child as ReactElement) : child,
  );
  return cloneElement(element, { ...props, ...gone }, ...(inner ?? []));
}

/** All visible and announced text. */
function said(): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];
  return [
    ...Array.from(document.body.querySelectorAll('*'), (node) =>
      [...node.childNodes]
        .filter((child) => child.nodeType === Node.TEXT_NODE)
        .map((child) => child.textContent)
        .join(''),
    ),
    ...attributes.flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''),
    ),
  ];
}

test.each(WORDS_ROWS)('$component speaks no English inside a Korean pack', ({ element }) => {
  render(
    <ui.FoodProvider words={ko} locale="ko-KR">
      {withoutLabels(element)}
    </ui.FoodProvider>,
  );
  const left = said().filter((text) => /\p{Script=Latin}/u.test(text.replaceAll(LATIN_IN_KOREAN, '')));
  expect([...new Set(left)]).toEqual([]);
});
