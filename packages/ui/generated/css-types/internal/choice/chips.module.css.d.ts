declare const styles: {
  readonly 'chips': string;
};
export default styles;
