import type { components } from '@larder/contract';
import { cardPicture } from './card-picture.ts';
import { isNarrowScreen } from './narrow-screen.ts';

/** The cards that are on the first screen, on a phone and elsewhere. */
const IN_VIEW = { narrow: 1, wide: 3 };

/**
 * Asks for the pictures of the first cards as soon as a search is answered: the app, which will show them, may still be on
 * its way. In the best format that is there, which every browser that Larder supports can show.
 */
export async function preloadPictures(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) return;
  // The client reads it too.
  const { data } = (await response.clone().json()) as {
    data: { recipes?: readonly Pick<components['schemas']['RecipeSummary'], 'thumbnail_url'>[] };
  };
  const inView = isNarrowScreen() ? IN_VIEW.narrow : IN_VIEW.wide;
  for (const { thumbnail_url: url } of data.recipes?.slice(0, inView) ?? []) {
    const [best] = cardPicture(url)?.sources ?? [];
    if (!best) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.type = best.type;
    link.imageSizes = best.sizes;
    link.imageSrcset = best.srcSet;
    link.fetchPriority = 'high';
    document.head.append(link);
  }
}
