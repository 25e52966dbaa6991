/** What an import answers: drafts with what failed, or a problem. */
export interface Imported {
  readonly status: number;
  readonly body: {
    readonly detail?: string;
    readonly data?: {
      readonly drafts: readonly {
        readonly title: string | null;
        readonly lines: readonly unknown[];
        readonly instructions: readonly string[];
        readonly doubts: readonly unknown[];
      }[];
      readonly failed: readonly { readonly message: string }[];
    };
  };
}

/** How a test imports. */
export interface Importing {
  read(body: object): Promise<Imported>;
  upload(name: string, data: Buffer | string): Promise<Imported>;
  raw(contentType: string, body: string | Buffer): Promise<Imported>;
}

/** Something that an import must survive. */
export type Hostile = readonly [why: string, send: (how: Importing) => Promise<Imported>];

/** More than any recipe has. */
export const MANY = 10_000;
/** Letters in a megabyte. */
export const LONG = 1_000_000;
/** A page with JSON-LD. */
export const script = (json: string) => `<h1>Pie</h1><script type="application/ld+json">${json}</script>`;
/** A recipe in JSON-LD. */
export const recipe = (change: object) => ({
  '@type': 'Recipe',
  name: 'Pie',
  recipeYield: '4',
  recipeIngredient: ['2 eggs', '100 g flour'],
  recipeInstructions: ['Mix.', 'Bake.'],
  ...change,
});
/** A page with a recipe in JSON-LD. */
export const page = (change: object) =>
  script(JSON.stringify(recipe(change)).replaceAll('</', String.raw`<\/`));
/** Brackets within brackets. */
export const nested = (open: string, close: string) => open.repeat(MANY) + close.repeat(MANY);
/** Many of something. */
export const many = (line: (nth: number) => string) => Array.from({ length: MANY }, (_, nth) => line(nth));
