import type { Exception } from './off-scale.ts';

const UI = 'packages/ui/src/components';
const ADD_TABLE = [`${UI}/add-ingredients-table/add-ingredients-table.module.css`];

/** What stays off the scale. A new entry needs a reason why no step would do. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    files: [
      `${UI}/ingredient-chips/ingredient-chips.module.css`,
      `${UI}/instruction-steps/instruction-steps.module.css`,
      `${UI}/list-grid/list-section.module.css`,
      `${UI}/meal-day/meal-day-header.module.css`,
      'app/src/lists/screens/list-detail/list-detail.module.css',
    ],
    value: '3px',
    why: 'The double rule: the thin line is as far from the thick one as that is thick.',
  },
  { files: ADD_TABLE, value: '-16rem', why: 'An error is wider than its field, and reaches over the next.' },
  { files: ADD_TABLE, value: '-5rem', why: 'An error of the date begins below the date’s name.' },
  { files: ADD_TABLE, value: '-100vw', why: 'On a phone an error is as wide as the row.' },
  {
    files: [`${UI}/auth-card/auth-card.module.css`],
    value: '23rem',
    why: 'Half the height of the form, which stands in the middle of the screen.',
  },
  {
    files: [`${UI}/checkbox-group/checkbox-group.module.css`],
    value: '1.5rem',
    why: 'The box of a checkbox: what is below a label begins where the label does.',
  },
  {
    files: [`${UI}/shopping-list/shopping-list-row.module.css`],
    value: '9%',
    why: 'The tick is drawn: its corner hangs below the middle of its circle.',
  },
  {
    files: [`${UI}/cook-mode/cook-mode.module.css`],
    value: 'clamp(1.625rem, 0.9rem + 3vw, 2.875rem)',
    why: 'A step in cook mode is read from a metre away.',
  },
  {
    files: [`${UI}/cook-mode/cook-mode.module.css`, 'app/src/cooking/screens/cook/cook.module.css'],
    value: 'clamp(1.125rem, 0.8rem + 1.2vw, 1.625rem)',
    why: 'What a step in cook mode needs is read from nearly as far.',
  },
];
