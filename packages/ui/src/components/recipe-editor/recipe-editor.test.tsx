// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  STORY_COURSES,
  STORY_RECIPE,
  STORY_UNITS,
  storyFind,
  storySuggest,
} from '../../testing/story-lines.ts';
import { UNREAD_LINE } from '../ingredient-line-field/index.ts';
import { RecipeEditor } from './index.ts';

const nothing = () => undefined;
const LINES = 60;
const recipe = {
  ...STORY_RECIPE,
  ingredients: Array.from({ length: LINES }, (_, at) => ({
    ...UNREAD_LINE,
    kind: 'line' as const,
    key: at + 1,
    text: `${at + 1} g flour`,
  })),
};

/** The lines that each commit has rendered, by number: every row that is rendered asks for its name. */
let commits: number[][];
let lines: number[];
const labels = {
  line: (number: number) => {
    lines.push(number);
    return `Ingredient ${number}`;
  },
};
const line = (number: number) => screen.getByLabelText(`Ingredient ${number}`);

afterEach(cleanup);
beforeEach(() => {
  [commits, lines] = [[], []];
  render(
    <Profiler
      id="editor"
      onRender={() => {
        commits.push(lines);
        lines = [];
      }}
    >
      <RecipeEditor
        defaultValue={recipe}
        suggest={storySuggest}
        find={storyFind}
        units={STORY_UNITS}
        countries={[]}
        courses={STORY_COURSES}
        onSave={nothing}
        onCancel={nothing}
        labels={labels}
      />
    </Profiler>,
  );
  commits = [];
});

test('a key renders the row that it is typed in, and no other [WRITE-11]', () => {
  fireEvent.change(line(50), { target: { value: '50 g rye flour' } });
  expect(new Set(commits.flat())).toEqual(new Set([50]));
});

test('a new line is there before those below it are numbered again [WRITE-11]', () => {
  fireEvent.keyDown(line(1), { key: 'Enter' });
  const [first, ...later] = commits.filter((rendered) => rendered.length > 0);
  expect(first).toEqual([2]);
  expect(later.flat().toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: LINES - 1 }, (_, at) => at + 3),
  );
  expect(document.activeElement).toBe(line(2));
  expect(line(LINES + 1)).toHaveProperty('value', '60 g flour');
});
