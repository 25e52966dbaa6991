'use client';
import { useState, type FocusEvent } from 'react';

/** A text direction. */
export type Direction = 'ltr' | 'rtl';

/**
 * The direction of the focused element, read on every focus: in time for the next arrow key, and correct
 * under any `dir` attribute without a provider. Returns `[direction, onFocusCapture]`.
 */
export function useDirection(): [Direction, (event: FocusEvent<HTMLElement>) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  return [
    direction,
    ({ currentTarget }) => setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'),
  ];
}
