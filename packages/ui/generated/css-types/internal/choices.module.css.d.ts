declare const styles: {
  readonly 'error': string;
  readonly 'root': string;
};
export default styles;
