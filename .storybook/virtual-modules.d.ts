declare module 'virtual:component-props' {
  /** The props of every component of the library, by its name. */
  export const PROPS: Readonly<Record<string, import('./docs/props/documented.ts').DocumentedProp[]>>;
}

declare module 'virtual:larder-api' {
  /** Every component that shows an error, waits, can be off, has a heading or takes content. */
  export const API_TABLE: readonly import('../packages/ui/src/testing/api/api-table.ts').ApiRow[];
}
