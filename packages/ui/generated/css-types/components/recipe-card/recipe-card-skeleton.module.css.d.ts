declare const styles: {
  readonly 'badge': string;
  readonly 'breathe': string;
  readonly 'facts': string;
  readonly 'picture': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
