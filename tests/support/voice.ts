import type { Page } from '@playwright/test';
import { test as base } from './journey.ts';

/** Journeys in a browser with a microphone, without a permission prompt. */
export const test = base.extend<object, { microphone: void }>({
  // The flag below has no effect in headless Chromium.
  permissions: ['microphone'],
  launchOptions: [
    async ({ launchOptions }, runTest) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ];
      await runTest({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** Controls the page's fake recogniser and devices, and records how they are used. */
interface FakeVoice {
  /** The name of the error that opening the microphone fails with. */
  refusal: string | null;
  /** Opened streams. */
  streams: MediaStream[];
  /** The devices, in place of the browser's own. */
  kinds: MediaDeviceKind[] | null;
  say: (transcript: string, isFinal: boolean) => void;
  fail: (error: string) => void;
  /** How often listening was started. */
  starts: number;
}

declare global {
  interface Window {
    fakeVoice: FakeVoice;
  }
}

/**
 * Puts a recogniser into the page that hears what `say` and `failToHear` tell it. Before the page is opened.
 */
export async function fakeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: EventTarget | null = null;
    const fake: FakeVoice = {
      refusal: null,
      streams: [],
      kinds: null,
      starts: 0,
      say(transcript, isFinal) {
        const part = Object.assign([{ transcript }], { isFinal });
        current?.dispatchEvent(Object.assign(new Event('result'), { results: [part] }));
      },
      fail(error) {
        const ended = current;
        ended?.dispatchEvent(Object.assign(new Event('error'), { error }));
        ended?.dispatchEvent(new Event('end'));
      },
    };
    class Recogniser extends EventTarget {
      start() {
        fake.starts += 1;
        // oxlint-disable-next-line typescript/no-this-alias -- the page's recogniser is told through it
        current = this;
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        if (current === this) current = null;
      }
    }
    Object.assign(window, {
      fakeVoice: fake,
      SpeechRecognition: Recogniser,
      webkitSpeechRecognition: Recogniser,
    });
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    const enumerateDevices = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (fake.refusal) throw new DOMException('Refused.', fake.refusal);
      const stream = await getUserMedia(wanted);
      fake.streams.push(stream);
      return stream;
    };
    mediaDevices.enumerateDevices = async () =>
      fake.kinds ? fake.kinds.map((kind) => ({ kind }) as MediaDeviceInfo) : enumerateDevices();
  });
}

/** Makes the browser appear to ask for the microphone first. Before the page is opened. */
export const beAskedFirst = (page: Page) =>
  page.addInitScript(() => {
    navigator.permissions.query = async () =>
      Object.assign(new EventTarget(), { name: 'microphone', state: 'prompt', onchange: null } as const);
  });

/** Makes the page hear this. */
export const say = (page: Page, transcript: string, { isFinal = true } = {}) =>
  page.evaluate(([words, final]) => window.fakeVoice.say(words, final), [transcript, isFinal] as const);

/** Makes the page's recogniser fail. */
export const failToHear = (page: Page, code: string) =>
  page.evaluate((error) => window.fakeVoice.fail(error), code);

/** Makes the microphone fail with an error of this name, or work again with null. */
export const refuseMicrophone = (page: Page, errorName: string | null) =>
  page.evaluate((name) => {
    window.fakeVoice.refusal = name;
  }, errorName);

/** Connects exactly these devices. */
export const plugIn = (page: Page, ...kinds: MediaDeviceKind[]) =>
  page.evaluate((there) => {
    window.fakeVoice.kinds = there;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, kinds);

/** How many microphone streams have not been released. */
export const openStreams = (page: Page) =>
  page.evaluate(() => window.fakeVoice.streams.filter((stream) => stream.active).length);
