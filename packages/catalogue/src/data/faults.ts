/** One problem in a file. */
interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Collects the problems of several files, so that a cook sees them all at once. */
export class Faults {
  readonly #all: Fault[] = [];

  add(file: string, line: number, message: string): void {
    this.#all.push({ file, line, message });
  }

  get count(): number {
    return this.#all.length;
  }

  /** One sentence each, prefixed with file and line, in file order. */
  get sentences(): string[] {
    return this.#all
      .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
      .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  }
}
