import { fold } from '@larder/domain/names';

/** The longest text that is compared: anything longer is not a typo. */
const LONGEST = 60;

/** A suggestion as the end of a sentence: " Did you mean 'tbsp'?"; empty if nothing is close. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const found = nearest(written, known);
  return found === undefined ? '' : ` Did you mean '${found}'?`;
}

/** The known text with the smallest edit distance: at most a third of its letters, and never all. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const wanted = fold(written);
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const folded = fold(candidate);
    if (Math.abs(folded.length - wanted.length) >= fewest) continue;
    const slips = slipsBetween(wanted, folded);
    if (slips < fewest && slips < folded.length) [best, fewest] = [candidate, slips];
  }
  return best;
}

/** Counts extra, missing, wrong and swapped letters. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
