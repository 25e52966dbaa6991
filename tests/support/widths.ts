import type { Page } from '@playwright/test';

/** Doubles the size of all text on a page, as a cook may. Before the page is opened. */
export const withLargeText = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

/**
 * What extends beyond the sides of a page or its dialog: sideways scrolling, or words, fields and buttons
 * that are cut off. The contents of a strip that scrolls sideways are reachable.
 */
export const beyondTheSides = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const dialogs = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')];
    const tooWide = [document.documentElement, ...dialogs]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(
        ({ tagName, scrollWidth, clientWidth }) => `${tagName} is ${scrollWidth} px wide in ${clientWidth}`,
      );
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));
    const [ground = document.body] = dialogs;
    const cutOff = [...ground.querySelectorAll('h1, h2, h3, p, label, a, button, input, select')].filter(
      (element) => {
        const { left, right } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && right - left > 1;
        return isSeen && (left < -1 || right > width + 1) && !scrollsSideways(element.parentElement);
      },
    );
    return [
      ...tooWide,
      ...cutOff.map(
        (element) =>
          `${element.tagName} '${element.textContent || element.getAttribute('aria-label') || ''}' is cut off`,
      ),
    ];
  });

/** Words of headings that are broken in two lines without a hyphen, and square icons squeezed by adjacent elements. */
export const outOfShape = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const texts = [...document.querySelectorAll('h1, h2, h3, h4')].filter(isSeen).flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    });
    const broken = texts.flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`'${word}' is broken`] : [];
      }),
    );
    const squeezed = [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
      .filter(isSeen)
      .flatMap((icon) => {
        const { width, height } = icon.getBoundingClientRect();
        const beside = icon.parentElement?.textContent ?? '';
        // One beside text is as high as a line, and drawn in the middle of it.
        const line = Number.parseFloat(getComputedStyle(icon).lineHeight);
        if (height >= width && Math.abs(height - line) <= 1) return [];
        return Math.abs(width - height) > 1 ? [`the icon of '${beside}' is ${width} by ${height}`] : [];
      });
    return [...broken, ...squeezed];
  });
