declare const styles: {
  readonly 'action': string;
  readonly 'glyphs': string;
  readonly 'picture': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
