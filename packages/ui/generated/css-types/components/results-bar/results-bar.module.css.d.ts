declare const styles: {
  readonly 'hidden': string;
  readonly 'long': string;
  readonly 'root': string;
  readonly 'short': string;
  readonly 'showing': string;
  readonly 'toggle': string;
  readonly 'turn': string;
  readonly 'turning': string;
  readonly 'words': string;
};
export default styles;
