/** An index of titles with characters that are not in words, for literal search: '%', '&'. */
export class SignIndex {
  readonly #places: Uint32Array;
  readonly #titles: readonly string[];

  /** Takes the titles in order. */
  constructor(titles: readonly string[]) {
    const places = Array.from(titles.keys()).filter((place) => /[^\p{L}\p{N}\s]/u.test(titles[place]!));
    this.#places = Uint32Array.from(places);
    this.#titles = places.map((place) => titles[place]!);
  }

  /**
   * The positions of titles that contain exactly these characters, at least one of them a symbol and none a
   * letter.
   */
  find(signs: string): Uint32Array {
    return this.#places.filter((_, index) => this.#titles[index]!.includes(signs));
  }
}
