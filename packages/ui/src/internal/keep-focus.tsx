import { Component, type RefObject } from 'react';

interface KeepFocusProps {
  /** What must not lose focus. It receives it by default, so it must be focusable by script: `tabIndex={-1}`. */
  target: RefObject<HTMLElement | null>;
  /** Finds another element to receive it, such as the button that takes the pressed one's place. */
  find?: ((target: HTMLElement) => HTMLElement | null | undefined) | undefined;
}

/**
 * Moves focus to `target` when a change has removed the focused element inside it, and leaves it alone when it was
 * elsewhere, as after a refetch. Render it last, so that parts that restore focus themselves run first. A class,
 * because only classes can look at the DOM before a change.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  /** The target that has the focus inside it: its ref may be reset while the change is made. */
  override getSnapshotBeforeUpdate(): HTMLElement | null {
    const target = this.props.target.current;
    return target?.contains(document.activeElement) ? target : null;
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, target: HTMLElement | null): void {
    if (!target?.isConnected || document.activeElement !== document.body) return;
    (this.props.find?.(target) ?? target).focus({ preventScroll: true });
  }

  override render(): null {
    return null;
  }
}
