import type { Document } from 'domhandler';
import type { Node } from '@larder/domain/schema-org';
import { hasTitles, isStepTitle } from '../draft/tidy-steps.ts';
import { recipesIn } from '../schema/json-ld.ts';
import { NOTHING, type FoundRecipe, type Headed } from '../schema/found-recipe.ts';
import { fromSchema } from '../schema/from-schema.ts';
import { isOtherHeading } from '../text/headings.ts';
import { isInvitation } from './asides.ts';
import { blocksOf, type Block } from './blocks.ts';
import { finerIngredients } from './finer.ts';
import { finerSteps } from './finer-steps.ts';
import { itemsIn } from './items.ts';
import { headingKey, headingTexts } from './marked-headings.ts';
import { withoutRepeats } from './repeats.ts';
import { keyOf, withRows } from './rows.ts';
import { withNumberedSteps } from './numbered-steps.ts';
import { programRecipe } from './program/recipe.ts';
import { parsePage } from './tree.ts';
import { atRunInHeadings, beginningsIn, type Beginnings } from './run-in-headings.ts';
import { readVisible, titlesOf, yieldIn } from './visible.ts';
import { withoutVariants } from './variants.ts';
import { MICRODATA, MICROFORMATS, RDFA } from './vocabularies.ts';

/** How many it serves, after a sentence. */
const SERVES = /(?<=[.!)]) ((?:serves|makes) \d{1,3}(?:[-–]\d{1,3})?)\.?$/i;

/** No page shows more recipes; looking for each one's lines in the page takes time. */
const MOST_COMPLETED = 20;

/** 'Done', 'Step 6: Done'. */
const LABEL = /^(?:\p{L}{3,12} \d{1,2}: )?\p{L}{3,12}$/u;

/** Stands between a heading and the one right below it. */
const PART_OF = ': ';

/** The recipes in a page. */
export function recipesOfPage(html: string, address: string | null): FoundRecipe[] {
  const page = parsePage(html);
  const sources: (() => readonly Node[])[] = [
    () => jsonLdIn(html),
    () => itemsIn(page, MICRODATA),
    () => itemsIn(page, RDFA),
    () => itemsIn(page, MICROFORMATS),
  ];
  const found = sources.map((read) => read().map((node) => fromSchema(node, address)));
  const blocks = blocksOf(page);
  const headings = headingTexts(page, blocks);
  const below = beginningsIn(blocks);
  const withBoth = found.map((recipes) => recipes.filter(isWhole)).find((recipes) => recipes.length > 0);
  const marked = withBoth ?? found.find((recipes) => recipes.length > 0) ?? [];
  const seen = seenRecipe(page, blocks, address);
  const data = withBoth ? null : programRecipe(page, titlesOf(page, blocks));
  if (data && !shows(seen, data)) return [withHeadings(described(data, marked[0] ?? seen), headings, below)];
  if (marked.length === 0) return seen ? [withHeadings(withoutYield(seen), headings, below)] : [];
  return marked.map((recipe, nth) => {
    const shown = nth === 0 ? withoutVariants(recipe, blocks, () => blocksOf(page, true)) : recipe;
    const read = seen && nth === 0 ? completed(shown, seen) : shown;
    const yieldText = read.yieldText ?? (nth === 0 ? yieldIn(blocks) : null);
    const steps = nth === 0 ? withNumberedSteps(read.steps, blocks) : read.steps;
    const whole = { ...read, yieldText, steps };
    return withHeadings(nth < MOST_COMPLETED ? withRows(whole, blocks) : whole, headings, below);
  });
}

/** Whether what is seen of a page is all of the recipe in its data: then it has the page's headings too. */
function shows(seen: FoundRecipe | null, { ingredients, steps }: FoundRecipe): boolean {
  if (!seen || seen.ingredients.length < ingredients.length) return false;
  const method = keyOf(seen.steps.map(({ text }) => text).join(''));
  return steps.every(({ text }) => method.includes(keyOf(text)));
}

