import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { GuidePart } from '../../../packages/ui/src/internal/docs/guide.ts';
import { Prose } from '../kit/prose.tsx';
import { isFramed } from '../shown-story.tsx';
import { StoryFrame } from '../story-frame.tsx';
import {
  type Box,
  depthFor,
  heightFor,
  markParts,
} from '../../../packages/ui/src/internal/docs/anatomy-marks.ts';
import { watchParts } from './watch-parts.ts';
import styles from './anatomy.module.css';

interface AnatomyProps {
  parts: readonly GuidePart[];
  /** The story that is the picture; without one there are only the words. */
  shown:
    | { story: ComponentProps<typeof StoryFrame>['story']; of: ComponentProps<typeof Story>['of'] }
    | undefined;
}

const NONE: ReadonlyMap<number, Box> = new Map();

/** A component with its parts numbered, and what each number is. */
export function Anatomy({ parts, shown }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(NONE);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    return watchParts(
      current,
      parts.map(({ slot }) => slot),
      (boxes) => {
        setFound(boxes);
        setSize({ width: current.clientWidth, height: current.clientHeight });
      },
    );
  }, [parts]);
  const marks = markParts(found, size);
  const depth = found.size > 0 ? depthFor(found) : undefined;
  const onLeft = marks.filter(({ x }) => x < size.width / 2).length;
  const onOneSide = Math.max(onLeft, marks.length - onLeft, Math.ceil(parts.length / 2));
  return (
    <div className={styles.root}>
      {shown && parts.length > 0 && (
        <div
          ref={stage}
          className={styles.stage}
          style={{ minHeight: heightFor(onOneSide), maxHeight: depth }}
          inert
        >
          {isFramed(shown.story) ? <StoryFrame story={shown.story} /> : <Story of={shown.of} />}
          <svg className={styles.lines} aria-hidden>
            {marks.map(({ number, x, y, toX, toY }) => (
              <g key={number}>
                <path d={`M${x} ${y}L${toX} ${toY}`} />
                <circle cx={toX} cy={toY} r={4} />
              </g>
            ))}
          </svg>
          {marks.map(({ number, x, y }) => (
            <span key={number} className={styles.mark} style={{ left: x, top: y }}>
              {number}
            </span>
          ))}
        </div>
      )}
      <ol className={styles.parts}>
        {parts.map(({ slot, says }, index) => (
          <li key={slot} data-shown={found.has(index + 1)}>
            <code>{slot}</code>
            <span>
              <Prose>{says}</Prose>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
