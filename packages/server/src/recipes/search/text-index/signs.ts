/** The titles that hold more than words, for what is looked for letter by letter: '%', '&'. */
export class SignIndex {
  readonly #places: Uint32Array;
  readonly #titles: readonly string[];

  /** Takes the titles in order. */
  constructor(titles: readonly string[]) {
    const places = Array.from(titles.keys()).filter((place) => /[^\p{L}\p{N}\s]/u.test(titles[place]!));
    this.#places = Uint32Array.from(places);
    this.#titles = places.map((place) => titles[place]!);
  }

  /** The places of the titles that hold exactly these characters, of which at least one is a sign and none a letter. */
  find(signs: string): Uint32Array {
    return this.#places.filter((_, index) => this.#titles[index]!.includes(signs));
  }
}
