/** A word or sentence of a component that `labels` replaces. */
export interface DocumentedLabel {
  name: string;
  type: string;
  /** Its English text as written in the code: `'Edit'`, or a function. Empty if the component says nothing by default. */
  initially: string;
  says: string;
}

/** A component's own prop, not one of its root element's attributes. */
export interface DocumentedProp extends DocumentedLabel {
  isRequired: boolean;
  /** The keys of an object of words, each with its default. */
  labels: DocumentedLabel[];
}
