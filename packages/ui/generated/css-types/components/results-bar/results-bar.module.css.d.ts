declare const styles: {
  readonly 'long': string;
  readonly 'root': string;
  readonly 'short': string;
  readonly 'showing': string;
  readonly 'turn': string;
  readonly 'turning': string;
};
export default styles;
