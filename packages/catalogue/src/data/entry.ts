import { isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Faults } from './faults.ts';
import { readMinutes, readNumber } from './figures.ts';
import { didYouMean, nearest } from './nearest.ts';
import { spaced } from './spaced.ts';

/** The file that an entry belongs to. */
export interface Source {
  readonly file: string;
  readonly content: string;
  readonly faults: Faults;
  readonly lineOf: (offset: number) => number;
}

/** Normalises 'gluten_free', 'Gluten free' and 'gluten-free' to the same. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/**
 * A named value in a data file. If it has the wrong type, that is reported with its line and an empty value
 * returned: check the problems before using the result.
 */
export class Entry {
  readonly #source: Source;
  readonly #node: unknown;
  /** What sentences call the entry. */
  readonly name: string;
  readonly line: number;

  /** `under` is its parent's line; `at` its own key's, if it has one. */
  constructor(source: Source, name: string, node: unknown, under: number, at?: number) {
    this.#source = source;
    this.#node = node;
    this.name = name;
    const offset = (node as Node | null)?.range?.[0];
    this.line = at ?? (offset === undefined || isEmpty(node) ? under : source.lineOf(offset));
    if (isAlias(node)) this.fault("a text cannot begin with '*'. Put it in 'single quotes'.");
  }

  fault(message: string): void {
    this.#source.faults.add(this.#source.file, this.line, message);
  }

  /** A single-line text: line breaks in the file become spaces. */
  text(): string {
    const node = this.#node;
    const value = isScalar(node) ? node.value : undefined;
    const text = typeof value === 'number' && isScalar(node) ? String(node.source ?? value) : value;
    if (typeof text === 'string' && text.trim() !== '') {
      this.#checkText(text);
      return text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim();
    }
    if (isMap(node))
      this.fault(
        `${this.name} has a colon followed by a space, so it reads as a field. Write '>-' and put the text on the next line, indented.`,
      );
    else this.fault(isEmpty(node) ? `${this.name} is empty.` : `${this.name} should be text.`);
    return '';
  }

  #checkText(text: string): void {
    const { content, lineOf, faults, file } = this.#source;
    const [from = 0, to = 0] = (this.#node as Node).range ?? [];
    // A dash indented too far is read as part of the line above, and two ingredients as one.
    const dash = /\n[ \t]*- /.exec(content.slice(from, to));
    if (dash)
      faults.add(
        file,
        lineOf(from + dash.index + 1),
        'this dash is not aligned with the one above, so it reads as part of that line. Use the same number of spaces.',
      );
    if (/[\p{Cs}]|(?![\n\r\t])\p{Cc}/u.test(text)) this.fault(`${this.name} has an invalid character.`);
    if (/<\/?[a-z!]/i.test(text)) this.fault(`${this.name} has HTML in it. Write the bare text.`);
  }

  number({ least, most }: { least: number; most: number }): number {
    const found = isScalar(this.#node) ? readNumber(String(this.#node.value)) : null;
    if (found !== null && found >= least && found <= most) return found;
    this.fault(`${this.name} should be a number from ${least} to ${most}.`);
    return least;
  }

  whole({ least, most }: { least: number; most: number }): number {
    const found = this.number({ least, most });
    if (!Number.isInteger(found)) this.fault(`${this.name} should be a whole number.`);
    return found;
  }

  /** '1 h 30 min', '45 min' or 45, in minutes; or one of these words, each for a number of minutes. */
  minutes(words: Readonly<Record<string, number>> = {}): number {
    const text = isScalar(this.#node) ? String(this.#node.value).trim() : '';
    const found = words[text.toLowerCase()] ?? readMinutes(text);
    const choices = ["'45 min'", "'1 h 30 min'", ...Object.keys(words).map((word) => `'${word}'`)];
    if (found === null)
      this.fault(
        `${this.name} should be a time such as ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`,
      );
    return found ?? 0;
  }

  oneOf<T extends string>(values: readonly T[]): T {
    return this.known(values) ?? (values[0] as T);
  }

  /** The same, undefined if invalid. */
  known<T extends string>(values: readonly T[]): T | undefined {
    const text = this.text();
    const found = values.find((value) => bare(value) === bare(text));
    if (found === undefined && text !== '') {
      const words = values.map(spaced);
      const hint = didYouMean(text, words) || ` Choose from ${words.join(', ')}.`;
      this.fault(`${this.name} '${text}' is not known.${hint}`);
    }
    return found;
  }

  get isList(): boolean {
    return isSeq(this.#node);
  }

  /** The entries of a list, each named by its kind. */
  list(name: string): Entry[] {
    const node = this.#node;
    if (!isSeq(node)) {
      this.fault(`${this.name} should be a list, with a dash before each ${name}.`);
      return [];
    }
    return node.items.map((item) => new Entry(this.#source, `the ${name}`, item, this.line));
  }

  /** The entries of a list as texts, without duplicates. */
  texts(name: string): string[] {
    const seen = new Set<string>();
    return this.list(name).map((entry) => {
      const text = entry.text();
      if (text !== '' && seen.has(text)) entry.fault(`${entry.name} '${text}' is listed twice.`);
      seen.add(text);
      return text;
    });
  }

  /** The entries of a list, from a set of values, without duplicates. */
  someOf<T extends string>(name: string, values: readonly T[]): T[] {
    const found = new Set<T>();
    for (const entry of this.list(name)) {
      const value = entry.known(values);
      if (value === undefined) continue;
      if (found.has(value)) entry.fault(`${entry.name} '${spaced(value)}' is listed twice.`);
      found.add(value);
    }
    return [...found];
  }

  /** The entries under keys that are data themselves, with each key's position. */
  named(): { key: string; entry: Entry }[] {
    const node = this.#node;
    if (!isMap(node)) {
      this.fault(`${this.name} should be names, each followed by a colon.`);
      return [];
    }
    return node.items.map(({ key, value }) => {
      const at = isScalar(key) ? key : null;
      const name = String(at?.value ?? key);
      const line = at?.range ? this.#source.lineOf(at.range[0]) : this.line;
      return { key: name, entry: new Entry(this.#source, name, value, line, line) };
    });
  }

  /** The entries under field names: all required ones, and no unknown ones. */
  fields<Required extends string, Optional extends string>(
    required: readonly Required[],
    optional: readonly Optional[],
  ): Record<Required, Entry> & Partial<Record<Optional, Entry>> {
    const known: readonly string[] = [...required, ...optional];
    const found = new Map<string, Entry>();
    const meant = new Set<string>();
    for (const { key, entry } of this.named()) {
      const field = known.find((name) => bare(name) === bare(key));
      if (field !== undefined) {
        found.set(field, new Entry(this.#source, `the ${field}`, entry.#node, entry.line, entry.line));
        continue;
      }
      const near = nearest(key, known);
      if (near !== undefined) meant.add(near);
      entry.fault(
        `there is no field '${key}'.${didYouMean(key, known) || ` The fields are ${known.join(', ')}.`}`,
      );
    }
    for (const name of required) {
      if (found.has(name)) continue;
      if (!meant.has(name)) this.fault(`'${name}' is missing. Add a line '${name}: …'.`);
      found.set(name, new Entry(SILENT, name, null, this.line));
    }
    return Object.fromEntries(found) as Record<Required, Entry> & Partial<Record<Optional, Entry>>;
  }
}

/** For a missing value, which is reported once. */
const SILENT: Source = {
  file: '',
  content: '',
  faults: { add: () => undefined } as unknown as Faults,
  lineOf: () => 1,
};

const isEmpty = (node: unknown) => node === null || (isScalar(node) && node.value === null);
