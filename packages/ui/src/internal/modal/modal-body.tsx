'use client';
import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useMergedRefs } from '../use-merged-refs.ts';
import styles from './modal.module.css';

/** Props of a modal's body; every attribute of a `div` goes on it. */
export type ModalBodyProps = HTMLAttributes<HTMLDivElement>;

/** The part of a modal that scrolls. While it has more than fits it takes the focus, so that keys can scroll it. */
export const ModalBody = forwardRef<HTMLDivElement, ModalBodyProps>(function ModalBody(
  { className, ...rest },
  ref,
) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const node = body.current;
    if (!node) return;
    const measure = () => setScrolls(node.scrollHeight > node.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={useMergedRefs(ref, body)}
      {...rest}
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={classNames(styles.body, className)}
    />
  );
});
