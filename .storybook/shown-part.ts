/** Asks `checkVisibility` what is seen. Rows far from the viewport are not laid out yet. */
export const SHOWN = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };

/** What is left of a box after everything that clips or scrolls it, from the innermost element around it. */
export function shownPart(box: DOMRect, innermost: Element | null): DOMRect {
  let { left, top, right, bottom } = box;
  for (let around = innermost; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The bar, panel or popover around an element that covers what scrolls under it, if any. */
export function layerOf(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const isOver = ['sticky', 'fixed'].includes(getComputedStyle(around).position);
    if (isOver || around.matches(':popover-open')) return around;
  }
  return null;
}
