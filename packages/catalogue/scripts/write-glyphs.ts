// Writes the ingredient drawings as small separate files, taken from Noto Emoji. `--check` only compares.
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { icons } from '@iconify-json/noto';
import { optimize } from 'svgo';
import { INGREDIENTS } from '../src/ingredients/index.ts';
import { glyphOf, UNKNOWN_GLYPH } from '../src/glyphs/glyph-of.ts';

const FOLDER = fileURLToPath(new URL('../glyphs/', import.meta.url));

/**
 * Decimals of curves. They are drawn on 128 units and shown at some 20 pixels: whole units are finer than any
 * screen.
 */
const CURVE_DECIMALS = 0;
/** Decimals of everything else, including opacities and gradients. */
const DECIMALS = 2;

function draw(glyph: string): string {
  const icon = icons.icons[glyph];
  if (!icon) throw new Error(`Noto Emoji has no drawing '${glyph}'.`);
  const side = icons.width ?? 16;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${side} ${side}">${icon.body}</svg>`;
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: DECIMALS,
    plugins: [
      'convertStyleToAttrs',
      {
        name: 'preset-default',
        params: { overrides: { convertPathData: { floatPrecision: CURVE_DECIMALS } } },
      },
      'removeXlink',
    ],
  });
  return `${data}\n`;
}

const used = new Set([UNKNOWN_GLYPH, ...INGREDIENTS.map(glyphOf)]);
const wanted = new Map([...used].toSorted().map((glyph) => [`${glyph}.svg`, draw(glyph)]));
const present = new Map<string, string>();
for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith('.svg')))
  present.set(file, await readFile(`${FOLDER}${file}`, 'utf8'));

const stale = [...wanted].filter(([file, svg]) => present.get(file) !== svg).map(([file]) => file);
const extra = [...present.keys()].filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  const faults = [...stale, ...extra];
  if (faults.length > 0) {
    console.error(`Ingredient drawings are out of date. Run: npm run generate\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
} else {
  await Promise.all(stale.map((file) => writeFile(`${FOLDER}${file}`, wanted.get(file) ?? '')));
  await Promise.all(extra.map((file) => rm(`${FOLDER}${file}`)));
  const bytes = [...wanted.values()].reduce((sum, svg) => sum + svg.length, 0);
  console.log(
    `${wanted.size} ingredient drawings, ${(bytes / 1000).toFixed(0)} kB: ${stale.length} written, ${extra.length} removed`,
  );
}
