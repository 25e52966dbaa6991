import type { Hex } from '../core/colour.ts';
import { circle, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { polar } from '../core/geometry.ts';
import { roundBody, type RoundLook, type Standing, type Vessel } from './body.ts';

/** A flat plate with a wide rim, optionally dotted. */
interface PlateSpec extends Standing, RoundLook {
  dots?: Hex;
}

/** A flat plate: food lies in its middle. */
export function plate(spec: PlateSpec, pen: Pen): Vessel {
  const body = roundBody(pen, spec, spec, 0.76, 0.42);
  let dots = '';
  if (spec.dots)
    for (let index = 0; index < 28; index += 1) {
      const [x, y] = polar(spec.x, spec.y, (index * 360) / 28, spec.radius * 0.86);
      dots += circle(x, y, spec.radius * 0.022, spec.dots);
    }
  return { markup: body.markup + dots, area: body.area };
}

/** A coupe plate: one flat surface up to a narrow rim. */
export function coupe(spec: Standing & RoundLook, pen: Pen): Vessel {
  return roundBody(pen, spec, spec, 0.9, 0.42);
}

/** A bowl of glazed stoneware. */
export function bowl(spec: Standing & RoundLook, pen: Pen): Vessel {
  return roundBody(pen, spec, spec, 0.87);
}

/** A deep bowl: thick rim, dark wall. */
export function deepBowl(spec: Standing & RoundLook, pen: Pen): Vessel {
  const body = roundBody(pen, spec, spec, 0.8);
  return { ...body, markup: body.markup + ring(spec.x, spec.y, spec.radius * 0.9, '#ffffff', 2, 0.35) };
}
