import { grindingFrom } from './ground.ts';
import { BARE_KINDS, isOtherFood, kindsOf, MADE_OF_KIND } from './kinds.ts';
import { lineWords, type LineWords, type StepLine } from './line-words.ts';
import { isLeafWord, stem, stemSet, tokensOf } from './words.ts';

/** A word of a step. */
interface Word {
  readonly stem: string;
  readonly isPlural: boolean;
  readonly isLeaf: boolean;
}

/** A line that a place in a step may mean, with the words there that belong to its name. */
interface Candidate {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** Where a step mentions a line: a range of the tokens from `tokensOf`. */
export interface Mention {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

const ALL = stemSet('both all two three');
/** Whether the words here mean every line with this name: 'both peppers', 'the two kinds of flour'. */
const isAllOf = (words: readonly Word[], at: number) => {
  const isKinds = words[at - 1]?.stem === 'of' && /^(?:kind|sort|typ)$/.test(words[at - 2]?.stem ?? '');
  return ALL.has(words[isKinds ? at - 3 : at - 1]?.stem ?? '');
};
const THE = stemSet('the');
const LIKE = stem('like');
/** 'as well as garlic' compares nothing. */
const COUNTING = stemSet('well soon much many long far');
/** Before these, a food names a tool: 'potato masher'. */
const TOOLS =
  stemSet(`masher press peeler mill grinder crusher pan pot cooker dish knife slicer spinner brush bowl jar board basket
  spoon grater scissors`);

const OIL = stem('oil');
const UNTIL = stem('until');
/** What oil that was put in earlier does in the end. */
const LOOKS = stemSet('is float floats separates rises pools surfaces splits oozes');

const wordsOf = (step: string): Word[] =>
  tokensOf(step).map(({ text }) => ({
    stem: stem(text),
    isPlural: /[^s]s$/.test(text),
    isLeaf: isLeafWord(text),
  }));

/** Whether the words here only compare: 'squashes to cream', 'as firm as cold butter'. */
function isComparison(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.stem === 'to') return true;
  const before = words.slice(Math.max(0, at - 3), at).map(({ stem: one }) => one);
  if (before.includes(LIKE)) return true;
  const as = before.lastIndexOf('as');
  if (as === -1) return false;
  const from = at - before.length + as;
  return words[from - 2]?.stem === 'as' && !COUNTING.has(words[from - 1]?.stem ?? '');
}

/** Whether the words here say what the food looks like by then, rather than what goes in: 'until the oil floats'. */
const isLookedFor = (words: readonly Word[], at: number) =>
  words[at]?.stem === OIL &&
  LOOKS.has(words[at + 1]?.stem ?? '') &&
  words.slice(Math.max(0, at - 4), at).some((word) => word.stem === UNTIL);

/** A kind that means a line: 'the grated cheese', but no 'cheese sauce'. */
function kindAt(words: readonly Word[], at: number, line: number, names: LineWords): Candidate | null {
  const word = words[at]?.stem ?? '';
  // The 's' of 'goat's cheese' is a word of its own.
  const before = words[words[at - 1]?.stem === 's' ? at - 2 : at - 1]?.stem ?? '';
  if (isOtherFood(before, word, names)) return null;
  const isMeant =
    BARE_KINDS.has(word) || THE.has(words[at - 1]?.stem ?? '') || THE.has(words[at - 2]?.stem ?? '');
  const next = words[at + 1]?.stem ?? '';
  if (!isMeant || isComparison(words, at) || TOOLS.has(next) || MADE_OF_KIND.has(next)) return null;
  return { line, start: at, end: at + 1, score: 4 };
}

/** The words around a place that belong to a line's name: 'dried red chillies' at 'chillies'. */
function candidateAt(words: readonly Word[], at: number, line: number, names: LineWords): Candidate | null {
  const word = words[at]?.stem ?? '';
  if (!names.all.has(word) || (names.isSpice && words[at]?.isLeaf)) return null;
  if (isComparison(words, at)) return null;
  let [start, end] = [at, at + 1];
  while (names.all.has(words[start - 1]?.stem ?? '')) start -= 1;
  while (names.all.has(words[end]?.stem ?? '')) end += 1;
  const there = new Set(words.slice(start, end).map(({ stem: one }) => one));
  const hasHead = names.head !== null && there.has(names.head);
  const isNamed =
    [...there].some((one) => names.alone.has(one)) ||
    (hasHead && [...there].some((one) => names.telling.has(one))) ||
    (there.size > 1 && there.size === names.all.size);
  if (!isNamed || TOOLS.has(words[end]?.stem ?? '')) return null;
  // More words of its name are better, then its last word, then a complete name.
  const score = there.size * 4 + (hasHead ? 2 : 0) + (there.size === names.all.size ? 1 : 0);
  return { line, start, end, score };
}

/** Finds the lines that a recipe's steps mention, step by step, and remembers earlier mentions. */
class StepReader {
  private readonly names: readonly LineWords[];
  private readonly kinds: readonly ReadonlySet<string>[];
  /** When each line was last mentioned: a word that several lines share means that one again. */
  private readonly mentioned = new Map<number, number>();
  /** The lines that were ground to a paste or powder, and are called that from then on. */
  private readonly ground = new Set<number>();
  private now = 0;

