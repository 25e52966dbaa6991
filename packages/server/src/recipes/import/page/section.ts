import { isTag } from 'domhandler';
import type { PlacedLine } from './amount-column.ts';
import type { Block } from './blocks.ts';
import { commonHolder, isWithin } from './within.ts';

const LONGEST_HEADING = 80;
/** Between two lists of a section there may be a heading and a remark, but no longer text. */
const MOST_BETWEEN = 3;

/** Collects the lines after a heading while they belong to it, judged by their position in the page. */
export class Section {
  readonly #lines: PlacedLine[] = [];
  readonly #isLikely: (text: string) => boolean;
  /** The innermost element that contains the heading and its lines. */
  #home: Block['home'];
  #hasBegun = false;
  #heading: string | null = null;
  /** A list ends with its last item; paragraphs may continue. */
  #isList = false;
  #list: Block['home'] | null = null;
  /** Blocks after an item that are not items: headings of the next items, or text after the list. */
  #loose: Block[] = [];

  constructor(heading: Block, isLikely: (text: string) => boolean) {
    this.#home = heading.home;
    this.#isLikely = isLikely;
  }

  get lines(): readonly PlacedLine[] {
    return this.#lines;
  }

  /** Takes a block, holds it back for later, or ends the section. */
  take(block: Block): 'taken' | 'loose' | 'ended' {
    if (!this.#holds(block)) return 'ended';
    if (block.isItem && !this.#isList && this.#canBeList(block.home)) this.#beginList();
    if (this.#isList && !block.isItem && this.#lines.length > 1) {
      this.#loose.push(block);
      return this.#loose.length > MOST_BETWEEN ? 'ended' : 'loose';
    }
    if (block.isItem && this.#isAnotherList(block)) return 'ended';
    if (block.isItem) this.#takeLoose();
    if (block.isItem) this.#list = block.home;
    if (block.level > 0 && !this.#isBoldLine(block)) this.#heading = block.text;
    else this.#push(block);
    return 'taken';
  }

  #holds({ home }: Block): boolean {
    if (isWithin(home, this.#home) && this.#hasBegun) return true;
    if (this.#lines.length > 1) return false;
    this.#home = commonHolder(this.#home, home);
    this.#hasBegun = true;
    return true;
  }

  /** Some sites set their ingredients in bold: '2 **butter**' is no heading. */
  #isBoldLine({ level, text }: Block): boolean {
    return level === 7 && /^[\d\p{No}]/u.test(text) && this.#isLikely(text);
  }

  /** At most a heading comes before a list, or a remark before a numbered one. */
  #canBeList(list: Block['home']): boolean {
    const isNumbered = isTag(list) && list.name === 'ol';
    return (
      this.#lines.length < 2 &&
      this.#lines.every(({ text, isItem }) => (isNumbered && !isItem) || isHeadingLike(text))
    );
  }

  #beginList(): void {
    this.#isList = true;
    const above = this.#lines.at(-1)?.text ?? '';
    // 'Heat the oven.' may stand over a numbered list, and is a step.
    if (above === '' || !isHeadingLike(above)) return;
    this.#lines.pop();
    this.#heading = above;
  }

  /** An adjacent list without a heading that holds something else: tags or links. */
  #isAnotherList({ home, text, level }: Block): boolean {
    return (
      level === 0 &&
      this.#list !== null &&
      this.#list !== home &&
      this.#loose.length === 0 &&
      !this.#isLikely(text) &&
      this.#lines.every((line) => this.#isLikely(line.text))
    );
  }

  #push({ text, home, isItem }: Block): void {
    this.#lines.push({ heading: this.#heading, text, home, isItem });
  }

  #takeLoose(): void {
    const last = this.#loose.at(-1);
    if (!last) return;
    const isHeading = last.level > 0 || isHeadingLike(last.text);
    for (const block of isHeading ? this.#loose.slice(0, -1) : this.#loose)
      if (block.level === 0) this.#push(block);
    if (isHeading) this.#heading = last.text;
    this.#loose = [];
  }
}

const isHeadingLike = (text: string) => text.length <= LONGEST_HEADING && !/\d|[.!?]$/.test(text);
