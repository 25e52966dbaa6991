/** Between the two, and between the panel and the edge of the window, in pixels. */
const GAP = 8;

/**
 * Puts a panel under its anchor, or above where only there is room, or else where the window shows it whole; in the
 * page's coordinates, so that it scrolls along.
 */
export function placeBeside(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  panel.style.maxHeight = `${clientHeight - 2 * GAP}px`;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [below, above] = [bottom + GAP, top - GAP - height];
  const hasRoomBelow = below + height <= clientHeight - GAP;
  const wanted = hasRoomBelow || above < GAP ? below : above;
  // An anchor that is scrolled out of sight takes its panel along.
  const isAnchorSeen = bottom > 0 && top < clientHeight;
  const seen = isAnchorSeen ? Math.max(GAP, Math.min(wanted, clientHeight - GAP - height)) : wanted;
  panel.style.top = `${seen + window.scrollY}px`;
  const toLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  const within = (offset: number) => `${Math.max(GAP, Math.min(offset, clientWidth - GAP - width))}px`;
  panel.style.left = toLeft ? within(left) : 'auto';
  panel.style.right = toLeft ? 'auto' : within(clientWidth - right);
}
