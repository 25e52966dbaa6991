import { Component, type RefObject } from 'react';

interface KeepFocusProps {
  /** Takes the focus. It is focusable by script: `tabIndex={-1}`. */
  target: RefObject<HTMLElement | null>;
}

/**
 * Keeps the focus in a place whose focused element a change has removed: it moves to the place itself. Render it
 * last, so that parts with a better idea come first. A class, because only it can look before a change.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): boolean {
    return this.props.target.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, wasInside: boolean): void {
    if (wasInside && document.activeElement === document.body) this.props.target.current?.focus();
  }

  override render(): null {
    return null;
  }
}
