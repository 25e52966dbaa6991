declare const styles: {
  readonly 'globe': string;
  readonly 'picture': string;
  readonly 'root': string;
};
export default styles;
