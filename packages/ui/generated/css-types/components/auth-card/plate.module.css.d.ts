declare const styles: {
  readonly 'plate': string;
  readonly 'shadow': string;
  readonly 'well': string;
};
export default styles;
