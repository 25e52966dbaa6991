import type { Element } from 'domhandler';

const HIDDEN_CLASS =
  /(?:^|\s)(?:u-)?(?:visually-?hidden|sr-only|screen-reader-text|d-none|hidden|hide)(?:\s|$)/;
/** A class that shows it again on wider screens or in print. */
const SHOWN_CLASS = /(?:^|\s)(?:\S{1,8}:(?:block|flex|grid|inline)|d-\S{1,8}-(?:block|flex|grid|inline))/;
const HIDDEN_STYLE = /(?:^|;)\s?display\s?:\s?none/i;

/** Whether an element is hidden when the page opens: a copy in other units, or a closed tab. */
export function isHidden({ attribs }: Element): boolean {
  const { class: classes = '', style = '', hidden } = attribs;
  if (hidden !== undefined || HIDDEN_STYLE.test(style.slice(0, 500))) return true;
  if (classes.length > 1_000) return false;
  if (/(?:^|\s)tab-pane(?:\s|$)/.test(classes)) return !/(?:^|\s)(?:active|show)(?:\s|$)/.test(classes);
  return HIDDEN_CLASS.test(classes) && !SHOWN_CLASS.test(classes);
}
