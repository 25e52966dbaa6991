/** The part of Vite's plugin type that this one implements. */
interface DataPlugin {
  name: string;
  enforce: 'pre';
  load(this: { addWatchFile(file: string): void }, id: string): string | null;
}

export declare function catalogueData(): DataPlugin;
