declare const styles: {
  readonly 'air': string;
  readonly 'basil': string;
  readonly 'glass': string;
  readonly 'jar': string;
  readonly 'lid': string;
  readonly 'root': string;
  readonly 'tomato': string;
  readonly 'turmeric': string;
};
export default styles;
