declare const styles: {
  readonly 'line': string;
  readonly 'notice': string;
};
export default styles;
