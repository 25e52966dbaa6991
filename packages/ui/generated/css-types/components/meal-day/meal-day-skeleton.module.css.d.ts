declare const styles: {
  readonly 'figures': string;
  readonly 'line': string;
  readonly 'name': string;
  readonly 'root': string;
};
export default styles;
