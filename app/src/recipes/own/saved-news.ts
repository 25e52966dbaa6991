import { plural, t } from '../../platform/language/t.ts';

/** What became of an import. */
export interface SavedImport {
  /** How many recipes were saved, and how many of those picked were not. */
  saved: number;
  left: number;
  /** Sentences about those that were saved without their picture. */
  withoutPicture: readonly string[];
  /** How many other parts of an export could not be saved. */
  lost: number;
  /** Sentences about what else came back, and about what did not. */
  done: readonly string[];
  failures: readonly string[];
}

/** What the cook is told about it: what is there now, null for nothing, and what is missing. */
export function savedNews({ saved, left, withoutPicture, lost, ...others }: SavedImport): {
  success: string | null;
  failures: string[];
} {
  const done = [
    ...(saved > 0 ? [plural(saved, { one: '{count} recipe saved', other: '{count} recipes saved' })] : []),
    ...others.done,
  ];
  const isAllBack = saved + left + lost + others.failures.length === 0;
  const [first, second] = withoutPicture;
  const failures = [
    second !== undefined
      ? plural(withoutPicture.length, {
          one: '{count} recipe was saved without its picture.',
          other: '{count} recipes were saved without their pictures.',
        })
      : first,
    lost > 0 ? t('Some ratings, notes, dinners or lists could not be saved.') : undefined,
    ...others.failures,
  ];
  return {
    success:
      done.length > 0
        ? done.reduce((before, next) => t('{before}. {next}', { before, next }))
        : isAllBack
          ? t('All of it is back')
          : null,
    failures: failures.filter((sentence) => sentence !== undefined),
  };
}
