'use client';
import { useState } from 'react';
import type { Toast } from './toast.ts';

/** Whether the messages stand still, and what the root tells about it: an element of a message, or none. */
export interface Hold {
  isHeld: boolean;
  /** Where the pointer is. */
  notePointer: (at: EventTarget | null) => void;
  /** Where the focus is. */
  noteFocus: (at: EventTarget | null) => void;
}

/** The message that an element stands in, by its number. */
function messageOf(at: EventTarget | null): number | null {
  const message = at instanceof Element ? at.closest<HTMLElement>('[data-message]') : null;
  return message ? Number(message.dataset['message']) : null;
}

/**
 * Messages stand still while one is pointed at or has the focus. One that goes takes both with it, and the browser need
 * not say so: what counts is whether that very message is still there.
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
