declare const styles: {
  readonly 'area': string;
  readonly 'icon': string;
  readonly 'input': string;
  readonly 'text': string;
};
export default styles;
