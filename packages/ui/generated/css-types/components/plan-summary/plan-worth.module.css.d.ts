declare const styles: {
  readonly 'for': string;
  readonly 'goods': string;
  readonly 'root': string;
  readonly 'saved': string;
};
export default styles;
