import { expect, test } from 'vitest';
import { voicePanelState } from './panel-state.ts';
import { INITIAL_VOICE, type VoiceInput } from './voice-input.ts';

const MILK = [{ id: 'heard-0', name: 'Milk' }];

const CASES: { why: string; state: Partial<VoiceInput>; shown: object }[] = [
  { why: 'nothing is known yet', state: {}, shown: { status: 'prompt' } },
  { why: 'the browser has to ask', state: { permission: 'prompt' }, shown: { status: 'prompt' } },
  { why: 'the browser asks', state: { phase: 'asking' }, shown: { status: 'prompt', asking: true } },
  {
    why: 'the browser asks once more',
    state: { phase: 'asking', permission: 'denied' },
    shown: { status: 'prompt', asking: true },
  },
  {
    why: 'it was refused before',
    state: { permission: 'denied' },
    shown: { status: 'denied', error: 'access-denied' },
  },
  {
    why: 'it was refused while listening',
    state: { permission: 'denied', error: 'not-allowed' },
    shown: { status: 'denied', error: 'not-allowed' },
  },
  {
    why: 'there is no microphone to ask for',
    state: { permission: 'prompt', error: 'no-device' },
    shown: { status: 'no-device' },
  },
  {
    why: 'the microphone has gone',
    state: { permission: 'granted', error: 'no-device' },
    shown: { status: 'idle', error: 'no-device' },
  },
  {
    why: 'the microphone cannot be had',
    state: { permission: 'prompt', error: 'access-failed' },
    shown: { status: 'idle', error: 'access-failed' },
  },
  { why: 'it may speak', state: { permission: 'granted' }, shown: { status: 'idle' } },
  {
    why: 'it listens',
    state: { permission: 'granted', phase: 'listening', transcript: 'mil', secondsLeft: 9 },
    shown: { status: 'listening', transcript: 'mil', secondsLeft: 9 },
  },
  {
    why: 'it listens again',
    state: { permission: 'granted', phase: 'listening', ingredients: MILK },
    shown: { status: 'listening', ingredients: MILK },
  },
  {
    why: 'it looks for ingredients',
    state: { permission: 'granted', phase: 'parsing', transcript: 'milk' },
    shown: { status: 'parsing', transcript: 'milk' },
  },
  {
    why: 'it has found some, late',
    state: { permission: 'granted', transcript: 'milk', ingredients: MILK, error: 'timeout' },
    shown: { status: 'review', transcript: 'milk', ingredients: MILK, error: 'timeout' },
  },
  {
    why: 'what was found stays though the microphone is refused',
    state: { permission: 'denied', ingredients: MILK },
    shown: { status: 'review', ingredients: MILK },
  },
];

test.each(CASES)('$why', ({ state, shown }) => {
  expect(voicePanelState({ ...INITIAL_VOICE, ...state }, false)).toMatchObject(shown);
});

test('the results are being added to the pantry', () => {
  const state: VoiceInput = { ...INITIAL_VOICE, permission: 'granted', ingredients: MILK };
  expect(voicePanelState(state, true)).toMatchObject({ status: 'saving', ingredients: MILK });
});
