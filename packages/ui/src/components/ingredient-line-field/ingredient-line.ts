/** How sure the reading of a line is: 'unread' until somebody has read what is typed. */
export type LineCertainty = 'sure' | 'doubtful' | 'unknown' | 'unread';

/** An ingredient that a line means. */
export interface LineIngredient {
  id: string;
  name: string;
}

/** What a line was read as. */
export interface LineReading {
  /** Null if nobody knows it: the line stays as text. */
  ingredient: LineIngredient | null;
  /** Null for 'to taste'. */
  quantity: number | null;
  /** 'g', 'tbsp'; null with no quantity. */
  unit: string | null;
  /** How to prepare it: 'sifted'. */
  notes: string | null;
  certainty: Exclude<LineCertainty, 'unread'>;
}

/** A line as typed, and how it was read. */
export interface IngredientLineValue extends Omit<LineReading, 'certainty'> {
  text: string;
  certainty: LineCertainty;
  /** The cook said what it means. */
  mended?: boolean | undefined;
}

/** An empty line. */
export const UNREAD_LINE: IngredientLineValue = {
  text: '',
  ingredient: null,
  quantity: null,
  unit: null,
  notes: null,
  certainty: 'unread',
};

/** The line with other text. It has to be read again; until then it shows what it was read as. */
export function typedLine(line: IngredientLineValue, text: string): IngredientLineValue {
  if (text === line.text) return line;
  if (text.trim() === '') return { ...UNREAD_LINE, text };
  return { ...line, text, certainty: 'unread' };
}

/** The line with its reading. What the cook tied by hand stays tied where the reading knows nothing better. */
export function readLine(line: IngredientLineValue, reading: LineReading): IngredientLineValue {
  const isTied = line.mended === true && line.ingredient !== null && reading.ingredient === null;
  if (!isTied) return { ...reading, text: line.text };
  return { ...reading, ingredient: line.ingredient, text: line.text, certainty: 'sure', mended: true };
}

/** The line as the cook says it is meant. */
export function mendedLine(
  line: IngredientLineValue,
  meant: Omit<LineReading, 'certainty'>,
): IngredientLineValue {
  return { ...meant, text: line.text, certainty: meant.ingredient ? 'sure' : 'unknown', mended: true };
}
