/** The notes of one ring: when each begins and how high it is, in seconds and hertz. */
const NOTES = [
  [0, 880],
  [0.22, 1174.7],
  [0.44, 880],
] as const;
const NOTE_LENGTH = 0.18;
/** Between two rings, in milliseconds. */
const AGAIN = 2500;

let audio: AudioContext | null = null;

/**
 * Lets the bell be heard later: browsers play sound only after a press, so this is called by the press that starts a
 * timer.
 */
export function tuneBell(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // Without sound, the timer still says that its time is up.
  }
}

function ring(): void {
  if (audio?.state !== 'running') return;
  for (const [at, pitch] of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.35, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_LENGTH);
  }
}

/** Whether the page was pressed since it loaded. Before that, a browser refuses sound and shaking, and logs an error. */
const wasPressed = (): boolean => globalThis.navigator.userActivation?.hasBeenActive ?? true;

/** Rings, and shakes a phone, until the returned function is called. */
export function ringBell(): () => void {
  const once = () => {
    if (!wasPressed()) return;
    tuneBell();
    ring();
    // Absent in Safari.
    globalThis.navigator.vibrate?.([200, 100, 200]);
  };
  once();
  const ringing = setInterval(once, AGAIN);
  return () => clearInterval(ringing);
}
