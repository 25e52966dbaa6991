// Renders pictures side by side into one PNG for review: by slug, by country, or all. tsx
// packages/catalogue/scripts/contact-sheet.ts SLUG… --width 320 --columns 4 --out FILE tsx
// packages/catalogue/scripts/contact-sheet.ts --country korea --out FILE
import { parseArgs } from 'node:util';
import { drawPicture } from '@larder/plates';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURES, PICTURES_BY_COUNTRY } from '../src/pictures/index.ts';

const GAP = 6;
const LABEL = 18;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', default: '320' },
    columns: { type: 'string' },
    out: { type: 'string', default: 'contact-sheet.png' },
  },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const countries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = PICTURES_BY_COUNTRY;
const ofCountries = values.country.flatMap((country) =>
  Object.keys(
    countries[country] ?? stop(`No country is called ${country}: ${Object.keys(countries).join(', ')}.`),
  ),
);
const asked = [...positionals, ...ofCountries];
const slugs = asked.length > 0 ? asked : Object.keys(PICTURES);
const width = Number(values.width);
const height = Math.round(width * 0.75);
const columns = Number(
  values.columns ?? Math.min(slugs.length, Math.max(1, Math.floor(1640 / (width + GAP)))),
);

const label = (slug: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="12">${slug}</text></svg>`,
  );

const tiles: OverlayOptions[] = [];
for (const [index, slug] of slugs.entries()) {
  const spec = PICTURES[slug] ?? stop(`No picture is called ${slug}.`);
  const image = await renderAsync(drawPicture(spec, slug), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const left = (index % columns) * (width + GAP);
  const top = Math.floor(index / columns) * (height + LABEL + GAP);
  tiles.push(
    { input: Buffer.from(image.asPng()), left, top },
    { input: label(slug), left, top: top + height },
  );
}

await sharp({
  create: {
    width: columns * (width + GAP),
    height: Math.ceil(slugs.length / columns) * (height + LABEL + GAP),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.out);
console.log(`${slugs.length} pictures → ${values.out}`);
