/** Gap between a panel and its anchor, and between a panel and the window's edge, in pixels. */
const GAP = 8;

/** Places a panel in the top layer next to its anchor. */
export type Place = (panel: HTMLElement, anchor: HTMLElement) => void;

/** An area in the coordinates of `getBoundingClientRect`. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is visible of the page: less than the window while an on-screen keyboard is open, or after a pinch. */
function visibleArea(): Area {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  if (!view) return { left: 0, right: clientWidth, top: 0, bottom: clientHeight };
  const { offsetLeft: left, offsetTop: top, width, height } = view;
  return { left, right: left + width, top, bottom: top + height };
}

/**
 * Below its anchor, above it if only that fits, or wherever it is fully visible; in page coordinates, so it
 * scrolls along.
 */
export const placeBeside =
  (align: 'start' | 'end'): Place =>
  (panel, anchor) => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const seen = visibleArea();
    panel.style.maxHeight = `${seen.bottom - seen.top - 2 * GAP}px`;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const [below, above] = [bottom + GAP, top - GAP - height];
    const hasRoomBelow = below + height <= seen.bottom - GAP;
    const wanted = hasRoomBelow || above < seen.top + GAP ? below : above;
    // When its anchor scrolls out of view, so does the panel.
    const isAnchorSeen = bottom > seen.top && top < seen.bottom;
    const [least, most] = [seen.top + GAP, seen.bottom - GAP - height];
    panel.style.top = `${(isAnchorSeen ? Math.max(least, Math.min(wanted, most)) : wanted) + window.scrollY}px`;
    // Against the edge that it aligns with, or its width would follow its place.
    const toLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
    const x = Math.max(seen.left + GAP, Math.min(left, seen.right - GAP - width));
    const end = Math.max(seen.left + GAP + width, Math.min(right, seen.right - GAP));
    panel.style.left = toLeft ? `${x + window.scrollX}px` : 'auto';
    panel.style.right = toLeft ? 'auto' : `${clientWidth - end - window.scrollX}px`;
  };

/**
 * Along its anchor, whose width it gets as `--ld-anchor-width`: below it, or above it if there is more room. It
 * never covers the anchor, where the cook is typing: where too little fits, or more than `--ld-list-height` in rem, it
 * scrolls. An on-screen keyboard counts as the window's edge.
 */
export const placeAlong: Place = (panel, anchor) => {
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  const seen = visibleArea();
  panel.style.setProperty('--ld-anchor-width', `${width}px`);
  const [below, above] = [seen.bottom - bottom - 2 * GAP, top - seen.top - 2 * GAP];
  // What it would take, without undoing the limit to measure it: that would scroll it back to its start.
  const wanted = Math.min(panel.scrollHeight, listHeightOf(panel));
  const isBelow = wanted <= below || below >= above;
  panel.style.maxHeight = `min(${Math.max(0, isBelow ? below : above)}px, var(--ld-list-height, 100vh))`;
  const at = isBelow ? bottom + GAP : top - GAP - panel.offsetHeight;
  panel.style.top = `${at + window.scrollY}px`;
  const isLeftToRight = getComputedStyle(anchor).direction === 'ltr';
  panel.style.left = `${(isLeftToRight ? left : right - panel.offsetWidth) + window.scrollX}px`;
};

/** `--ld-list-height` in pixels; infinite if there is none. */
function listHeightOf(panel: HTMLElement): number {
  const rems = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--ld-list-height'));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(rems) ? Infinity : rems * rem;
}
