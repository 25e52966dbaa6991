import { Component, type ReactNode } from 'react';

/** Renders nothing if its content fails to load or crashes, so that the screen survives. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
