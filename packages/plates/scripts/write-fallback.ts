// Writes the fallback picture to a file, for use without the kit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawFallback } from '../src/index.ts';

const folder = new URL('../assets/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('fallback.svg', folder), `${drawFallback()}\n`);
console.log('Wrote assets/fallback.svg');
