/** A piece of a step: text or a marked item. */
export type CookItem =
  | { readonly type: 'text'; readonly value: string }
  | ({ readonly type: 'ingredient' | 'timer'; readonly units: string } & Marked)
  | ({ readonly type: 'cookware' } & Marked);

interface Marked {
  readonly name: string;
  /** A number if possible; 'some', 1 or '' if missing. */
  readonly quantity: number | string;
  /** The text in brackets after it. */
  readonly note?: string;
}

export interface CookStep {
  readonly section: string | null;
  readonly items: readonly CookItem[];
}

/** A recipe in Cooklang, parsed. */
export interface Cooked {
  readonly metadata: ReadonlyMap<string, string>;
  readonly steps: readonly CookStep[];
}

const KINDS = { '@': 'ingredient', '#': 'cookware', '~': 'timer' } as const;
/** The longest name or amount: bounds the look-ahead at each mark, whatever follows it. */
const LONGEST = 120;

/** Parses https://cooklang.org/docs/spec in linear time. Any input is a recipe: what is not marked is text. */
export function parseCooklang(source: string): Cooked {
  const { metadata, body } = withoutFrontMatter(source.replaceAll(/\r\n?/g, '\n'));
  const steps: CookStep[] = [];
  let section: string | null = null;
  let lines: string[] = [];
  const endStep = () => {
    const items = itemsOf(lines.join(' '));
    if (items.length > 0) steps.push({ section, items });
    lines = [];
  };
  for (const line of withoutComments(body).split('\n')) {
    if (line.trim() === '' || line.startsWith('>') || line.startsWith('=')) endStep();
    if (line.startsWith('>>')) addMetadata(metadata, line.slice(2));
    else if (line.startsWith('=')) section = line.replaceAll('=', '').trim() || null;
    else if (line.trim() !== '' && !line.startsWith('>')) lines.push(line);
  }
  endStep();
  return { metadata, steps };
}

function withoutFrontMatter(text: string): { metadata: Map<string, string>; body: string } {
  const metadata = new Map<string, string>();
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1;
  if (end === -1) return { metadata, body: text };
  for (const line of text.slice(4, end).split('\n')) addMetadata(metadata, line);
  return { metadata, body: text.slice(end + 4).replace(/^-*[^\n]*/, '') };
}

function addMetadata(metadata: Map<string, string>, line: string): void {
  const colon = line.indexOf(':');
  if (colon < 1) return;
  const value = line.slice(colon + 1).trim();
  metadata.set(line.slice(0, colon).trim(), value.replace(/^(["'])([^"']*)\1$/, '$2'));
}

/** Comments are '-- to the end of the line' and '[- in brackets -]'; a line of hyphens is not a comment. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let rest = 0;
  for (let at = text.indexOf('-'); at !== -1; at = text.indexOf('-', at)) {
    const isBlock = text[at - 1] === '[' && at - 1 >= rest;
    if (isBlock) {
      const end = text.indexOf('-]', at + 1);
      parts.push(text.slice(rest, at - 1));
      rest = end === -1 ? text.length : end + 2;
      at = rest;
    } else if (text[at + 1] === '-' && text[at + 2] !== '-' && text[at - 1] !== '-') {
      const end = text.indexOf('\n', at);
      parts.push(text.slice(rest, at));
      rest = end === -1 ? text.length : end;
      at = rest;
    } else at += 1;
  }
  parts.push(text.slice(rest));
  return parts.join('');
}

function itemsOf(text: string): CookItem[] {
  const items: CookItem[] = [];
  let rest = 0;
  for (const { index } of text.matchAll(/[@#~]/g)) {
    const marked = index < rest ? null : markedAt(text, index);
    if (!marked) continue;
    if (index > rest) items.push({ type: 'text', value: text.slice(rest, index) });
    items.push(marked.item);
    rest = marked.end;
  }
  if (rest < text.length) items.push({ type: 'text', value: text.slice(rest) });
  const [only] = items;
  return items.length === 1 && only?.type === 'text' && only.value.trim() === '' ? [] : items;
}

/** The item marked at a sign, and its end; null if the sign is plain text. */
function markedAt(text: string, at: number): { item: CookItem; end: number } | null {
  const kind = KINDS[text[at] as keyof typeof KINDS];
  const after = text.slice(at + 1, at + 1 + LONGEST);
  const named = /^(?:[^\s{}@#~][^{}@#~]*)?\{/.exec(after);
  if (named && (named[0].length > 1 || kind === 'timer')) {
    const open = at + named[0].length;
    const inside = /^[^{}]*\}/.exec(text.slice(open + 1, open + 1 + LONGEST));
    if (inside) {
      const end = open + 1 + inside[0].length;
      const note = kind === 'ingredient' ? /^\(([^()]*)\)/.exec(text.slice(end, end + LONGEST)) : null;
      const name = named[0].slice(0, -1).trim();
      return {
        item: makeItem(kind, name, inside[0].slice(0, -1), note?.[1]),
        end: end + (note?.[0].length ?? 0),
      };
    }
  }
  const word = /^[^\s\p{P}]+/u.exec(after)?.[0];
  return word === undefined ? null : { item: makeItem(kind, word, ''), end: at + 1 + word.length };
}

function makeItem(
  kind: (typeof KINDS)[keyof typeof KINDS],
  name: string,
  amount: string,
  note?: string,
): CookItem {
  const [quantity = '', units = ''] = amount.split('%').map((part) => part.trim());
  const rest = note === undefined ? {} : { note: note.trim() };
  if (kind === 'cookware') return { type: kind, name, quantity: quantity === '' ? 1 : numberOf(quantity) };
  const none = kind === 'ingredient' ? 'some' : '';
  return { type: kind, name, quantity: quantity === '' ? none : numberOf(quantity), units, ...rest };
}

/** '2', '1.5' and '1/2' are numbers; '01/2' and 'a few' are words. */
function numberOf(text: string): number | string {
  if (/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return Number(text);
  const fraction = /^([1-9]\d*)\s*\/\s*([1-9]\d*)$/.exec(text);
  return fraction ? Number(fraction[1]) / Number(fraction[2]) : text;
}
