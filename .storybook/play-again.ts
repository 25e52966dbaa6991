import { FORCE_REMOUNT, PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Renders a story afresh at the size that the page has now, plays it, and lists what failed. */
export function playAgain(storyId: string): Promise<string[]> {
  const channel = addons.getChannel();
  const failed: string[] = [];
  const noteFailure = ({ message }: { message: string }) => failed.push(message);
  return new Promise((done) => {
    channel.on(PLAY_FUNCTION_THREW_EXCEPTION, noteFailure);
    channel.once(STORY_FINISHED, () => {
      channel.off(PLAY_FUNCTION_THREW_EXCEPTION, noteFailure);
      done(failed);
    });
    channel.emit(FORCE_REMOUNT, { storyId });
  });
}
