/** One thing to mend in a file. */
interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Everything that is to mend in some files, so that a cook hears of all of it at once. */
export class Faults {
  readonly #all: Fault[] = [];

  add(file: string, line: number, message: string): void {
    this.#all.push({ file, line, message });
  }

  get count(): number {
    return this.#all.length;
  }

  /** A sentence each, with its file and line before it, from the top of each file down. */
  get sentences(): string[] {
    return this.#all
      .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
      .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  }
}
