declare const styles: {
  readonly 'label': string;
  readonly 'moon': string;
  readonly 'root': string;
};
export default styles;
