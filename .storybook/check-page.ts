import axe from 'axe-core';

/** What a story may say about its checks, as the accessibility addon reads it. */
interface A11yParameters {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** The rules whose answer a theme can change: it swaps colours and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** The rules whose answer a size can change although the same things are shown: they ask where each lies. */
const OF_SIZE = [...OF_COLOUR, 'target-size', 'scrollable-region-focusable', 'skip-link'];

/**
 * What is asked: every rule; those of colour, for a page whose structure has been looked at in the other theme; or what
 * another size can change, which is every rule where it shows other things.
 */
type Extent = 'all' | 'colour' | 'size';

/** What was shown when the page was last looked at. */
let seen = '';

/** What is shown, and how it is built, but not where it lies. */
function structure(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? '+' : '-',
  );
  return document.body.innerHTML.replaceAll(/ style="[^"]*"/g, '') + shown.join('');
}

/** What axe finds in the page in this theme, one line for each. Empty when all is well. */
export async function checkPage(
  theme: 'light' | 'dark',
  a11y: A11yParameters = {},
  extent: Extent = 'all',
): Promise<string[]> {
  if (a11y.test !== 'error') return [];
  const rules = a11y.config?.rules ?? [];
  const isAsked = (id: string) => !rules.some((rule) => rule.id === id && rule.enabled === false);
  const root = document.documentElement;
  const before = root.getAttribute('data-theme');
  root.setAttribute('data-theme', theme);
  await settled();
  const current = structure();
  const few = extent === 'colour' ? OF_COLOUR : extent === 'size' && current === seen ? OF_SIZE : null;
  seen = current;
  // Rules that are asked for by name run even where a story has switched them off.
  const asked = few?.filter(isAsked);
  try {
    if (asked?.length === 0) return [];
    axe.reset();
    axe.configure({ rules: [{ id: 'region', enabled: false }, ...rules] });
    const { violations } = await axe.run(
      { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
      { resultTypes: ['violations'], preload: false, ...(asked && { runOnly: asked }) },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
    );
  } finally {
    if (before === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', before);
  }
}

/** After a change of theme colours move for a moment: brought to their end. What never ends is left alone. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of ending) animation.finish();
}
