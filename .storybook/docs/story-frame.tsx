import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { useDocumentTheme } from './use-document-theme.ts';
import styles from './shown-story.module.css';

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

const WIDTHS: Record<string, number> = { phone: 375, tablet: 768, desktop: 1280 };
const HEIGHTS: Record<string, number> = { phone: 700, tablet: 800, desktop: 800 };
/** A longer story scrolls in its frame. */
const TALLEST = 800;
const REM = 16;
const PADDING = 16;

const OVER_THE_PAGE = 'dialog[open], [role=dialog], [role=alertdialog]';

/** Reports the content height of an iframe whenever it changes, unless an overlay is open. */
function fit(frame: HTMLIFrameElement, report: (height: number | undefined) => void) {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const root = body.querySelector('#storybook-root') ?? body;
  new ResizeObserver(() => {
    const isOver = body.querySelector(OVER_THE_PAGE) !== null;
    const { height, bottom } = root.getBoundingClientRect();
    report(isOver || height === 0 ? undefined : Math.ceil(bottom + PADDING));
  }).observe(body);
}

/** A story in an iframe of its own width, scaled down on narrower pages; at most `tallest` pixels high. */
export function StoryFrame({
  story,
  tallest = TALLEST,
}: {
  story: PreparedStory;
  tallest?: number | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useDocumentTheme();
  const [room, setRoom] = useState(0);
  const [own, setOwn] = useState<number>();
  const { layout, docs } = story.parameters as { layout?: string; docs?: { story?: { height?: string } } };
  const viewport = (story.storyGlobals['viewport'] as { value?: string } | undefined)?.value;
  const size = viewport ?? (layout === 'fullscreen' ? 'desktop' : '');
  const width = WIDTHS[size] ?? room;
  const height = Math.min(tallest, own ?? HEIGHTS[size] ?? parseFloat(docs?.story?.height ?? '30') * REM);
  const scale = width > 0 && room > 0 ? Math.min(1, room / width) : 1;
  const globals = theme ? `&globals=theme:${theme}` : '';

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} style={{ height: height * scale, maxWidth: width || undefined }}>
      {room > 0 && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story needs scripts and this origin
        <iframe
          className={styles.frame}
          data-story-frame
          loading="lazy"
          title={`${story.title}, ${story.name}`}
          src={`iframe.html?id=${story.id}&viewMode=story${globals}`}
          onLoad={({ currentTarget }) => {
            if (layout !== 'fullscreen') fit(currentTarget, setOwn);
          }}
          style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
        />
      )}
    </div>
  );
}