  constructor(lines: readonly StepLine[]) {
    this.names = lines.map(lineWords);
    this.kinds = kindsOf(this.names);
  }

  read(step: string): Mention[] {
    const words = wordsOf(step);
    const stems = words.map(({ stem: one }) => one);
    const found: Mention[] = [];
    for (let at = 0; at < words.length;) {
      const best = this.bestAt(words, at);
      const end = Math.max(at + 1, ...best.map((one) => one.end));
      for (const { line, start, end: until } of best) found.push({ line, start, end: until });
      if (best.length > 0) {
        this.now += 1;
        for (const { line } of best) {
          this.mentioned.set(line, this.now);
          this.ground.delete(line);
        }
      } else {
        const from = grindingFrom(stems, at);
        if (from !== null) this.grind(found, from);
      }
      at = end;
    }
    return found;
  }

  /** Without a name of its own, the sentence grinds all that the step has named: 'Blend to a fine paste'. */
  private grind(found: readonly Mention[], from: number) {
    const here = found.filter(({ start }) => start >= from);
    for (const { line } of here.length > 0 ? here : found) this.ground.add(line);
  }

  private bestAt(words: readonly Word[], at: number): readonly Candidate[] {
    // Oil that no step has named yet goes in here: 'Wait until the oil is hot'.
    if (isLookedFor(words, at) && this.isOilIn()) return [];
    const isKind = (line: number) => this.kinds[line]?.has(words[at]?.stem ?? '');
    const all = this.names.flatMap(
      (names, line) =>
        candidateAt(words, at, line, names) ?? (isKind(line) ? kindAt(words, at, line, names) : null) ?? [],
    );
    const most = Math.max(...all.map(({ score }) => score));
    const best = all.filter(({ score }) => score === most);
    if (best.length === 1) return [...best, ...this.joined(words, best[0]!)];
    if (best.length === 0) return best;
    if (isAllOf(words, at)) return best;
    const whole = best.filter(({ line }) => !this.ground.has(line));
    const meant = whole.length > 0 ? whole : best;
    const last = Math.max(...meant.map(({ line }) => this.mentioned.get(line) ?? 0));
    if (last > 0) return meant.filter(({ line }) => this.mentioned.get(line) === last);
    const isPlural = words.slice(at, meant[0]?.end).some((word) => word.isPlural);
    // Two lines of the same food are both meant: which of them, no word tells.
    const first = this.names[meant[0]!.line]?.name;
    return isPlural ? meant : meant.filter(({ line }) => this.names[line]?.name === first);
  }

  private isOilIn(): boolean {
    return [...this.mentioned.keys()].some((line) => this.names[line]?.all.has(OIL));
  }

  /** The other of two kinds that share their last word: the green peppers in 'the green and red peppers'. */
  private joined(words: readonly Word[], found: Candidate): readonly Candidate[] {
    const head = this.names[found.line]?.head;
    const other = words[found.start - 2]?.stem ?? '';
    if (!head || words[found.start - 1]?.stem !== 'and') return [];
    const line = this.names.findIndex(
      (names, at) => at !== found.line && names.head === head && names.all.has(other),
    );
    return line === -1 ? [] : [{ ...found, line }];
  }
}

/**
 * For each step, the indexes of the ingredients that it mentions, in list order. A word that several share ('the oil')
 * means the one mentioned last that was not ground to a paste since, or else the first in the list, or all of them if it
 * is a plural.
 */
export function ingredientsInSteps(steps: readonly string[], lines: readonly StepLine[]): number[][] {
  return mentionsInSteps(steps, lines).map((mentions) =>
    [...new Set(mentions.map(({ line }) => line))].toSorted((a, b) => a - b),
  );
}

/** The same with their positions in each step, in the step's order. */
export function mentionsInSteps(steps: readonly string[], lines: readonly StepLine[]): Mention[][] {
  const reader = new StepReader(lines);
  return steps.map((step) => reader.read(step));
}
