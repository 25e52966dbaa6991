import type { Rolldown } from 'vite';

/** The URLs of a chunk with what it needs beside the entry: code and styles. */
export function filesOf(name: string, outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const chunk = chunks.find((output) => output.name === name);
  if (!chunk) throw new Error(`There is no chunk called '${name}'.`);
  const needed = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk, ...needed]
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((path) => `/${path}`);
}
