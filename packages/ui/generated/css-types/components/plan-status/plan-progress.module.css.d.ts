declare const styles: {
  readonly 'root': string;
  readonly 'seconds': string;
};
export default styles;
