import { api } from '../testing/api-server.ts';
import { mergeChanges } from '@larder/domain';
import { NO_PREFERENCES, type PreferencesValue } from '@larder/ui/preferences-form';
import { toast } from '@larder/ui/toaster';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { change } from '../testing/change.ts';
import { dropFailedSave, preferencesSave, savePreferences } from './preferences.change.ts';
import { preferences } from './preferences.query.ts';
import { queryClient } from '../shell/query-client.ts';

const SAVED = { ...NO_PREFERENCES, allergies: ['nuts'] } as const;
const read = () => queryClient.fetchQuery(preferences());

afterEach(() => {
  queryClient.clear();
  api.reset();
});

describe('reading', () => {
  test('returns what is saved', async () => {
    api.answer = () => ({ status: 200, body: { data: { preferences: SAVED } } });
    expect(await read()).toEqual(SAVED);
  });

  test('returns nothing if nothing is saved yet [CALL-40]', async () => {
    expect(await read()).toBeNull();
  });

  test('fails on any other error', async () => {
    api.answer = () => ({ status: 500 });
    await expect(read()).rejects.toMatchObject({ status: 500 });
  });
});

describe('saving', () => {
  /** Saves against a server that responds like this to each method, and returns the requests. */
  async function save(answers: Record<string, number>) {
    const sent: unknown[] = [];
    api.answer = (call, body) => {
      sent.push(JSON.parse(body));
      return { status: answers[call] ?? 404, body: { data: { preferences: SAVED, before: SAVED } } };
    };
    const outcome = await savePreferences({ base: NO_PREFERENCES, edited: SAVED }).then(
      () => 'saved',
      (error: { status: number }) => error.status,
    );
    return { outcome, sent, calls: api.calls };
  }

  test('replaces the whole set [CALL-41 STATE-41]', async () => {
    const { outcome, sent, calls } = await save({ 'PUT /preferences': 200 });
    expect([outcome, calls]).toEqual(['saved', ['PUT /preferences']]);
    expect(sent).toEqual([{ preferences: SAVED, base: NO_PREFERENCES }]);
  });

  test('creates the first ones [CALL-41 STATE-41]', async () => {
    const { outcome, sent, calls } = await save({ 'POST /preferences': 201 });
    expect([outcome, calls]).toEqual(['saved', ['PUT /preferences', 'POST /preferences']]);
    expect(sent[1]).toEqual({ preferences: SAVED });
  });

  test('creates none that another device has just created, but merges with them', async () => {
    const answers = [404, 409, 200];
    const data = { preferences: SAVED, before: NO_PREFERENCES };
    api.answer = () => ({ status: answers.shift() ?? 500, body: { data } });
    const saved = await savePreferences({ base: NO_PREFERENCES, edited: SAVED });
    expect(saved).toEqual({ saved: SAVED, before: NO_PREFERENCES });
    expect(api.calls).toEqual(['PUT /preferences', 'POST /preferences', 'PUT /preferences']);
  });

  test.each([400, 429, 500, 503])('with the response %i does not fall back', async (status) => {
    const { outcome, calls } = await save({ 'PUT /preferences': status });
    expect([outcome, calls]).toEqual([status, ['PUT /preferences']]);
  });

  test('fails if creating is rejected', async () => {
    expect((await save({ 'POST /preferences': 500 })).outcome).toBe(500);
  });
});

