/** What of Vite's plugins this one is. */
interface DataPlugin {
  name: string;
  enforce: 'pre';
  load(this: { addWatchFile(file: string): void }, id: string): string | null;
}

export declare function catalogueData(): DataPlugin;
