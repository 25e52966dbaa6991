// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { FavoriteButton } from '../favorite-button/index.ts';
import { RecipeCard } from './index.ts';

const item = (text: string, position: number, size: number) => {
  const place = `listitem, level 1, position ${position}, set size ${size}`;
  return [place, text, `end of ${place}`];
};

test('announces both names, then the time with waiting, then what is missing', async () => {
  await listen(
    <RecipeCard
      href="#pizza"
      title="Pizza Margherita"
      subtitle="Pizza with tomato and mozzarella"
      totalTime={155}
      waitingTime={120}
      waitingKind="rising"
      ingredientCount={9}
      servings={4}
      missing={{ count: 1, names: ['basil'] }}
    />,
  );
  const said = await readOn();
  const order = [
    'link, Pizza Margherita',
    'Pizza with tomato and mozzarella',
    '35 min + 2 h rising',
    'Needs basil',
  ];
  expect(said.filter((words) => order.includes(words))).toEqual(order);
});

test('announces the dish before its actions, each named with it', async () => {
  await listen(
    <RecipeCard
      href="#dal"
      title="Dal Tadka"
      totalTime={40}
      ingredientCount={12}
      servings={4}
      actions={<FavoriteButton subject="Dal Tadka" />}
    />,
  );
  const said = await readOn();
  const order = ['link, Dal Tadka', '4 servings', 'button, Favorite Dal Tadka, not pressed'];
  expect(said.filter((words) => order.includes(words))).toEqual(order);
});

test('announces match and country, the dish as one link, then its facts', async () => {
  await listen(
    <RecipeCard
      href="#gazpacho"
      title="Gazpacho"
      totalTime={5}
      ingredientCount={9}
      servings={4}
      dietary={{ vegan: true }}
      matchPercentage={83}
      country="spain"
    />,
  );
  expect(await readOn()).toEqual([
    'article',
    '83% Match',
    'image, Spain',
    'heading, Gazpacho, level 3',
    'link, Gazpacho',
    'end of heading, Gazpacho, level 3',
    'list',
    ...item('5 min', 1, 3),
    ...item('9 ingredients', 2, 3),
    ...item('4 servings', 3, 3),
    'end of list',
    'list, Dietary',
    ...item('Vegan', 1, 1),
    'end of list, Dietary',
    'end of article',
    'end of document',
  ]);
});
