declare const styles: {
  readonly 'chevron': string;
  readonly 'select': string;
};
export default styles;
