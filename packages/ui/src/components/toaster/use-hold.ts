'use client';
import { useState } from 'react';
import type { Toast } from './toast.ts';

/**
 * Whether the messages' timers are paused, and setters for the root: the hovered or focused message element,
 * or null.
 */
export interface Hold {
  isHeld: boolean;
  /** Sets the hovered element. */
  notePointer: (at: EventTarget | null) => void;
  /** Sets the focused element. */
  noteFocus: (at: EventTarget | null) => void;
}

/** The id of the message that contains an element. */
function messageOf(at: EventTarget | null): number | null {
  const message = at instanceof Element ? at.closest<HTMLElement>('[data-message]') : null;
  return message ? Number(message.dataset['message']) : null;
}

/**
 * Timers pause while a message is hovered or focused. A removed message takes both with it, sometimes without
 * an event, so check whether that message still exists.
 */
export function useHold(messages: readonly Toast[]): Hold {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  return {
    isHeld: messages.some(({ id }) => id === pointed || id === focused),
    notePointer: (at) => setPointed(messageOf(at)),
    noteFocus: (at) => setFocused(messageOf(at)),
  };
}
