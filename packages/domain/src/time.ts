/** How to write a number; locales have their own digits. */
type WriteNumber = (value: number) => string;

/** A dish's time, in minutes. */
export interface TimeTaken {
  /** Total, including waiting. */
  total: number;
  /** Minutes of waiting. */
  waiting?: number | null | undefined;
  /** What happens meanwhile: 'rising'. */
  kind?: string | null | undefined;
}

/** Minutes in words: '35 min', '2 h', '1 h 35 min'. */
export function sayMinutes(minutes: number, write: WriteNumber = String): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${write(rest)} min`;
  return rest === 0 ? `${write(hours)} h` : `${write(hours)} h ${write(rest)} min`;
}

/** A dish's time in words: '35 min', or '35 min + 2 h rising' if it includes waiting. */
export function sayTime({ total, waiting, kind }: TimeTaken, write: WriteNumber = String): string {
  if (!waiting || waiting < 0) return sayMinutes(total, write);
  return `${sayMinutes(total - waiting, write)} + ${sayMinutes(waiting, write)} ${kind ?? 'waiting'}`;
}

/** Minutes in compact form: '45min' below an hour, '2h 5min', or '2h' for full hours. */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole}min`;
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}min`;
}
