import type { ReactNode } from 'react';

/** Gives a picture the whole width of its place. What is too large for one is drawn at a fraction of its size. */
export function Wide({ scale = 1, children }: { scale?: number; children: ReactNode }) {
  return <div style={{ flex: '1 1 100%', minInlineSize: 0, zoom: scale }}>{children}</div>;
}
