declare const styles: {
  readonly 'root': string;
  readonly 'star': string;
};
export default styles;
