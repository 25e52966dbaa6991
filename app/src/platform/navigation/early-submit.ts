declare global {
  interface Window {
    /** Set by the first script: sends what was submitted before the app was there. */
    larderSendHeld?: () => void;
  }
}

/**
 * Holds back the forms of a prerendered page: before the app is there, the browser would send them itself, and leave
 * the page.
 */
export function holdSubmits(): void {
  const held = new Set<HTMLFormElement>();
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held.add(event.target);
  };
  document.addEventListener('submit', hold, { capture: true });
  window.larderSendHeld = () => {
    document.removeEventListener('submit', hold, { capture: true });
    delete window.larderSendHeld;
    for (const form of held) if (form.isConnected) form.requestSubmit();
  };
}

/** Submits what was held back, now that the app listens. */
export function sendHeld(): void {
  window.larderSendHeld?.();
}