/** A recipe with what the markup or the page say about it besides. */
function described(
  { title, ingredients, steps, yieldText }: FoundRecipe,
  known: FoundRecipe | null,
): FoundRecipe {
  const rest = known ?? NOTHING;
  return { ...rest, title: rest.title || title, ingredients, steps, yieldText: rest.yieldText ?? yieldText };
}

/** The visible recipe; if it is incomplete, hidden content is read too. */
function seenRecipe(page: Document, blocks: readonly Block[], address: string | null): FoundRecipe | null {
  const seen = readVisible(page, blocks, address);
  return seen && isWhole(seen) ? seen : (readVisible(page, blocksOf(page, true), address) ?? seen);
}

/** Markup may list headings as ingredients or steps; the page's formatting tells them apart. */
function withHeadings(recipe: FoundRecipe, headings: ReadonlySet<string>, below: Beginnings): FoundRecipe {
  const isHeading = (text: string) => !/[\d\p{No}]/u.test(text) && headings.has(headingKey(text));
  const isTitled = hasTitles(recipe.steps);
  return {
    ...recipe,
    ingredients: headed(withoutRepeats(recipe.ingredients), isHeading).filter(
      ({ heading, text }) =>
        (heading === null || !heading.split(PART_OF).some(isOtherHeading)) && !isInvitation(text),
    ),
    steps: withoutLabel(
      headed(
        atRunInHeadings(recipe.steps, below),
        (text) => (isHeading(text) && !/[.!?]$/.test(text)) || (isTitled && isStepTitle(text)),
      ),
    ),
  };
}

/** The label of a button or of the end, which is no step: 'Done' after sentences. */
function withoutLabel(steps: readonly Headed[]): readonly Headed[] {
  const isSentence = ({ text }: Headed) => /[.!?)]$/.test(text);
  const last = steps.at(-1);
  const isLabel = last !== undefined && LABEL.test(last.text);
  return isLabel && steps.length > 2 && steps.slice(0, -1).every(isSentence) ? steps.slice(0, -1) : steps;
}

/** Some sites end the last step with how many it serves. */
function withoutYield(recipe: FoundRecipe): FoundRecipe {
  const last = recipe.steps.at(-1);
  const said = last && SERVES.exec(last.text)?.[1];
  if (!last || said === undefined) return recipe;
  const text = last.text.replace(SERVES, '');
  return {
    ...recipe,
    yieldText: recipe.yieldText ?? said,
    steps: [...recipe.steps.slice(0, -1), { ...last, text }],
  };
}

/** Turns heading lines into the headings of the lines after them. */
function headed(lines: readonly Headed[], isHeading: (text: string) => boolean): readonly Headed[] {
  let heading: string | null = null;
  let above: string | null = null;
  return lines.flatMap((line, nth) => {
    const isOver = nth < lines.length - 1 && isHeading(line.text);
    // A heading right below another is a part of it.
    if (isOver) heading = above === null ? line.text : `${above}${PART_OF}${line.text}`;
    above = isOver && above === null ? line.text : null;
    return isOver ? [] : [{ heading: line.heading ?? heading, text: line.text }];
  });
}

/** Fills in what the markup lacks from the visible recipe. */
function completed(marked: FoundRecipe, seen: FoundRecipe): FoundRecipe {
  return {
    ...marked,
    title: marked.title || seen.title,
    ingredients:
      marked.ingredients.length > 0
        ? finerIngredients(marked.ingredients, seen.ingredients)
        : seen.ingredients,
    steps: marked.steps.length > 0 ? finerSteps(marked.steps, seen.steps) : seen.steps,
    yieldText: marked.yieldText ?? seen.yieldText,
    prepTime: marked.prepTime ?? seen.prepTime,
    cookTime: marked.cookTime ?? seen.cookTime,
    totalTime: marked.totalTime ?? seen.totalTime,
    image: marked.image ?? seen.image,
  };
}

function isWhole({ ingredients, steps }: FoundRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0;
}

function jsonLdIn(html: string): readonly Node[] {
  try {
    return recipesIn(html, true);
  } catch {
    return [];
  }
}
