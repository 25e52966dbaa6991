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

/**
 * Replaces the maker of icons within lucide-react in the packed library: the same element for what the components pass,
 * without the context and the settings that none of them uses.
 */
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
        className: `ld-icon lucide-${name}${className ? ` ${className}` : ''}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
