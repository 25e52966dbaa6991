declare const styles: {
  readonly 'onPicture': string;
  readonly 'root': string;
  readonly 'solid': string;
};
export default styles;
