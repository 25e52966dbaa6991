declare const styles: {
  readonly 'input': string;
  readonly 'line': string;
  readonly 'meaning': string;
  readonly 'star': string;
  readonly 'stars': string;
};
export default styles;
