/** Kinds of ingredients that go brown when they are too old, and are not brown before. */
export const BROWNING: ReadonlySet<string> = new Set(
  'lettuce salad-leaf rocket spinach watercress basil mint parsley coriander-leaf avocado banana apple'.split(
    ' ',
  ),
);
