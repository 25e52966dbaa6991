declare const styles: {
  readonly 'goods': string;
  readonly 'root': string;
  readonly 'saved': string;
};
export default styles;
