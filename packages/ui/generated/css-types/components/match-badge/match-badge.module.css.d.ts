declare const styles: {
  readonly 'flat': string;
  readonly 'jar': string;
  readonly 'label': string;
  readonly 'root': string;
};
export default styles;
