declare const styles: {
  readonly 'details': string;
  readonly 'line': string;
  readonly 'lines': string;
  readonly 'picture': string;
  readonly 'row': string;
  readonly 'rows': string;
  readonly 'step': string;
  readonly 'title': string;
};
export default styles;
