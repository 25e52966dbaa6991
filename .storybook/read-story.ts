import type { AskedMedia } from './check-media.ts';
import type { NamedType } from './story-code.ts';

/** The parameters and globals of a story that the test runner needs. */
export interface AskedOfRunner {
  media: AskedMedia;
  a11y: object | undefined;
  viewport: string | undefined;
  /** A size at which it is rendered and played a second time. */
  playsAgainAt: string | undefined;
}

interface LoadedStory {
  component?: NamedType;
  parameters: {
    media?: AskedMedia;
    a11y?: object;
    playsAgainAt?: string;
    docs?: { canvas?: { sourceState?: string } };
    __isArgsStory?: boolean;
  };
  /** Holds the story's `globals: { viewport: { value } }`. */
  storyGlobals?: { viewport?: { value?: string } };
}

// oxlint-disable no-underscore-dangle -- Storybook's own name for it.
declare global {
  /** Global that Storybook sets on every page with stories. */
  var __STORYBOOK_PREVIEW__: {
    storyStore: { loadStory(asked: { storyId: string }): Promise<LoadedStory> };
  };
}

/** Returns only what the runner needs: a whole story is 10 kB or more per visit. */
export async function readStory(storyId: string): Promise<AskedOfRunner> {
  const { parameters, storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.storyStore.loadStory({
    storyId,
  });
  return {
    media: parameters.media ?? {},
    a11y: parameters.a11y,
    playsAgainAt: parameters.playsAgainAt,
    viewport: storyGlobals?.viewport?.value,
  };
}
