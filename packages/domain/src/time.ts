/** How a number is written; another language has other digits. */
type WriteNumber = (value: number) => string;

/** How long a dish takes, in minutes. */
export interface TimeTaken {
  /** All of it, waiting included. */
  total: number;
  /** Minutes in which there is nothing to do. */
  waiting?: number | null | undefined;
  /** What the dish does in them: 'rising'. */
  kind?: string | null | undefined;
}

/** Minutes as a cook says them: '35 min', '2 h', '1 h 35 min'. */
export function sayMinutes(minutes: number, write: WriteNumber = String): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${write(rest)} min`;
  return rest === 0 ? `${write(hours)} h` : `${write(hours)} h ${write(rest)} min`;
}

/** How long a dish takes, as a cook says it: '35 min', or '35 min + 2 h rising' when it also waits by itself. */
export function sayTime({ total, waiting, kind }: TimeTaken, write: WriteNumber = String): string {
  if (!waiting || waiting < 0) return sayMinutes(total, write);
  return `${sayMinutes(total - waiting, write)} + ${sayMinutes(waiting, write)} ${kind ?? 'waiting'}`;
}

/** Minutes for people: below an hour '45min', else '2h 5min', and '2h' when that is all. */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole}min`;
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}min`;
}
