declare const styles: {
  readonly 'compact': string;
  readonly 'stepped': string;
};
export default styles;
