declare const styles: {
  readonly 'form': string;
  readonly 'wide': string;
};
export default styles;
