/** Limits shared by the contract, the server and the forms. */
export const LIMITS = {
  username: { min: 3, max: 50 },
  password: { min: 8, max: 200 },
  name: { max: 100 },
  description: { max: 500 },
  quantity: { min: 1, max: 1_000_000 },
  lists: { max: 200 },
  dislikes: { max: 50 },
  staples: { max: 100 },
  wish: { max: 200 },
  useUp: { max: 10 },
  without: { max: 20 },
  keptPlans: { max: 10 },
  bulkItems: { min: 1, max: 500 },
  pantryItems: { max: 10_000 },
  batchIds: { max: 200 },
  transcript: { max: 2_000 },
  query: { max: 100 },
  pageSize: { default: 20, max: 100 },
  offset: { max: 1_000_000 },
  /** How late an offline purchase may be sent. */
  boughtDaysAgo: 30,
} as const;
