/** Gap between a panel and its anchor, and between a panel and the window's edge, in pixels. */
const GAP = 8;

/** Places a panel in the top layer next to its anchor. */
export type Place = (panel: HTMLElement, anchor: HTMLElement) => void;

/**
 * Below its anchor, above it if only that fits, or wherever it is fully visible; in page coordinates, so it
 * scrolls along.
 */
export const placeBeside =
  (align: 'start' | 'end'): Place =>
  (panel, anchor) => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    panel.style.maxHeight = `${clientHeight - 2 * GAP}px`;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const [below, above] = [bottom + GAP, top - GAP - height];
    const hasRoomBelow = below + height <= clientHeight - GAP;
    const wanted = hasRoomBelow || above < GAP ? below : above;
    // When its anchor scrolls out of view, so does the panel.
    const isAnchorSeen = bottom > 0 && top < clientHeight;
    const seen = isAnchorSeen ? Math.max(GAP, Math.min(wanted, clientHeight - GAP - height)) : wanted;
    panel.style.top = `${seen + window.scrollY}px`;
    const toLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
    const within = (offset: number) => `${Math.max(GAP, Math.min(offset, clientWidth - GAP - width))}px`;
    panel.style.left = toLeft ? within(left) : 'auto';
    panel.style.right = toLeft ? 'auto' : within(clientWidth - right);
  };

/**
 * Along its anchor, whose width it gets as `--ld-anchor-width`: below it, or above it if there is more room. It
 * never covers the anchor, where the cook is typing: where too little fits, it scrolls. An on-screen keyboard
 * counts as the window's edge.
 */
export const placeAlong: Place = (panel, anchor) => {
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect();
  const seenTop = window.visualViewport?.offsetTop ?? 0;
  const seenBottom = seenTop + (window.visualViewport?.height ?? window.innerHeight);
  panel.style.setProperty('--ld-anchor-width', `${width}px`);
  const [below, above] = [seenBottom - bottom - 2 * GAP, top - seenTop - 2 * GAP];
  // Its whole height, without undoing the limit to measure it: that would scroll it back to its start.
  const isBelow = panel.scrollHeight <= below || below >= above;
  panel.style.maxHeight = `${Math.max(0, isBelow ? below : above)}px`;
  const at = isBelow ? bottom + GAP : top - GAP - panel.offsetHeight;
  panel.style.top = `${at + window.scrollY}px`;
  const isLeftToRight = getComputedStyle(anchor).direction === 'ltr';
  panel.style.left = `${(isLeftToRight ? left : right - panel.offsetWidth) + window.scrollX}px`;
};
