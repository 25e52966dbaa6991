declare const styles: {
  readonly 'fold': string;
  readonly 'glass': string;
  readonly 'head': string;
  readonly 'jam': string;
  readonly 'lid': string;
  readonly 'paper': string;
  readonly 'plate': string;
  readonly 'rings': string;
  readonly 'root': string;
};
export default styles;
