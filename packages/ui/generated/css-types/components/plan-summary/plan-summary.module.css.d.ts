declare const styles: {
  readonly 'figure': string;
  readonly 'root': string;
};
export default styles;
