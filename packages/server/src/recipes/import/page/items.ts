import { isTag, type AnyNode, type Document, type Element } from 'domhandler';
import { isOfType, type Node } from '@larder/domain/schema-org';

/** How a vocabulary marks up items in a page: microdata, RDFa or microformats. */
export interface Vocabulary {
  /** The type of the item that an element represents; null if none. */
  typeOf(element: Element): string | null;
  /** The properties whose value the element holds, by their schema.org names. */
  propertiesOf(element: Element): readonly string[];
  valueOf(element: Element): string;
  /** How deep its text properties are nested at most, if not as deep as in pages. */
  readonly deepestText?: number;
}

type Item = Record<string, unknown>;

/** Limit for nested text properties: each level reads the same words again. */
const DEEPEST_TEXT = 8;

/** The recipes in a page, as marked up in a vocabulary. */
export function itemsIn(page: Document, vocabulary: Vocabulary): Node[] {
  const made: Item[] = [];
  const deepest = vocabulary.deepestText ?? DEEPEST_TEXT;
  const walk = (node: AnyNode, item: Item | null, texts: number): void => {
    if (!isTag(node)) return;
    const type = vocabulary.typeOf(node);
    const properties = item ? vocabulary.propertiesOf(node) : [];
    let inside = item;
    let depth = texts;
    if (type !== null) {
      inside = { '@type': type.split(/\s+/) };
      made.push(inside);
      depth = 0;
    }
    if (item && properties.length > 0 && (type !== null || texts < deepest)) {
      const value = type === null ? vocabulary.valueOf(node) : inside;
      for (const property of properties) add(item, property, value);
      depth += 1;
    }
    for (const child of node.children) walk(child, inside, depth);
  };
  for (const child of page.children) walk(child, null, 0);
  return made.filter((item) => isOfType(item, 'Recipe'));
}

function add(item: Item, property: string, value: unknown): void {
  if (property === '__proto__') return;
  const there = item[property];
  if (there === undefined) item[property] = value;
  else if (Array.isArray(there)) there.push(value);
  else item[property] = [there, value];
}
