/** A JSON object, usually of schema.org. The domain's own type would be missing from the packed library. */
export type Node = Readonly<Record<string, unknown>>;
