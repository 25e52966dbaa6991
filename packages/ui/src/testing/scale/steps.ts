/** What each step of the scales is for, by the end of its token's name. The foundations' pages show them. */

export const SPACE_STEPS = {
  half: 'Between two lines of one label',
  1: 'Only inside small parts',
  2: 'Between chips, and between an icon and its label',
  3: 'Between buttons',
  4: 'Inside a card, and at the sides of a dialog on a phone',
  5: 'Between cards in a row',
  6: 'Between sections on a phone',
  7: 'Between rows of cards',
  8: 'Between sections',
  9: 'Around an empty state',
  10: 'Around a page with a single message',
};

export const SIZE_STEPS = {
  xs: 'Badges and units',
  s: 'Recipe facts, chips and small buttons',
  m: 'Body text and buttons',
  read: 'Recipe steps',
  l: 'Lead paragraphs and card titles',
  xl: 'Section, day or category',
  figure: 'Large figures, day names and the logo',
  '2xl': 'Page title',
  '3xl': 'Recipe title',
  retro: 'The sign-up page',
};

export const WEIGHT_STEPS = {
  display: 'The display face: headings and large figures',
  regular: 'Body text',
  medium: 'Names of choices',
  semibold: 'Labels, chips and facts',
  bold: 'Buttons and card titles',
};

export const RADIUS_STEPS = {
  s: 'Badges',
  m: 'Fields, toasts, banners',
  l: 'Pictures, panels',
  xl: 'Dialogs, sheets, empty states',
  pill: 'Whatever is pressed: buttons, icon buttons, chips',
  round: 'Drawings that are circles in every brand: dots, flags, plates',
};
