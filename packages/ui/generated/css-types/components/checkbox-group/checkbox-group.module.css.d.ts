declare const styles: {
  readonly 'below': string;
  readonly 'choices': string;
};
export default styles;
