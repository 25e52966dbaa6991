declare module 'virtual:component-props' {
  /** The props of every component of the library, by its name. */
  export const PROPS: Readonly<Record<string, import('./docs/props/documented.ts').DocumentedProp[]>>;
}
