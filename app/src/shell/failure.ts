import { t } from '../platform/language/t.ts';

interface Failure {
  /** What failed to load, in the screen's words. */
  title: string;
  /** Where to go instead. */
  back?: { href: string; children: string };
}

const toRecipes = () => ({ href: '/dashboard/recipes', children: t('Back to Recipes') });
const toLists = () => ({ href: '/dashboard/lists', children: t('Back to Lists') });
const ofScreen = () => t('Failed to load this screen');

const FAILURES: readonly { at: RegExp; failure: () => Failure }[] = [
  { at: /^\/dashboard(?:\/recipes)?$/, failure: () => ({ title: t('Failed to load recipes') }) },
  {
    at: /^\/dashboard\/recipes\/(?:new|import|\d+\/(?:edit|duplicate))$/,
    failure: () => ({ title: ofScreen(), back: toRecipes() }),
  },
  {
    at: /^\/dashboard\/recipes\//,
    failure: () => ({ title: t('Failed to load recipe details'), back: toRecipes() }),
  },
  { at: /^\/dashboard\/lists$/, failure: () => ({ title: t('Error loading lists') }) },
  { at: /^\/dashboard\/lists\//, failure: () => ({ title: t('Failed to load list'), back: toLists() }) },
  { at: /^\/dashboard\/pantry$/, failure: () => ({ title: t('Failed to load pantry items') }) },
  { at: /^\/dashboard\/meal-plan$/, failure: () => ({ title: t('Failed to load meal plan') }) },
  { at: /^\/dashboard\/shopping$/, failure: () => ({ title: t('Failed to load shopping list') }) },
  { at: /^\/dashboard\/settings$/, failure: () => ({ title: t('Error loading preferences') }) },
];

/** The message if the screen at a URL cannot be shown. */
export function failureAt(pathname: string): Failure {
  const address = pathname.replace(/\/+$/, '');
  return FAILURES.find(({ at }) => at.test(address))?.failure() ?? { title: ofScreen() };
}
