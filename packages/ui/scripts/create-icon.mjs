import { createElement, forwardRef } from 'react';

const DRAWN = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** An icon of lucide-react's drawings, without the settings of its own runtime, which nothing here uses. */
export default function createIcon({ name, node }) {
  return forwardRef(function Icon({ className, ...rest }, ref) {
    const named = 'role' in rest || 'aria-label' in rest || 'aria-labelledby' in rest;
    return createElement(
      'svg',
      {
        ref,
        ...DRAWN,
        'aria-hidden': named ? undefined : true,
        ...rest,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
