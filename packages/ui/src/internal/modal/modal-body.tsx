'use client';
import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useMergedRefs } from '../use-merged-refs.ts';
import styles from './modal.module.css';

/** Props of a modal's body; other `div` attributes go to it. */
export type ModalBodyProps = HTMLAttributes<HTMLDivElement>;

/** With fewer visible lines than this, the modal scrolls as a whole. */
const LEAST_LINES = 8;

/** Whether a modal's fixed header and footer leave its body too little room, as large text can. */
function isCramped(body: HTMLElement): boolean {
  const panel = body.closest<HTMLElement>('[aria-modal]');
  if (!panel) return false;
  // The same in both states: either the body shrinks by the others' height, or everything scrolls.
  const others = panel.scrollHeight - body.offsetHeight;
  const room = Number.parseFloat(getComputedStyle(panel).maxHeight) - others;
  const line = Number.parseFloat(getComputedStyle(body).lineHeight);
  return room < Math.min(body.scrollHeight, LEAST_LINES * line);
}

/** The scrolling part of a modal. It is focusable while it overflows, so it can be scrolled by keyboard. */
export const ModalBody = forwardRef<HTMLDivElement, ModalBodyProps>(function ModalBody(
  { className, ...rest },
  ref,
) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [cramped, setCramped] = useState(false);
  useLayoutEffect(() => {
    const node = body.current;
    if (!node) return;
    const measure = () => {
      setCramped(isCramped(node));
      setScrolls(node.scrollHeight > node.clientHeight + 1);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    const panel = node.closest('[aria-modal]');
    if (panel) observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={useMergedRefs(ref, body)}
      {...rest}
      {...(scrolls ? { tabIndex: 0 } : {})}
      data-cramped={cramped || undefined}
      className={classNames(styles.body, className)}
    />
  );
});
