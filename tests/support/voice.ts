import type { Page } from '@playwright/test';
import { test as base } from './journey.ts';

/** Journeys in a browser that has a microphone, and in which nobody has to allow it. */
export const test = base.extend<object, { microphone: void }>({
  // The flag below does not count in a Chromium without windows.
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

/** What the page's fake recogniser and devices are told, and what they have seen. */
interface FakeVoice {
  /** What opening the microphone is refused with, by the name of its error. */
  refusal: string | null;
  /** Streams that were opened. */
  streams: MediaStream[];
  /** The devices there are, in place of the browser's own. */
  kinds: MediaDeviceKind[] | null;
  say: (transcript: string, isFinal: boolean) => void;
  fail: (error: string) => void;
  /** How often listening was begun. */
  starts: number;
}

declare global {
  interface Window {
    fakeVoice: FakeVoice;
  }
}

/** Puts a recogniser in the page that hears what `say` and `failToHear` tell it. Before the page is opened. */
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

/** Lets the page believe that the browser has yet to ask for the microphone. Before the page is opened. */
export const beAskedFirst = (page: Page) =>
  page.addInitScript(() => {
    navigator.permissions.query = async () =>
      Object.assign(new EventTarget(), { name: 'microphone', state: 'prompt', onchange: null } as const);
  });

/** Lets the page hear this. */
export const say = (page: Page, transcript: string, { isFinal = true } = {}) =>
  page.evaluate(([words, final]) => window.fakeVoice.say(words, final), [transcript, isFinal] as const);

/** Lets the page's recogniser fail. */
export const failToHear = (page: Page, code: string) =>
  page.evaluate((error) => window.fakeVoice.fail(error), code);

/** Refuses the microphone with an error of this name, or allows it again with null. */
export const refuseMicrophone = (page: Page, errorName: string | null) =>
  page.evaluate((name) => {
    window.fakeVoice.refusal = name;
  }, errorName);

/** Plugs these devices in, and no others. */
export const plugIn = (page: Page, ...kinds: MediaDeviceKind[]) =>
  page.evaluate((there) => {
    window.fakeVoice.kinds = there;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, kinds);

/** How many streams of the microphone nobody has let go of. */
export const openStreams = (page: Page) =>
  page.evaluate(() => window.fakeVoice.streams.filter((stream) => stream.active).length);
