import { namesWithoutServer } from '@larder/domain/voice';
import { vi } from 'vitest';
import { fakeDevices, fakePermissions, fakeRecogniser } from './fakes.ts';
import { createVoiceMachine } from './voice-machine.ts';
import type { FoundIngredient } from './voice-input.ts';

/** Names without further details. */
export const found = (...names: string[]): FoundIngredient[] => names.map((name) => ({ name }));

/** Advances time, running all due timers. */
export const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** Voice input with fake parts, connected. */
export async function fakeMachine(permission: PermissionState | 'unknown' = 'granted') {
  const media = fakeDevices();
  const { permissions, change } = fakePermissions(permission);
  const heard: ReturnType<typeof fakeRecogniser>[] = [];
  const findIngredients = vi.fn<
    (transcript: string, signal: AbortSignal) => Promise<readonly FoundIngredient[]>
  >(async (transcript) => found(...transcript.split(' and ')));
  let refusesToStart = false;
  const parts = {
    makeRecogniser: () => {
      const fake = fakeRecogniser();
      fake.refusesToStart = refusesToStart;
      heard.push(fake);
      return fake.recogniser;
    },
    devices: media.devices,
    permissions,
  };
  const machine = createVoiceMachine(parts, {
    language: 'en-US',
    findIngredients,
    findNames: namesWithoutServer,
  });
  const disconnect = machine.connect();
  await pass();
  return {
    machine,
    media,
    change,
    findIngredients,
    disconnect,
    refuseToStart: () => {
      refusesToStart = true;
    },
    recogniser: () => heard.at(-1) ?? fakeRecogniser(),
    made: () => heard.length,
    async listen() {
      machine.listen();
      await pass();
    },
    names: () => machine.read().ingredients?.map(({ name }) => name),
  };
}
