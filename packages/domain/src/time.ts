/** Minutes for people: below an hour '45min', else '2h 5min'. */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  return whole < 60 ? `${whole}min` : `${Math.floor(whole / 60)}h ${whole % 60}min`;
}
