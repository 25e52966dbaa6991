interface Change {
  /** The paths of the screen that goes and of the one that comes. */
  from: string;
  to: string;
  /** Draws the next screen; resolves when it stands there. */
  show: () => Promise<void>;
}

/** How the next screen comes on. `present` says whether it took care of that; until it is set, screens just come. */
export const presentation: { present: ((change: Change) => boolean) | null } = { present: null };
