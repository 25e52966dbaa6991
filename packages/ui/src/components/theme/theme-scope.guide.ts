import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { themeScopeAttributes } from './theme-scope.attributes.ts';

export const themeScopeGuide: ComponentGuide = {
  purpose:
    'A part of the page in its own theme or brand, including the dialogs, sheets and menus opened inside it.',
  anatomy: [{ slot: 'theme-scope', says: 'The part, with data-theme' }],
  attributes: themeScopeAttributes,
  do: [
    'Use it for a preview, an embedded product or a part that is always dark.',
    'Put a brand’s custom properties on its class and on [data-theme] inside it.',
  ],
  dont: [
    'Do not use it for the whole page: applyTheme sets the theme on the document.',
    'Do not put it inside an element with transform, filter or contain: dialogs are placed in the window.',
  ],
  keys: [],
  accessibility: ['It has no role and adds nothing to the accessibility tree.'],
};
