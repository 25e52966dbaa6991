import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the component. */
export interface PreferenceChipsLabels {
  /** The number selected. */
  chosen: (count: number) => string;
  /** Announced while the chips load. */
  loading: string;
  /** Describes, for screen readers, how to clear a single selection. */
  clear: string;
}

export const LABELS = (format: LocaleFormat): PreferenceChipsLabels => ({
  chosen: (count) => `${format.count(count)} chosen`,
  loading: 'Loading...',
  clear: 'Press again to clear',
});
