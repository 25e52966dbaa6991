// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { UnitSwitch } from './index.ts';

test('announces the group, and each option with what it shows', async () => {
  await listen(<UnitSwitch defaultValue="metric" />);
  const said = (await readOn()).join('\n');
  expect(said).toContain('group, Units');
  expect(said).toMatch(/radio, As written, As each recipe has it, not checked/);
  expect(said).toMatch(/radio, Metric, g, ml, °C, cm, checked/);
});
