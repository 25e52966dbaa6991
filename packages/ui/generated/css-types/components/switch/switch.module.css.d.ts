declare const styles: {
  readonly 'check': string;
  readonly 'inline': string;
  readonly 'input': string;
  readonly 'line': string;
  readonly 'notes': string;
  readonly 'root': string;
  readonly 'row': string;
  readonly 'thumb': string;
  readonly 'track': string;
};
export default styles;
