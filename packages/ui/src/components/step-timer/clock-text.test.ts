import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [75, '1:15'],
  [3600, '1:00:00'],
  [3675, '1:01:15'],
])('%i s is %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
