const FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short' });

/** The seven days from today as the browser writes them: 'Thu, Nov 26'. */
export function weekInWords(): string[] {
  const now = new Date();
  return Array.from({ length: 7 }, (_, index) =>
    FORMAT.format(new Date(now.getFullYear(), now.getMonth(), now.getDate() + index)),
  );
}
