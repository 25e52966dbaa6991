import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import { componentName } from './story-code.ts';

/** The code of each story that has been rendered, as its panel shows it. */
const shown = new Map<string, string>();

/** Remembers the code of every story that is rendered from now on. */
export async function listenForCode(): Promise<void> {
  const channel = await addons.ready();
  channel.on(SNIPPET_RENDERED, ({ id, source }: { id: string; source: string }) => shown.set(id, source));
}

const FAULTS: readonly [RegExp, string][] = [
  [/\bfunction\b[^(]*\([^)]*\)\s*\{\s*\}/, 'a function without a name'],
  [
    /<\/?(?:[A-Z][\w$]?|[\w$]*[$_][\w$]*|(?!(?:clipPath|linearGradient)\b)[a-z]+[A-Z]\w*)[\s/>]/,
    'a minified component',
  ],
  [/\[object \w+\]/, 'an object that is not written out'],
  [/No Display Name|UnknownElementType|OfStory\./, 'a component without a name'],
];

// oxlint-disable no-underscore-dangle -- Storybook's own names
/** Lists what nobody could copy in the code of a story: minified names, objects, and stand-ins for the component. */
export async function checkCode(storyId: string): Promise<string[]> {
  const { component, parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
  if (parameters.docs?.canvas?.sourceState === 'none') return [];
  const code = shown.get(storyId);
  if (code === undefined) return ['its panel has no code'];
  const found = FAULTS.flatMap(([fault, says]) => {
    const [here] = fault.exec(code) ?? [];
    return here === undefined ? [] : [`its code has ${says}: ${here}`];
  });
  // A part, or the component in a question of another, may be all that a story shows.
  const isAbout = component === undefined || !parameters.__isArgsStory || /<[A-Z]/.test(code);
  return isAbout ? found : [...found, `its code shows no component, such as ${componentName(component)}`];
}
