/** The part of the browser's media devices that voice input needs. */
export type AudioDevices = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

/** How long the microphone stays open after it was last used, in milliseconds. */
export const RELEASE_DELAY = 8_000;

/** Why the microphone cannot be had. */
export type AccessError = 'no-device' | 'access-denied' | 'access-failed';

/** The microphone's stream: opened when it is needed, and let go when it was not used for a while. */
export interface Microphone {
  /** Opens it, or keeps it open. Rejects when it cannot be had: `accessError` says why. */
  open(): Promise<void>;
  /** It is not used any more: lets go of it in 8 seconds, unless it is opened again. */
  releaseSoon(): void;
  /** Lets go of it now, and of one that is still being opened. */
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

/** What a failure to open the microphone means for the cook. */
export function accessError(error: unknown): AccessError {
  const { name = '' } = Object(error) as { name?: string };
  if (ABSENCES.has(name)) return 'no-device';
  return REFUSALS.has(name) ? 'access-denied' : 'access-failed';
}

/** Says whether there is anything to speak into, now and whenever devices come or go, until the returned function is called. */
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

/** Says what the browser knows of the permission, now and whenever it changes, until the returned function is called. */
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
      // This browser does not tell; it stays unknown until the microphone is asked for.
    }
  };
  void ask();
  return () => {
    isWatching = false;
    status?.removeEventListener('change', tell);
  };
}
