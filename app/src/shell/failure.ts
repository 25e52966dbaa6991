interface Failure {
  /** What failed to load, in the screen's words. */
  title: string;
  /** Where to go instead. */
  back?: { href: string; children: string };
}

const FAILURES: readonly (Failure & { at: RegExp })[] = [
  { at: /^\/dashboard(?:\/recipes)?$/, title: 'Failed to load recipes' },
  {
    at: /^\/dashboard\/recipes\/(?:new|import|\d+\/(?:edit|duplicate))$/,
    title: 'Failed to load this screen',
    back: { href: '/dashboard/recipes', children: 'Back to Recipes' },
  },
  {
    at: /^\/dashboard\/recipes\//,
    title: 'Failed to load recipe details',
    back: { href: '/dashboard/recipes', children: 'Back to Recipes' },
  },
  { at: /^\/dashboard\/lists$/, title: 'Error loading lists' },
  {
    at: /^\/dashboard\/lists\//,
    title: 'Failed to load list',
    back: { href: '/dashboard/lists', children: 'Back to Lists' },
  },
  { at: /^\/dashboard\/pantry$/, title: 'Failed to load pantry items' },
  { at: /^\/dashboard\/meal-plan$/, title: 'Failed to load meal plan' },
  { at: /^\/dashboard\/shopping$/, title: 'Failed to load shopping list' },
  { at: /^\/dashboard\/settings$/, title: 'Error loading preferences' },
];

/** The message if the screen at a URL cannot be shown. */
export function failureAt(pathname: string): Failure {
  const address = pathname.replace(/\/+$/, '');
  return FAILURES.find(({ at }) => at.test(address)) ?? { title: 'Failed to load this screen' };
}
