declare const styles: {
  readonly 'dot': string;
  readonly 'root': string;
};
export default styles;
