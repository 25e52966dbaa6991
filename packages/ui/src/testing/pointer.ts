import { expect, userEvent, waitFor } from 'storybook/test';

/** Whether a pointer at the centre of an element would reach it: on screen, not clipped, and not covered. */
function isReachable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit);
}

/**
 * Clicks an element as a cook would: where it is on screen. `userEvent.click` alone also reaches what is clipped or
 * covered.
 */
export async function clickOnScreen(element: Element): Promise<void> {
  await waitFor(() => expect(isReachable(element)).toBe(true));
  await userEvent.click(element);
}
