/** A `data-*` attribute of a component, by which a consumer styles or finds it in a state. */
export interface DataAttribute {
  name: `data-${string}`;
  /** The `data-slot` of the element that has it. */
  slot: string;
  /** What it says, or when it is there. */
  says: string;
  /** Its values. Without any, it is either there or not; 'any' for an id or a number. */
  values?: readonly string[] | 'any';
}

/** All attributes of a component and its parts, besides `data-slot`. A test compares them with the DOM. */
export type DataAttributes = readonly DataAttribute[];
