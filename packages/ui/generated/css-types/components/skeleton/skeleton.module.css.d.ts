declare const styles: {
  readonly 'breathe': string;
  readonly 'root': string;
};
export default styles;
