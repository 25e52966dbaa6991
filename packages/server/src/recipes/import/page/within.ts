import type { Document, Element } from 'domhandler';

type Holder = Element | Document;

/** The innermost element that contains both. */
export function commonHolder(one: Holder, other: Holder): Holder {
  const around = new Set(holdersOf(one));
  return holdersOf(other).find((holder) => around.has(holder)) ?? one;
}

/** Whether an element is the other or inside it. */
export function isWithin(inner: Holder, outer: Holder): boolean {
  for (let node: Element['parent'] = inner; node; node = node.parent) if (node === outer) return true;
  return false;
}

function holdersOf(node: Holder): Holder[] {
  const holders: Holder[] = [];
  for (let one: Holder['parent'] = node; one; one = one.parent) holders.push(one as Holder);
  return holders;
}
