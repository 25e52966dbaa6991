import { INGREDIENT_INDEX } from '@larder/catalogue';
import { expect, test } from 'vitest';
import { dislikesOf } from './dislikes.ts';

const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;

test('who leaves out nuts gets none of them, nor what is made of them [CHOOSE-08]', () => {
  const [nuts, ...others] = dislikesOf([idOf('mixed-nuts')]);
  expect([nuts?.name, others]).toEqual(['nuts', []]);
  expect(nuts?.ids).toEqual(
    expect.arrayContaining(
      [
        'mixed-nuts',
        'walnut',
        'hazelnut',
        'peanut-butter',
        'massaman-curry-paste',
        'chilli-crisp',
        'vegan-cream-cheese',
      ].map(idOf),
    ),
  );
  for (const slug of ['nutmeg', 'coconut-milk', 'butternut-squash'])
    expect(nuts?.ids).not.toContain(idOf(slug));
});

test('a single nut is left out alone', () => {
  const [walnuts] = dislikesOf([idOf('walnut')]);
  expect(walnuts?.name).toBe('walnuts');
  expect(walnuts?.ids).not.toContain(idOf('hazelnut'));
});
