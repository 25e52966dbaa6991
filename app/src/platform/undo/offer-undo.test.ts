import { api } from '../../testing/api-server.ts';
import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/client.ts';
import { offerUndo } from './offer-undo.ts';

const WORDS = {
  done: 'Removed milk from your pantry.',
  undone: 'Milk put back in your pantry.',
  failure: 'Milk could not be put back.',
};

const news = vi.spyOn(toast, 'success');
const failures = vi.spyOn(toast, 'failure');
/** Presses the latest message's button. */
const press = (spy: typeof news | typeof failures) => spy.mock.lastCall?.[1]?.run();

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  session.signOut();
  toast.clear();
  api.reset();
  news.mockClear();
  failures.mockClear();
});

test('the button undoes the action, and a message confirms it [UNDO-01]', async () => {
  const undo = vi.fn<() => Promise<void>>(async () => undefined);
  offerUndo({ ...WORDS, undo });
  expect(news).toHaveBeenCalledWith(WORDS.done, expect.objectContaining({ label: 'Undo' }));
  expect(undo).not.toHaveBeenCalled();
  press(news);
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith(WORDS.undone));
  expect(undo).toHaveBeenCalledOnce();
});

test('a failure is reported, and can be retried', async () => {
  const undo = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  offerUndo({ ...WORDS, undo });
  press(news);
  await vi.waitFor(() =>
    expect(failures).toHaveBeenCalledWith(WORDS.failure, expect.objectContaining({ label: 'Try again' })),
  );
  press(failures);
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith(WORDS.undone));
  expect(undo).toHaveBeenCalledTimes(2);
});

test("if it is too late, the server's message is shown without a retry", async () => {
  const detail = 'This can no longer be brought back: what you remove is kept for a day.';
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail };
  offerUndo({ ...WORDS, undo: () => Promise.reject(new ApiError(404, detail, { problem })) });
  press(news);
  await vi.waitFor(() => expect(failures).toHaveBeenCalledWith(detail));
});

test('if another device has changed it since, the message says so, and it is reloaded', async () => {
  const refetch = vi.fn<() => void>();
  const detail = 'This was changed on another device. Please choose which one to keep.';
  const conflicts = [{ path: '/quantity', current: 5 }];
  const problem = { type: '/problems/changed-elsewhere', title: 'Conflict', status: 409, detail, conflicts };
  const undo = () => Promise.reject(new ApiError(409, detail, { problem }));
  offerUndo({ ...WORDS, undo, refetch });
  press(news);
  await vi.waitFor(() =>
    expect(failures).toHaveBeenCalledWith('Milk could not be put back. This was changed on another device.'),
  );
  expect(refetch).toHaveBeenCalledOnce();
});

test('the next cook hears nothing of it', async () => {
  let end = () => {};
  offerUndo({ ...WORDS, undo: () => new Promise<void>((done) => (end = done)) });
  press(news);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  end();
  await Promise.resolve();
  expect(news).toHaveBeenCalledOnce();
});
