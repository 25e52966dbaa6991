/** A declaration of a style sheet, with the line it stands on. */
export interface Declaration {
  line: number;
  property: string;
  value: string;
}

/** The declarations of a style sheet, in order, without comments. */
export function declarationsOf(css: string): Declaration[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const found: Declaration[] = [];
  let start = 0;
  for (let end = 0; end < text.length; end += 1) {
    if (!';{}'.includes(text.charAt(end))) continue;
    const part = text.slice(start, end);
    const colon = part.indexOf(':');
    if (text[end] !== '{' && colon > 0) {
      found.push({
        line: text.slice(0, start + part.length - part.trimStart().length).split('\n').length,
        property: part.slice(0, colon).trim(),
        value: part
          .slice(colon + 1)
          .trim()
          .replaceAll(/\s+/g, ' '),
      });
    }
    start = end + 1;
  }
  return found;
}

/**
 * The properties of its own that a sheet uses for spacing alone. Those that also set a width, or are calculated with
 * elsewhere, are the measures of something drawn.
 */
export function ownSpacing(declarations: readonly Declaration[], isSpacing: RegExp): Set<string> {
  const own = declarations.map(({ property }) => property).filter((property) => property.startsWith('--'));
  return new Set(
    own.filter((name) => {
      const readers = declarations.filter(({ value }) => value.includes(`var(${name})`));
      return readers.length > 0 && readers.every(({ property }) => isSpacing.test(property));
    }),
  );
}
