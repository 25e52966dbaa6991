// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { DateField } from './index.ts';

test('announces the label and the date in words', async () => {
  await listen(<DateField label="First day" defaultValue="2026-11-27" today="2026-11-23" />);
  const said = (await readOn()).join('\n');
  expect(said).toContain('First day');
  expect(said).toContain('Friday, November 27, in 4 days');
});
