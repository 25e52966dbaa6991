declare const styles: {
  readonly 'answer': string;
  readonly 'body': string;
  readonly 'read': string;
  readonly 'root': string;
  readonly 'said': string;
  readonly 'sentence': string;
};
export default styles;
