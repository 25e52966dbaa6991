import { describe, expect, test } from 'vitest';
import type { RecipeSource } from '@larder/domain/model';
import { GOOD, check } from './sample.ts';
import { readWaits } from './waits-reader.ts';

const soaked = 'Soak the rice in cold water for 1 hour, then drain it.';
const withSteps = (...steps: string[]): Pick<RecipeSource, 'steps'> => ({ steps: [...steps, ...GOOD.steps] });
const waitsIn = (...steps: string[]) =>
  readWaits({ steps, ingredients: [] }).map(({ minutes, isBesideWork }) => [minutes, isBesideWork]);

describe('reads a wait', () => {
  test.each<{ steps: string[]; waits: [number, boolean][] }>([
    { steps: ['Let the dough rise for 1 hour and 30 minutes in a warm corner.'], waits: [[90, false]] },
    {
      steps: ['Cool it on a rack for 1 hour, and chill it for 4 hours.'],
      waits: [
        [60, false],
        [240, false],
      ],
    },
    { steps: ['Leave it at a bare simmer for 30 minutes.'], waits: [] },
    { steps: ['Bake for 20 minutes, until set.'], waits: [] },
    { steps: ['Chill it for 30 minutes. Meanwhile, fry the bread.'], waits: [[30, true]] },
    { steps: ['Chill it for 30 minutes.', 'In the meantime, fry the bread.'], waits: [[30, true]] },
    { steps: ['Rest the balls for 30 minutes. Meanwhile, heat the oven to 250 °C.'], waits: [[30, false]] },
    { steps: ['Freeze the beef for 20 minutes if you slice it yourself.'], waits: [] },
    { steps: ['Repeat this every 30 minutes for 2 hours.'], waits: [[120, false]] },
  ])('$steps', ({ steps, waits }) => expect(waitsIn(...steps)).toEqual(waits));

  test.each<{ step: string; waits: [number, boolean][] }>([
    { step: 'Put on the lid and cook on low for 6 hours.', waits: [[360, false]] },
    { step: 'Turn the cooker to high. Cook for 2 hours more, until it is soft.', waits: [[120, false]] },
    { step: 'Turn it to high and cook for 15 minutes.', waits: [] },
    { step: 'Roast the bones for 1 hour.', waits: [] },
  ])('a slow cooker is unattended: $step [TIMES-15]', ({ step, waits }) => {
    const read = (appliances: RecipeSource['appliances']) =>
      readWaits({ steps: [step], ingredients: [], appliances }).map(({ minutes, isBesideWork }) => [
        minutes,
        isBesideWork,
      ]);
    expect(read(['slow_cooker'])).toEqual(waits);
    expect(read(['stovetop'])).toEqual([]);
  });

  test("'overnight' in a note counts as overnight", () => {
    const line = { ingredient: 'chickpea', quantity: 1, unit: 'g', notes: 'soaked overnight' } as const;
    expect(readWaits({ steps: [], ingredients: [line] })).toMatchObject([{ minutes: 480 }]);
  });
});

describe('waits in the data and the steps', () => {
  const problems = (change: Partial<RecipeSource>) =>
    check(change).map((problem) => problem.replace('tomato-rice: ', ''));

  test('agree', () => expect(problems({ ...withSteps(soaked), waiting: { soaking: 60 } })).toEqual([]));

  test('finds a wait missing from the data [TIMES-01]', () =>
    expect(problems(withSteps(soaked))).toContain('0 minutes of waiting, but its steps have 60'));

  test('finds a wait without a step', () =>
    expect(problems({ waiting: { soaking: 30 } })).toContain(
      '30 minutes of waiting, but its steps have no more than 0',
    ));

  test('finds a wait of the wrong kind', () =>
    expect(problems({ ...withSteps(soaked), waiting: { rising: 60 } })).toContain(
      'nothing in its steps is rising',
    ));

  test('finds waiting declared as work', () =>
    expect(problems({ prepTime: 5, cookTime: 5 })).toContain(
      '24 minutes of work in the steps, but 10 in all',
    ));

  test('a short wait counts as work, or may be declared', () => {
    const short = withSteps('Leave the tomatoes for 15 minutes.');
    expect(problems(short)).toEqual([]);
    expect(problems({ ...short, waiting: { resting: 15 } })).toEqual([]);
  });

  const night = withSteps('Leave the tomatoes in the fridge overnight.');
  const soakedOvernight = {
    ...withSteps('Soak the tomatoes in water overnight.'),
    waiting: { soaking: 480 },
  };

  test("'overnight' in a step counts as overnight", () =>
    expect(problems(night)).toContain('0 minutes of waiting, but its steps have 480'));

  test('an overnight wait needs something to do the evening before [TIMES-16]', () => {
    expect(problems(soakedOvernight)).toContain(
      "it waits overnight. Say what to do then: 'evening before: Soak the beans in cold water.'",
    );
    expect(problems({ ...soakedOvernight, eveningBefore: 'Soak the tomatoes in water.' })).toEqual([]);
  });

  test('and something to do the evening before needs an overnight wait', () =>
    expect(problems({ eveningBefore: 'Soak the tomatoes.' })).toContain(
      'it has something for the evening before, but no wait of a night',
    ));

  test('a long wait in parallel counts at least half', () => {
    const long = withSteps('Chill the rice for 3 hours. Meanwhile, look at the tomatoes.');
    expect(problems({ ...long, waiting: { chilling: 60 } })).toContain(
      '60 minutes of waiting, but its steps have 90',
    );
    expect(problems({ ...long, waiting: { chilling: 150 } })).toEqual([]);
  });

  test('finds a recipe without any time', () =>
    expect(problems({ prepTime: 0, cookTime: 0 })).toContain('it takes no time'));
});
