import type { AskedMedia } from './check-media.ts';

/** What a story asks of the test runner, in its parameters and with what it sets in the toolbars. */
export interface AskedOfRunner {
  media: AskedMedia;
  a11y: object | undefined;
  viewport: string | undefined;
}

interface LoadedStory {
  parameters: { media?: AskedMedia; a11y?: object };
  /** `globals: { viewport: { value } }` of the story. */
  storyGlobals?: { viewport?: { value?: string } };
}

// oxlint-disable no-underscore-dangle -- Storybook's own name for it.
declare global {
  /** Storybook's own, in every page that shows stories. */
  var __STORYBOOK_PREVIEW__: {
    storyStore: { loadStory(asked: { storyId: string }): Promise<LoadedStory> };
  };
}

/** Reads no more of a story than the runner asks for: the whole of it is 10 kB and more, for each visit. */
export async function readStory(storyId: string): Promise<AskedOfRunner> {
  const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({
    storyId,
  });
  return {
    media: parameters.media ?? {},
    a11y: parameters.a11y,
    viewport: storyGlobals?.viewport?.value,
  };
}
