// Prints the data files as JSON, for `data-plugin.mjs`.
import { DATA } from '../src/data/data.ts';

process.stdout.write(JSON.stringify(DATA));
