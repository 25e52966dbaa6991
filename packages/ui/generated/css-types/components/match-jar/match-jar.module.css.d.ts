declare const styles: {
  readonly 'fill': string;
  readonly 'glass': string;
  readonly 'lid': string;
  readonly 'root': string;
  readonly 'shine': string;
};
export default styles;
