declare const styles: {
  readonly 'code': string;
  readonly 'shown': string;
  readonly 'ways': string;
};
export default styles;
