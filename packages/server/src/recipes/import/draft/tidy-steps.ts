import type { Headed } from '../schema/found-recipe.ts';

const STEP = 'step|stap|schritt|étape|etape|passo|paso|krok|vaihe|шаг';
/** 'Step 1:', 'Étape 2 -', 'STEP 3 |', 'Step 1 of 5'. */
const WORD_NUMBER = new RegExp(
  `^(?:${STEP})\\s?#?\\d{1,2}(?:\\s?(?:of|/)\\s?\\d{1,2})?\\b\\s{0,3}[.):|–-]?\\s{0,3}`,
  'i',
);
/** '1. ', '2) ', '3- '; but '2-3 minutes' and '1.5 l' start with an amount. */
const NUMBER = /^#?\d{1,2}\s?[.):–-](?![\d½¼¾])\s{0,3}/;
const BULLET = /^(?:[-–—•▢*·▪◦‣>✓☐\u{2063}]\s?){1,3}/u;

/** 'Step 1: Prepare the onions', and no sentence. */
const TITLE = new RegExp(`^(?:${STEP})\\s?#?\\d{1,2}\\b[^.!?]{0,60}$`, 'i');

/** Whether a page sets a number and perhaps a title over each step: then no two such lines follow each other. */
export function hasTitles(steps: readonly Headed[]): boolean {
  const titles = steps.map(({ text }) => isStepTitle(text));
  return titles.includes(true) && titles.every((isTitle, at) => !isTitle || titles[at + 1] === false);
}

/** Whether a line is a step's number with at most a title. */
export const isStepTitle = (text: string): boolean => TITLE.test(text);

/** Removes bullets and numbers from steps, and splits one text with numbered steps. */
export function tidySteps(steps: readonly Headed[]): Headed[] {
  const isCounted = steps.length > 2 && steps.every(({ text }, nth) => text.startsWith(`${nth + 1} `));
  return steps.flatMap((step) => {
    const parts = steps.length <= 2 ? partsOf(step.text) : gluedParts(step.text);
    const texts = parts
      .map((text) => (isCounted ? text.replace(/^\d+ /, '') : text))
      .map((text) => withoutNumber(text))
      .filter((text) => /\p{L}/u.test(text));
    return texts.map((text, nth) => ({ heading: nth === 0 ? headingOf(step.heading) : null, text }));
  });
}

/** The steps as strings, with each heading in front of its first step. */
export function stepTexts(steps: readonly Headed[]): string[] {
  return tidySteps(steps).map(({ heading, text }) => (heading === null ? text : `${heading}: ${text}`));
}

/** A line without its bullet. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '');
}

function partsOf(text: string): string[] {
  const numbered = numberedParts(text);
  return numbered.length > 1 ? numbered : gluedParts(text);
}

/** '1. Chop. 2. Fry.' is two steps if the numbers count up from one. */
function numberedParts(text: string): string[] {
  const starts: number[] = [];
  for (const found of text.matchAll(/(?:^|(?<=[\s.!?)]))(\d{1,2})[.)]\s?(?=\p{L})/gu))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  return starts.length < 2 ? [text] : cut(text, starts);
}

/** 'Heat the oven.Butter a tin.' has lost the line breaks between its steps; 'Dr.Oetker' has not. */
function gluedParts(text: string): string[] {
  return cut(
    text,
    Array.from(text.matchAll(/(?<=(?:\p{Ll}{3}|\))[.!])(?=\p{Lu}\p{Ll})/gu), ({ index }) => index),
  );
}

function cut(text: string, starts: readonly number[]): string[] {
  const ends = [...starts, text.length];
  return [
    text.slice(0, starts[0] ?? text.length),
    ...starts.map((start, nth) => text.slice(start, ends[nth + 1])),
  ]
    .map((part) => part.trim())
    .filter(Boolean);
}

function withoutNumber(text: string): string {
  return withoutBullet(text).replace(WORD_NUMBER, '').replace(NUMBER, '').trim();
}

function headingOf(heading: string | null): string | null {
  const text = heading === null ? '' : withoutNumber(heading);
  return /\p{L}/u.test(text) ? text : null;
}
