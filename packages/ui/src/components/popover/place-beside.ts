/** Gap between panel and anchor, and between panel and window edge, in pixels. */
const GAP = 8;

/**
 * Places a panel below its anchor, above it if only that fits, or wherever it is fully visible; in page
 * coordinates, so it scrolls along.
 */
export function placeBeside(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
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
}
