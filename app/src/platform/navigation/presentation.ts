interface Change {
  /** The paths of the leaving and entering screens. */
  from: string;
  to: string;
  /** Resolves when the entering screen is rendered. */
  shown: Promise<void>;
}

/**
 * How the next screen appears. `prepare` resolves when the router may render it; if unset, screens appear at
 * once. Called by route loaders, which the router awaits.
 */
export const presentation: { prepare: ((change: Change) => Promise<void>) | null } = { prepare: null };

let shownPath: string | null = null;
let tellShown: (() => void) | null = null;

/** Reports that a path's screen is rendered. */
export function noteShown(path: string): void {
  shownPath = path;
  tellShown?.();
}

/** Whether a screen has been rendered since the page was loaded; until then it shows what the build put there. */
export const isAnyShown = (): boolean => shownPath !== null;

/** Resolves when a path's screen may be rendered. */
export async function beforeShown(path: string): Promise<void> {
  if (!presentation.prepare || shownPath === null || shownPath === path) return;
  const shown = new Promise<void>((resolve) => (tellShown = resolve));
  await presentation.prepare({ from: shownPath, to: path, shown });
}
