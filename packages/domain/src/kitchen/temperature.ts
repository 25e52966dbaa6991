/** Oven dials go in steps of 25 °F and 10 °C. A food's temperature may lie between them: then in fives. */
const OVEN_STEP_F = 25;
const NEAR_F = 9;
const STEP = 5;
const OVEN_STEP_C = 10;
const NEAR_C = 4.5;
const BOILING_C = 100;

const nearest = (value: number, step: number) => Math.round(value / step) * step;

/** °C as on an American oven: 350 for 180, 400 for 200, 340 for 170; in fives below boiling. */
export function toFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius === BOILING_C) return exact;
  const step = nearest(exact, OVEN_STEP_F);
  return celsius > BOILING_C && Math.abs(step - exact) <= NEAR_F ? step : nearest(exact, STEP);
}

/** °F as on a European oven: 180 for 350, 200 for 400, 220 for 425. */
export function toCelsius(fahrenheit: number): number {
  const exact = (fahrenheit - 32) / 1.8;
  const step = nearest(exact, OVEN_STEP_C);
  return exact > BOILING_C && Math.abs(step - exact) <= NEAR_C ? step : nearest(exact, STEP);
}
