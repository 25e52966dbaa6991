/** The range of results on a page, starting at 1. Both are 0 if there are none. */
export function pageRange(page: number, pageSize: number, total: number): { first: number; last: number } {
  if (total === 0) return { first: 0, last: 0 };
  const last = Math.min(page * pageSize, total);
  return { first: Math.min((page - 1) * pageSize + 1, last), last };
}

/** The number of pages; at least one. */
export function pageCount(pageSize: number, total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
