import { isNode, listOf, type Node } from '@larder/domain/schema-org';
import { plainLines, plainText } from '../plain-text.ts';
import type { Headed } from './found-recipe.ts';

const DEEPEST = 6;

/** The steps of a schema.org recipe: strings, HowToStep and HowToSection, in any combination. */
export function stepsOf(value: unknown, depth = 0): Headed[] {
  if (depth > DEEPEST) return [];
  const all = listOf(value);
  // A single step with all the text holds one step per line; in one of several, line breaks are just wrapping.
  const isAlone = all.length === 1;
  return all.flatMap((one) => {
    if (!isNode(one) || '@value' in one) return linesOf(isAlone ? plainLines(one) : plainText(one));
    const inner = one.itemListElement ?? one.ItemListElement ?? one.steps ?? one.item;
    const name = plainText(one.name ?? one.Name ?? (inner === undefined ? undefined : one.title)).replace(
      /[:.]$/,
      '',
    );
    if (inner !== undefined && inner !== null)
      return under(isList(one) ? '' : name, stepsOf(inner, depth + 1));
    const text = plainLines(one.text ?? one.Text ?? one.description ?? one.name);
    const heading = isBeginning(name, text) ? '' : name;
    // With its own name it is a section with one step per line, and so may a number be; otherwise line breaks are just wrapping.
    const isSection = heading !== '' && !(isNumber(heading) && isWrapped(text));
    return under(
      isNumber(heading) ? '' : heading,
      linesOf(isAlone || isSection ? text : text.replaceAll('\n', ' ')),
    );
  });
}

/** Whether a sentence is broken over two lines. */
const isWrapped = (text: string) => /[.!?](?:\s|$)/.test(text) && /[\p{L}\d,]\n\p{Ll}/u.test(text);

function linesOf(text: string): Headed[] {
  return (
    text
      .split('\n')
      // A number by itself, or a template that was never finished: '1:', '[{'.
      .filter((line) => /\p{L}/u.test(line))
      .map((line) => ({ heading: null, text: line }))
  );
}

/** Puts a heading on the first of its steps. */
function under(heading: string, steps: readonly Headed[]): Headed[] {
  const [first, ...others] = steps;
  if (!first) return [];
  const both = [heading, first.heading ?? ''].filter(Boolean).join(': ');
  return [{ heading: both || null, text: first.text }, ...others];
}

/** A list has a name like 'Instructions', which is not a heading. */
function isList(node: Node): boolean {
  return listOf(node['@type']).some((type) => plainText(type).endsWith('ItemList'));
}

/** 'Step 1', '2', 'Tart, step 3'. */
const isNumber = (name: string) => /^#?\d{1,2}$|(?:^|\s)(?:step|schritt|étape|paso)\s?#?\d{1,2}$/i.test(name);

/** Many sites repeat the start of a step as its name. */
function isBeginning(name: string, text: string): boolean {
  const cut = name.replace(/(?:\.{2,3}|…)$/, '').trim();
  return text.startsWith(cut);
}
