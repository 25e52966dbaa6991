import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public address that no machine has: its network, the 6bone, was closed in 2006. */
const HOST = '3ffe::1';
const PRELOAD = new URL('recipe-site-address.mjs', import.meta.url).href;
const PICTURE = new URL('../../docs/browse.webp', import.meta.url);

/** The site, as the journeys' server sees it. */
export const RECIPE_SITE = `http://[${HOST}]`;

const PLUM_CAKE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum cake',
  image: `${RECIPE_SITE}/plum-cake.webp`,
  recipeYield: '8 servings',
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  recipeIngredient: ['200 g plain flour', '3 large eggs', '1 tbsp Gran’s plum dust'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Heat the oven to 180°C and whisk the eggs.' },
    { '@type': 'HowToStep', text: 'Fold in the flour and bake for 45 minutes.' },
  ],
};

/**
 * Starts a site with a recipe at `/plum-cake`, and at `/inside` a redirect to this machine. Returns the settings with which
 * a server finds it, and a function that stops it.
 */
export async function startRecipeSite(): Promise<{
  settings: Record<string, string>;
  stop: () => Promise<void>;
}> {
  const picture = await readFile(PICTURE);
  const page = `<h1>Plum cake</h1><script type="application/ld+json">${JSON.stringify(PLUM_CAKE)}</script>`;
  const site = createServer(({ url }, answer) => {
    if (url === '/plum-cake') answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else if (url === '/plum-cake.webp') answer.setHeader('content-type', 'image/webp').end(picture);
    else if (url === '/inside') answer.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else answer.writeHead(404).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  return {
    settings: {
      LARDER_SITE_HOST: HOST,
      LARDER_SITE_PORT: String(port),
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${PRELOAD}`.trim(),
    },
    stop: async () => {
      site.close();
      site.closeAllConnections();
      await once(site, 'close');
    },
  };
}
