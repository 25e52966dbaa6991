'use client';
import { useState, type FocusEvent } from 'react';

/** Which way the text around something runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * The direction of what has the focus, read from the page at every focus: just in time for the next arrow key, and
 * right under any `dir` attribute without a provider. `[direction, onFocusCapture]`.
 */
export function useDirection(): [Direction, (event: FocusEvent<HTMLElement>) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  return [
    direction,
    ({ currentTarget }) => setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'),
  ];
}
