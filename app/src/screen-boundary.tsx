import { Component, type ReactNode } from 'react';
import { forgetFailures } from './navigation/lazy-screen.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** What to show instead. Let it load the page again: a browser may remember that a file did not arrive. */
  fallback: ReactNode;
}

/**
 * Catches a screen that cannot be shown: its code did not arrive, or it broke. Without it the whole page would go blank.
 * Give it a `key` that changes with the address, so that another screen gets another try.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
