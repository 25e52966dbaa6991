import type { AudioDevices } from './microphone.ts';
import type { Recogniser } from './recogniser.ts';
import type { VoiceParts } from './voice-parts.ts';

/** A fake recogniser that hears what a test tells it to. */
export function fakeRecogniser() {
  const events = new EventTarget();
  const calls: string[] = [];
  const control = {
    calls,
    /** `start` throws, as it does if the browser is already listening. */
    refusesToStart: false,
    says(transcript: string, isFinal = false) {
      const part = Object.assign([{ transcript }], { isFinal });
      events.dispatchEvent(Object.assign(new Event('result'), { results: [part] }));
    },
    fails(error: string) {
      events.dispatchEvent(Object.assign(new Event('error'), { error }));
      events.dispatchEvent(new Event('end'));
    },
    ends: () => events.dispatchEvent(new Event('end')),
    recogniser: {
      lang: '',
      continuous: true,
      interimResults: false,
      maxAlternatives: 0,
      addEventListener: events.addEventListener.bind(events) as Recogniser['addEventListener'],
      start() {
        calls.push('start');
        if (control.refusesToStart) throw new DOMException('Started already.', 'InvalidStateError');
      },
      stop: () => void calls.push('stop'),
      abort: () => void calls.push('abort'),
    } satisfies Recogniser,
  };
  return control;
}

/** A fake microphone that a test can plug in, unplug, allow and deny. */
export function fakeDevices() {
  const events = new EventTarget();
  const open: EventTarget[] = [];
  const control = {
    /** Streams that were not released. */
    open,
    /** How many times permission was requested. */
    asked: 0,
    /** The error from opening the microphone; null if it succeeds. */
    refusal: null as Error | null,
    /** Delays opening. */
    answer: Promise.resolve(),
    kinds: ['audiooutput', 'audioinput'] as MediaDeviceKind[],
    plug(...kinds: MediaDeviceKind[]) {
      control.kinds = kinds;
      events.dispatchEvent(new Event('devicechange'));
    },
    devices: {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      enumerateDevices: async (): Promise<MediaDeviceInfo[]> =>
        control.kinds.map((kind) => ({ kind }) as MediaDeviceInfo),
      async getUserMedia(): Promise<MediaStream> {
        control.asked += 1;
        await control.answer;
        if (control.refusal) throw control.refusal;
        return openStream();
      },
    } satisfies AudioDevices,
  };
  const openStream = () => {
    const stream = new EventTarget();
    open.push(stream);
    const stop = () => void open.splice(open.indexOf(stream), 1);
    return Object.defineProperty(Object.assign(stream, { getTracks: () => [{ stop }] }), 'active', {
      get: () => open.includes(stream),
    }) as unknown as MediaStream;
  };
  return control;
}

/** A fake permission status that a test can change. */
export function fakePermissions(state: PermissionState | 'unknown') {
  const status = Object.assign(new EventTarget(), { state });
  return {
    change(next: PermissionState) {
      status.state = next;
      status.dispatchEvent(new Event('change'));
    },
    permissions: {
      query: async () => {
        if (state === 'unknown') throw new TypeError('There is no such permission.');
        return status as unknown as PermissionStatus;
      },
    },
  };
}

/** Voice input of a browser that a test controls. */
export interface FakeVoice {
  /** For `useVoiceIngredients`. */
  parts: VoiceParts;
  /** Hears this; what is not final may still change. */
  says: (transcript: string, isFinal?: boolean) => void;
  /** Fails with a code of the browser's speech recognition, such as 'network'. */
  fails: (error: string) => void;
  /** Stops hearing, as the browser does after a while without words. */
  ends: () => void;
  /** Whether prompts for the microphone are denied from now on. */
  deny: (isDenied: boolean) => void;
  /** Connects exactly these devices, such as 'audioinput'; none is no microphone. */
  plug: (...kinds: MediaDeviceKind[]) => void;
  /** Changes the permission as in the browser's settings. */
  changePermission: (permission: PermissionState) => void;
  /** How many microphones are open. */
  open: () => number;
  /** The language that it listens for. */
  language: () => string;
}

/** A browser with a microphone and speech recognition, in which a test speaks. */
export function fakeVoice(permission: PermissionState | 'unknown' = 'granted'): FakeVoice {
  const media = fakeDevices();
  const { permissions, change } = fakePermissions(permission);
  let current = fakeRecogniser();
  const makeRecogniser = () => {
    current = fakeRecogniser();
    return current.recogniser;
  };
  return {
    parts: { makeRecogniser, devices: media.devices, permissions },
    says: (transcript, isFinal = true) => current.says(transcript, isFinal),
    fails: (error) => current.fails(error),
    ends: () => current.ends(),
    deny(isDenied) {
      media.refusal = isDenied ? new DOMException('Denied.', 'NotAllowedError') : null;
    },
    plug: media.plug,
    changePermission: change,
    open: () => media.open.length,
    language: () => current.recogniser.lang,
  };
}