describe('undoing a save', () => {
  /** The saved preferences, from any device. */
  let kept: PreferencesValue;
  const type = '/problems/changed-elsewhere';
  /** Merges a save, like the server. */
  beforeEach(async () => {
    session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
    kept = SAVED;
    api.answer = (call, body) => {
      const before = kept;
      if (call.startsWith('PUT')) {
        const sent = JSON.parse(body) as { preferences: PreferencesValue; base: PreferencesValue };
        const { fields, conflicts } = mergeChanges(sent.base, sent.preferences, kept);
        if (conflicts.length > 0) {
          const said = conflicts.map((name) => ({ path: `/preferences/${name}`, current: before[name] }));
          return { status: 409, body: { type, title: 'Conflict', detail: 'Changed.', conflicts: said } };
        }
        kept = fields;
      }
      return { status: 200, body: { data: { preferences: kept, before } } };
    };
    await read();
  });
  const news = vi.spyOn(toast, 'success');
  const undo = async () => {
    news.mock.lastCall?.[1]?.run();
    await vi.waitFor(() =>
      expect(news).toHaveBeenLastCalledWith('Your preferences are back to what they were.'),
    );
  };
  afterEach(() => session.signOut());

  test.each([
    { what: 'a removed allergy', later: {} },
    { what: 'only that, if something else was saved since', later: { spice_tolerance: 'hot' } as const },
  ])('restores $what [UNDO-31]', async ({ later }) => {
    const without = { ...SAVED, allergies: [] };
    await change(preferencesSave, { base: SAVED, edited: without });
    const offer = news.mock.lastCall?.[1];
    if (Object.keys(later).length > 0)
      await change(preferencesSave, { base: without, edited: { ...without, ...later } });
    offer?.run();
    await vi.waitFor(() =>
      expect(news).toHaveBeenLastCalledWith('Your preferences are back to what they were.'),
    );
    expect(queryClient.getQueryData(preferences().queryKey)).toEqual({ ...SAVED, ...later });
  });

  test('keeps an allergy that another device had saved as well [DEVICES-04 DEVICES-09]', async () => {
    kept = { ...SAVED, allergies: ['nuts', 'soy'] };
    const edited = { ...kept, kitchen_appliances: ['oven'] } as const;
    await change(preferencesSave, { base: SAVED, edited });
    await undo();
    expect(kept).toEqual({ ...SAVED, allergies: ['nuts', 'soy'] });
  });

  test('keeps a value that another device has saved since [DEVICES-09]', async () => {
    const edited = { ...SAVED, spice_tolerance: 'hot', kitchen_appliances: ['oven'] } as const;
    await change(preferencesSave, { base: SAVED, edited });
    kept = { ...kept, spice_tolerance: 'medium' };
    await undo();
    expect(kept).toEqual({ ...SAVED, spice_tolerance: 'medium' });
    expect(queryClient.getQueryData(preferences().queryKey)).toEqual(kept);
  });

  test('is not offered for a save that changed nothing', async () => {
    kept = { ...SAVED, spice_tolerance: 'hot' };
    await change(preferencesSave, { base: SAVED, edited: kept });
    expect(news).toHaveBeenLastCalledWith('Preferences saved');
  });
});

describe('a save that failed', () => {
  const save = () => change(preferencesSave, { base: NO_PREFERENCES, edited: SAVED });
  const outcomes = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.status);
  const isRead = () => queryClient.getQueryData(preferences().queryKey);

  beforeEach(async () => {
    session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
    api.answer = () => ({ status: 404 });
    const leave = new QueryObserver(queryClient, preferences()).subscribe(() => undefined);
    await vi.waitUntil(() => isRead() === null);
    leave();
    api.answer = (call) =>
      call.startsWith('GET') ? { status: 200, body: { data: { preferences: SAVED } } } : 'lost';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await save().catch(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    session.signOut();
  });

  test('is remembered along with the edits, until the next save', async () => {
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(outcomes()).toEqual(['error']);
    api.answer = () => ({ status: 200, body: { data: { preferences: SAVED, before: NO_PREFERENCES } } });
    await save();
    expect(outcomes()).toEqual(['success']);
  });

  test('may have succeeded: Cancel asks the server', async () => {
    expect(isRead()).toBeNull();
    dropFailedSave(queryClient);
    expect(outcomes()).toEqual([]);
    await vi.waitFor(() => expect(isRead()).toEqual(SAVED));
  });
});
