import { StartError } from '../process/start-error.ts';

/** What one check found, in a sentence or two. */
export interface Finding {
  readonly isFine: boolean;
  readonly says: string;
}

/** Runs a check that either reports success or throws the {@link StartError} that a start would. */
export async function find(check: () => string | Promise<string>): Promise<Finding> {
  try {
    return { isFine: true, says: await check() };
  } catch (error) {
    if (error instanceof StartError) return { isFine: false, says: error.message };
    const { message } = error as Error;
    return { isFine: false, says: `Something unexpected went wrong: ${message.split('\n', 1)[0]}.` };
  }
}
