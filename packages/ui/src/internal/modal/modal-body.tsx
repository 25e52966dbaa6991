'use client';
import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useMergedRefs } from '../use-merged-refs.ts';
import styles from './modal.module.css';

/** Props of a modal's body; every attribute of a `div` goes on it. */
export type ModalBodyProps = HTMLAttributes<HTMLDivElement>;

/** Fewer lines than these are no window on anything: the modal scrolls as a whole instead. */
const LEAST_LINES = 8;

/** Whether head and foot of a modal, standing still, would leave its body too little room. Large text does that. */
function isCramped(body: HTMLElement): boolean {
  const panel = body.closest<HTMLElement>('[aria-modal]');
  if (!panel) return false;
  // The same in both states: the body gives up what the others take, or all of them are scrolled.
  const others = panel.scrollHeight - body.offsetHeight;
  const room = Number.parseFloat(getComputedStyle(panel).maxHeight) - others;
  const line = Number.parseFloat(getComputedStyle(body).lineHeight);
  return room < Math.min(body.scrollHeight, LEAST_LINES * line);
}

/** The part of a modal that scrolls. While it has more than fits it takes the focus, so that keys can scroll it. */
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
