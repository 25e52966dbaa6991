declare const styles: {
  readonly 'narrow': string;
  readonly 'poster': string;
  readonly 'retro': string;
  readonly 'wide': string;
};
export default styles;
