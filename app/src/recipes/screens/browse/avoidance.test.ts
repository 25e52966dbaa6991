import type { Allergen } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { avoidanceOf, chosenAvoid, shownAvoid } from './avoidance.ts';

const OWN: readonly Allergen[] = ['nuts'];
const filters = (...avoid: Allergen[]) => ({ flags: [], countries: [], avoid });

describe('choices', () => {
  test('exclude what the settings already say', () => {
    expect(chosenAvoid(filters('nuts'), {}, OWN)).toEqual({});
    expect(chosenAvoid(filters('fish', 'nuts'), {}, OWN)).toEqual({ avoid: ['nuts', 'fish'] });
    expect(chosenAvoid({ flags: [], countries: [] }, { avoid: ['fish'] }, OWN)).toEqual({});
  });

  test('defer to the settings if the last one is removed before they are loaded', () => {
    expect(chosenAvoid(filters(), { avoid: ['fish'] }, undefined)).toEqual({});
  });

  test('stay shown, and remember what they hid, while other filters change', () => {
    const shown = { avoid: [], hideAgain: ['fish'] } as const;
    for (const own of [OWN, [], undefined]) expect(chosenAvoid(filters(), shown, own)).toEqual(shown);
  });
});

describe('a look at hidden recipes', () => {
  test.each([
    { why: 'the settings', search: {} },
    { why: 'a choice beside them', search: { avoid: ['nuts', 'fish'] as const } },
  ])('ends when $why [ALLERGY-20]', ({ search }) => {
    const shown = shownAvoid(true, search);
    expect(shown.avoid).toEqual([]);
    expect(shownAvoid(false, shown)).toEqual({ ...search });
  });

  test('toggles only once if requested twice', () => {
    const hidden = { avoid: ['fish'] as const };
    expect(shownAvoid(false, hidden)).toEqual(hidden);
    expect(shownAvoid(true, shownAvoid(true, hidden))).toEqual({ avoid: [], hideAgain: ['fish'] });
  });
});

describe('the summary of the results', () => {
  const none = () => undefined;
  const ready = { status: 'ready', recipes: [], total: 3, pending: false } as const;

  test('names the choices, even without allergies', () => {
    const shown = { avoid: [], hideAgain: ['fish'] } as const;
    for (const own of [OWN, [], undefined])
      expect(avoidanceOf(ready, shown, own, none)).toMatchObject({ things: ['fish'], hidden: null });
    expect(avoidanceOf(ready, { avoid: [] }, OWN, none)).toMatchObject({ things: ['nuts'], hidden: null });
    expect(avoidanceOf(ready, { avoid: [] }, undefined, none)).toBeUndefined();
  });

  test('describes the displayed results until the next ones arrive', () => {
    const before = { ...ready, pending: true, avoided: [], hidden: 0 };
    expect(avoidanceOf(before, {}, OWN, none)).toMatchObject({ things: ['nuts'], hidden: null });
    expect(avoidanceOf({ ...before, pending: false }, {}, OWN, none)).toMatchObject({
      things: [],
      hidden: 0,
    });
  });
});
