declare const styles: {
  readonly 'form': string;
  readonly 'opened': string;
  readonly 'wide': string;
};
export default styles;
