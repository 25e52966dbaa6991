declare module 'virtual:larder-api' {
  /** Every component that shows an error, waits, can be off, has a heading or takes content. */
  export const API_TABLE: readonly import('../packages/ui/src/testing/api/api-table.ts').ApiRow[];
}
