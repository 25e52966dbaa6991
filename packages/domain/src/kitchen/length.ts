const CM_IN_INCH = 2.54;
/** From this width up it is a tin or a dish, and those come in whole inches. */
const TIN_CM = 15;

/** The widths tins are sold in, in inches and centimetres. */
const TINS: readonly (readonly [inches: number, cm: number])[] = [
  [6, 15],
  [7, 18],
  [8, 20],
  [9, 23],
  [10, 25],
  [11, 28],
  [12, 30],
  [13, 33],
];
/** Small lengths as cooks give them: 1 cm is half an inch, 2.5 cm an inch. */
const SMALL: readonly (readonly [cm: number, inches: number])[] = [
  [0.2, 1 / 8],
  [0.3, 1 / 8],
  [0.5, 1 / 4],
  [1, 1 / 2],
  [2, 3 / 4],
  [2.5, 1],
];

/** Centimetres in inches: quarters up to 5 cm, halves up to 15 cm, and tins in the sizes they are sold in. */
export function toInches(cm: number): number {
  const small = SMALL.find(([one]) => Math.abs(one - cm) < 0.01);
  if (small) return small[1];
  const exact = cm / CM_IN_INCH;
  if (cm >= TIN_CM) return TINS.find(([, width]) => width === cm)?.[0] ?? Math.round(exact);
  if (cm < 0.5) return 1 / 8;
  return cm <= 5 ? Math.round(exact * 4) / 4 : Math.round(exact * 2) / 2;
}

/** Inches in centimetres, rounded to halves, and tins in the sizes they are sold in. */
export function toCentimetres(inches: number): number {
  const cm = inches * CM_IN_INCH;
  if (cm >= TIN_CM - 0.5) return TINS.find(([width]) => width === inches)?.[1] ?? Math.round(cm);
  const small = SMALL.findLast(([, one]) => Math.abs(one - inches) < 0.01);
  if (small) return small[0];
  return Math.round(cm * 2) / 2;
}
