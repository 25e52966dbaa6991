import axe from 'axe-core';
import { frames } from './frames.ts';

/** Accessibility settings of a story, in the format of Storybook's accessibility addon. */
interface A11yParameters {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Runs axe on the page in one theme and lists the violations, one per line. */
export async function checkPage(theme: 'light' | 'dark', a11y: A11yParameters = {}): Promise<string[]> {
  if (a11y.test !== 'error') return [];
  const root = document.documentElement;
  const before = root.getAttribute('data-theme');
  root.setAttribute('data-theme', theme);
  await settled();
  try {
    axe.reset();
    axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])] });
    const { violations } = await axe.run(
      { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
    );
  } finally {
    if (before === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', before);
  }
}

/** Colours transition after a theme change. Finishes those transitions and leaves infinite animations alone. */
async function settled(): Promise<void> {
  await frames();
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of ending) animation.finish();
}
