/** The part of the browser's MediaDevices that voice input needs. */
export type AudioDevices = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

/** How long the microphone stays open after its last use, in milliseconds. */
export const RELEASE_DELAY = 8_000;

/** Why the microphone is unavailable. */
export type AccessError = 'no-device' | 'access-denied' | 'access-failed';

/** The microphone's stream: opened on demand, and released after a period without use. */
export interface Microphone {
  /** Opens it, or keeps it open. Rejects if unavailable: `accessError` gives the reason. */
  open(): Promise<void>;
  /** Releases it in 8 seconds unless it is opened again. */
  releaseSoon(): void;
  /** Releases it now, including one still being opened. */
  release(): void;
}

/** The microphone of these devices. */
export function createMicrophone(devices: AudioDevices | null): Microphone {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening = 0;

  const release = () => {
    clearTimeout(timer);
    opening += 1;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  };

  return {
    async open() {
      clearTimeout(timer);
      if (stream?.active) return;
      if (!devices) throw new DOMException('There are no media devices.', 'NotSupportedError');
      const turn = (opening += 1);
      const opened = await devices.getUserMedia({ audio: true });
      if (turn === opening) stream = opened;
      else for (const track of opened.getTracks()) track.stop();
    },
    releaseSoon() {
      clearTimeout(timer);
      timer = setTimeout(release, RELEASE_DELAY);
    },
    release,
  };
}

const REFUSALS = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError']);
const ABSENCES = new Set(['NotFoundError', 'DevicesNotFoundError']);

/** Maps a failure to open the microphone to the error shown. */
export function accessError(error: unknown): AccessError {
  const { name = '' } = Object(error) as { name?: string };
  if (ABSENCES.has(name)) return 'no-device';
  return REFUSALS.has(name) ? 'access-denied' : 'access-failed';
}

/**
 * Reports whether there is an audio input, now and on device changes, until the returned function is called.
 */
export function watchAudioInput(
  devices: AudioDevices | null,
  listener: (hasInput: boolean) => void,
): () => void {
  if (!devices) {
    listener(false);
    return () => {};
  }
  let look = 0;
  const lookNow = async () => {
    const turn = (look += 1);
    const found = await devices.enumerateDevices().catch(() => []);
    if (turn === look) listener(found.some(({ kind }) => kind === 'audioinput'));
  };
  devices.addEventListener('devicechange', lookNow);
  void lookNow();
  return () => {
    look += 1;
    devices.removeEventListener('devicechange', lookNow);
  };
}

/** Reports the permission state, now and on changes, until the returned function is called. */
export function watchPermission(
  permissions: Pick<Permissions, 'query'> | null,
  listener: (permission: PermissionState) => void,
): () => void {
  let status: PermissionStatus | null = null;
  let isWatching = true;
  const tell = () => {
    if (status) listener(status.state);
  };
  const ask = async () => {
    if (!permissions) return;
    try {
      const answer = await permissions.query({ name: 'microphone' });
      if (!isWatching) return;
      status = answer;
      status.addEventListener('change', tell);
      tell();
    } catch {
      // This browser does not support the query; it stays unknown until the microphone is requested.
    }
  };
  void ask();
  return () => {
    isWatching = false;
    status?.removeEventListener('change', tell);
  };
}
