import { expect, test } from 'vitest';
import { proposedStart } from './proposed-start.ts';

const TODAY = '2026-11-26';

test.each([
  { why: 'today, without a choice', wanted: [null, undefined], start: TODAY },
  { why: 'what the cook has chosen', wanted: ['2026-11-30', '2026-11-28'], start: '2026-11-30' },
  { why: 'the start of a week to come', wanted: [null, '2026-11-28'], start: '2026-11-28' },
  { why: 'today, if the week has begun', wanted: [null, '2026-11-25'], start: TODAY },
  { why: 'today, if the chosen day is over', wanted: ['2026-11-25', null], start: TODAY },
])('a new week begins: $why [PLAN-42]', ({ wanted, start }) => {
  expect(proposedStart(TODAY, ...wanted)).toBe(start);
});
