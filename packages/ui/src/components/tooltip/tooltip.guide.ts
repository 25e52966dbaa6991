import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const tooltipGuide: ComponentGuide = {
  purpose:
    'A few words about a control that shows only an icon or a short label. For anything to press or to read at leisure use Popover.',
  anatomy: [{ slot: 'tooltip', says: 'The panel, in the browser’s top layer; panelProps go to it' }],
  do: [
    'Set asName if the text is what the control is called: screen readers then say it once.',
    'Keep it to one line on a desktop.',
    'Pass it as the trigger of a Menu or Popover if the button opens one.',
  ],
  dont: [
    'Do not explain a disabled button with it: a disabled button takes no focus. Say it beside the button.',
    'Do not put links or buttons in it.',
  ],
  keys: [
    { keys: 'Tab', does: 'Opens it while the focus is on its control' },
    { keys: 'Escape', does: 'Closes it; the focus stays' },
    { keys: 'Enter, Space', does: 'Closes it and activates the control' },
  ],
  accessibility: [
    'It describes its control through aria-describedby while it is open, unless asName is set.',
    'It stays while the pointer is over it, and Escape closes it without moving the pointer.',
    'It opens after half a second on hover, and at once on keyboard focus; focus after a press does not open it.',
  ],
};
