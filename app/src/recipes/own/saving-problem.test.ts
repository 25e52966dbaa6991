import { ApiError, unwrap, type Problem } from '@larder/client';
import { expect, test } from 'vitest';
import { savingProblem } from './saving-problem.ts';

const problem = (more: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'Please check what you sent.',
  ...more,
});

test('what the server names is said at its field', () => {
  const error = new ApiError(400, 'Please check what you sent.', {
    problem: problem({
      errors: [
        { path: '/source_url', message: 'must be an address' },
        { path: '/instructions/3', message: 'is too long' },
      ],
    }),
  });
  expect(savingProblem(error)).toEqual({
    errors: { sourceUrl: 'must be an address', steps: 'is too long' },
    sentence: 'Please check what you sent.',
    isChangedElsewhere: false,
  });
});

test('without a network it says where the recipe is kept', () => {
  expect(savingProblem(new ApiError(0, 'Larder cannot be reached.')).sentence).toContain(
    'kept in this browser',
  );
});

test('an answer that cannot be read is not called being offline', async () => {
  const error: unknown = await unwrap(Promise.reject(new SyntaxError('<html>'))).catch(
    (thrown: unknown) => thrown,
  );
  expect(savingProblem(error).sentence).toBe('Larder sent an answer that cannot be read. Please try again.');
});

test('another device may have changed it', () => {
  const error = new ApiError(409, 'Changed.', {
    problem: problem({
      type: '/problems/changed-elsewhere',
      status: 409,
      conflicts: [{ path: '/version', current: 4 }],
    }),
  });
  expect(savingProblem(error)).toMatchObject({ errors: undefined, isChangedElsewhere: true });
});

test('anything else asks to try again', () => {
  expect(savingProblem(new Error('odd')).sentence).toBe('Something went wrong. Please try again.');
});
