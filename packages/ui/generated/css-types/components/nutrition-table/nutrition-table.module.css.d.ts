declare const styles: {
  readonly 'part': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'whole': string;
};
export default styles;
