interface Change {
  /** The paths of the screen that goes and of the one that comes. */
  from: string;
  to: string;
  /** Resolves when the one that comes stands there. */
  shown: Promise<void>;
}

/**
 * How the next screen comes on. `prepare` resolves when the router may draw it; until it is set, screens just come.
 * It is called by the loaders of screens, which the router waits for.
 */
export const presentation: { prepare: ((change: Change) => Promise<void>) | null } = { prepare: null };

let shownPath: string | null = null;
let tellShown: (() => void) | null = null;

/** Says that the screen of a path stands there. */
export function noteShown(path: string): void {
  shownPath = path;
  tellShown?.();
}

/** Resolves when the screen of a path may be drawn. */
export async function beforeShown(path: string): Promise<void> {
  if (!presentation.prepare || shownPath === null || shownPath === path) return;
  const shown = new Promise<void>((resolve) => (tellShown = resolve));
  await presentation.prepare({ from: shownPath, to: path, shown });
}
