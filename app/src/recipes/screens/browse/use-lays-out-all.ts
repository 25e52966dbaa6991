import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeftScrolled } from '../../../platform/navigation/use-arrival.ts';

/**
 * Whether cards far below the screen have to be laid out too: the place that is returned to depends on the height of all
 * that is above it. Otherwise their height is estimated until they come near, which is much less work. Once laid out, the
 * browser remembers how high they are.
 * @param areThere whether the cards are there
 */
export function useLaysOutAll(areThere: boolean): boolean {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, isReturn: isLeftScrolled(key) });
  const { isReturn } = shown;
  if (shown.key !== key) setShown({ key, isReturn: isLeftScrolled(key) });

  useEffect(() => {
    if (!isReturn || !areThere) return undefined;
    // Sizes are noted after the layout of a frame, so the next frame has them.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown({ key, isReturn: false }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturn, areThere, key]);
  return isReturn;
}
