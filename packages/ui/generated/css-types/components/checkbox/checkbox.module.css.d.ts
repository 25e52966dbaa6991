declare const styles: {
  readonly 'box': string;
  readonly 'check': string;
  readonly 'dash': string;
  readonly 'hidden': string;
  readonly 'input': string;
  readonly 'line': string;
  readonly 'notes': string;
  readonly 'root': string;
};
export default styles;
