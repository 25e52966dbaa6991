declare const styles: {
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'text': string;
};
export default styles;
