/** A thing in the pantry. */
export interface PantryIndexItem {
  id: string;
  name: string;
  /** None for 'some'. */
  quantity: number | null;
  unit: string;
}
