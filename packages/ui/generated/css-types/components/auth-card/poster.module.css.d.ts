declare const styles: {
  readonly 'narrow': string;
  readonly 'plate': string;
  readonly 'plateShadow': string;
  readonly 'plateWell': string;
  readonly 'poster': string;
  readonly 'retro': string;
  readonly 'wide': string;
};
export default styles;
