import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const tabsGuide: ComponentGuide = {
  purpose:
    'Shows one of a few views that belong together. For steps that follow each other, or to go to another page, use links.',
  anatomy: [
    { slot: 'tabs', says: 'Everything: the row and its panels' },
    { slot: 'tab-list', says: 'The row with what trails it' },
    { slot: 'tab-list-tabs', says: 'The tabs themselves; scrolls when they need more room' },
    { slot: 'tab-list-trailing', says: 'Figures or a button at the end of the line' },
    { slot: 'tab', says: 'One tab' },
    { slot: 'tab-icon', says: 'A small picture before its name' },
    { slot: 'tab-description', says: 'A line below its name, in cards' },
    { slot: 'tab-count', says: 'How many things it holds' },
    { slot: 'tab-panel', says: 'What the open tab shows' },
  ],
  do: [
    'Name tabs in one or two words.',
    'Give each tab a panel of the same value.',
    'Keep what the panels need above the tabs: a closed panel has no children.',
  ],
  dont: [
    'Do not hide something in a tab that everybody has to see.',
    'Do not use cards for more than three choices.',
  ],
  keys: [
    { keys: '← →', does: 'Opens the neighbour, round the ends; mirrored from right to left' },
    { keys: 'Home, End', does: 'Opens the first or the last tab' },
    { keys: 'Tab', does: 'Leaves the row for the open panel' },
  ],
  accessibility: [
    'A tab list named by label, with one stop for the Tab key.',
    'The panel is named by its tab and takes the focus itself, so that the keyboard can scroll it.',
    'The open tab has a bar or a fill and aria-selected, never its colour alone.',
    'The description is part of the name of a tab in cards, so keep it short.',
  ],
};
