declare const styles: {
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
