import { splitInstructions } from '@larder/domain';
import { isNode, isOfType, listOf } from '@larder/domain/schema-org';
import { firstText } from './first-text.ts';
import { plainLines, plainText } from './text.ts';

const DEEPEST = 5;
const MOST = 300;
/** A number before a step: the list numbers them itself. */
const NUMBER = /^(?:step\s)?\d{1,2}\s?[.):]\s/i;

/** The steps: strings, HowToStep, HowToSection and ItemList in any combination. A heading is in front of its first step. */
export function stepsOf(value: unknown): readonly string[] {
  return inside(value, 0)
    .map((step) => step.replace(NUMBER, ''))
    .filter((step) => /[\p{L}\p{N}]/u.test(step))
    .slice(0, MOST);
}

/** One text with numbered steps, as `InstructionSteps` takes it. */
export function numbered(steps: readonly string[]): string {
  // Inside a step, a number that reads like the next marker would begin a new one: a word joiner keeps it apart.
  const apart = (step: string) => step.replaceAll(/(^|\s)(\d{1,3}[.)])(?=\s)/g, '$1$2\u{2060}');
  return steps.map((step, index) => `${index + 1}. ${apart(step)}`).join('\n');
}

function inside(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  const all = listOf(value);
  return all.flatMap((one) => {
    // A text alone holds a step in each line, or after each number; line ends in one of several only wrap it.
    const lines = (text: unknown) =>
      all.length === 1 ? plainLines(text).flatMap(splitInstructions) : [plainText(text)];
    if (!isNode(one)) return lines(one);
    const parts = [one.itemListElement, one.steps, one.item].map((part) => inside(part, depth + 1));
    const steps = parts.find(({ length }) => length > 0);
    if (!steps)
      return lines([one.text, one.description, one.name].find((text) => firstText(text) !== '') ?? one);
    const heading = isOfType(one, 'HowToSection') ? plainText(one.name).replace(/:$/, '') : '';
    return under(heading, steps);
  });
}

function under(heading: string, steps: readonly string[]): string[] {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  return [heading === '' ? first : `${heading}: ${first.replace(NUMBER, '')}`, ...others];
}
