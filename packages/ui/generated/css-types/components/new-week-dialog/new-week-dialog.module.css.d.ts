declare const styles: {
  readonly 'body': string;
  readonly 'read': string;
  readonly 'root': string;
  readonly 'said': string;
  readonly 'sentence': string;
};
export default styles;
