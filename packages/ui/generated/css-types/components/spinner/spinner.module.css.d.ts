declare const styles: {
  readonly 'glass': string;
  readonly 'jar': string;
  readonly 'lid': string;
  readonly 'rattle': string;
  readonly 'root': string;
  readonly 'wave': string;
};
export default styles;
