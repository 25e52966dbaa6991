import { Component, type ReactNode } from 'react';

/** Leaves out what cannot be shown: its code did not arrive, or it broke. Without it the whole screen would go. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
