import { DomHandler, isTag, type AnyNode, type Document, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';

/** A page deeper than this is nobody's recipe; closing a tag looks through all that are open. */
const DEEPEST = 500;
const MOST_NODES = 300_000;

/** Ends the reading of a page that is too deep or too large; what was read so far stays. */
class Enough extends Error {}

class LimitedHandler extends DomHandler {
  #nodes = 0;

  protected override addNode(node: Parameters<DomHandler['addNode']>[0]): void {
    this.#nodes += 1;
    if (this.#nodes > MOST_NODES || this.tagStack.length > DEEPEST) throw new Enough();
    super.addNode(node);
  }
}

/** Parses a page in linear time, whatever it contains. Of one that is too large, the beginning. */
export function parsePage(html: string): Document {
  const handler = new LimitedHandler();
  try {
    new Parser(handler, { decodeEntities: true }).end(html);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return handler.root;
}

/** All elements of a tree in the order of the page. */
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
