declare const styles: {
  readonly 'fill': string;
  readonly 'fro-and-to': string;
  readonly 'hidden': string;
  readonly 'label': string;
  readonly 'line': string;
  readonly 'root': string;
  readonly 'to-and-fro': string;
  readonly 'track': string;
  readonly 'value': string;
};
export default styles;
