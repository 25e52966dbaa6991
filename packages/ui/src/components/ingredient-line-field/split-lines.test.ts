import { expect, test } from 'vitest';
import { splitLines } from './split-lines.ts';

test.each([
  ['200 g flour\n2 eggs', ['200 g flour', '2 eggs']],
  ['• 200 g flour\r\n\r\n- 2 eggs\r* salt', ['200 g flour', '2 eggs', 'salt']],
  ['[ ] 1 onion\n[x] 2 carrots\n▢ 3 leeks', ['1 onion', '2 carrots', '3 leeks']],
  ['1/2 lemon', ['1/2 lemon']],
  ['1\tonion', ['1 onion']],
  [' \n ', []],
])('%j has the lines %j', (text, lines) => expect(splitLines(text)).toEqual(lines));
