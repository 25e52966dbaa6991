import { Component, type RefObject } from 'react';

interface KeepFocusProps {
  /** Receives focus, so it must be focusable by script: `tabIndex={-1}`. */
  target: RefObject<HTMLElement | null>;
}

/**
 * Moves focus to `target` when a change has removed the focused element inside it. Render it last, so that parts
 * that restore focus themselves run first. A class, because only classes can look at the DOM before a change.
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
