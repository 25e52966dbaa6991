import type { Allergen } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { avoidanceOf, chosenAvoid, shownAvoid } from './avoidance.ts';

const OWN: readonly Allergen[] = ['nuts'];
const filters = (...avoid: Allergen[]) => ({ flags: [], countries: [], avoid });

describe('what is chosen', () => {
  test('is not what the settings say anyway', () => {
    expect(chosenAvoid(filters('nuts'), {}, OWN)).toEqual({});
    expect(chosenAvoid(filters('fish', 'nuts'), {}, OWN)).toEqual({ avoid: ['nuts', 'fish'] });
    expect(chosenAvoid({ flags: [], countries: [] }, { avoid: ['fish'] }, OWN)).toEqual({});
  });

  test('leaves it to the settings when the last one is taken away before they are known', () => {
    expect(chosenAvoid(filters(), { avoid: ['fish'] }, undefined)).toEqual({});
  });

  test('stays shown, and remembers what it hid, while other filters change', () => {
    const shown = { avoid: [], hideAgain: ['fish'] } as const;
    for (const own of [OWN, [], undefined]) expect(chosenAvoid(filters(), shown, own)).toEqual(shown);
  });
});

describe('what is shown', () => {
  test.each([
    { why: 'the settings', search: {} },
    { why: 'a choice beside them', search: { avoid: ['nuts', 'fish'] as const } },
  ])('hides $why again [ALLERGY-20]', ({ search }) => {
    const shown = shownAvoid(true, search);
    expect(shown.avoid).toEqual([]);
    expect(shownAvoid(false, shown)).toEqual({ ...search });
  });

  test('asked for twice, it is shown or hidden once', () => {
    const hidden = { avoid: ['fish'] as const };
    expect(shownAvoid(false, hidden)).toEqual(hidden);
    expect(shownAvoid(true, shownAvoid(true, hidden))).toEqual({ avoid: [], hideAgain: ['fish'] });
  });
});

describe('what the results say', () => {
  const none = () => undefined;
  const ready = { status: 'ready', recipes: [], total: 3, pending: false } as const;

  test('names what was chosen, also without an allergy of one’s own', () => {
    const shown = { avoid: [], hideAgain: ['fish'] } as const;
    for (const own of [OWN, [], undefined])
      expect(avoidanceOf(ready, shown, own, none)).toMatchObject({ things: ['fish'], hidden: null });
    expect(avoidanceOf(ready, { avoid: [] }, OWN, none)).toMatchObject({ things: ['nuts'], hidden: null });
    expect(avoidanceOf(ready, { avoid: [] }, undefined, none)).toBeUndefined();
  });

  test('is about the results that stand there until the next ones come', () => {
    const before = { ...ready, pending: true, avoided: [], hidden: 0 };
    expect(avoidanceOf(before, {}, OWN, none)).toMatchObject({ things: ['nuts'], hidden: null });
    expect(avoidanceOf({ ...before, pending: false }, {}, OWN, none)).toMatchObject({
      things: [],
      hidden: 0,
    });
  });
});
