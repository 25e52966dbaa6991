declare const styles: {
  readonly 'input': string;
};
export default styles;
