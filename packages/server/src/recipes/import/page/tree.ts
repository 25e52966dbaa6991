import { DomHandler, isTag, type AnyNode, type Document, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';

/** No recipe page is deeper; closing a tag searches all open ones. */
const DEEPEST = 500;
/** Ten times as many as real pages have. */
const MOST_NODES = 150_000;

/** Stops parsing a page that is too deep or too large; what was parsed so far is kept. */
class Enough extends Error {}

class LimitedHandler extends DomHandler {
  #nodes = 0;

  protected override addNode(node: Parameters<DomHandler['addNode']>[0]): void {
    this.#nodes += 1;
    if (this.#nodes > MOST_NODES || this.tagStack.length > DEEPEST) throw new Enough();
    super.addNode(node);
  }
}

/** Parses a page in linear time, whatever it contains. Only the start of an oversized page is parsed. */
export function parsePage(html: string): Document {
  const handler = new LimitedHandler();
  try {
    new Parser(handler, { decodeEntities: true }).end(html);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return handler.root;
}

/** All elements of a tree in document order. */
export function* elementsIn(root: Document | Element): Generator<Element> {
  const open: AnyNode[] = root.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue;
    yield node;
    for (let child = node.children.length - 1; child >= 0; child -= 1)
      open.push(node.children[child] as AnyNode);
  }
}

/** The classes of an element. */
export function classesOf({ attribs }: Element): string[] {
  return (attribs.class ?? '').split(/\s+/).filter(Boolean);
}
