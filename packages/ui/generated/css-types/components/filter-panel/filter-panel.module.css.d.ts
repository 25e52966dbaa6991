declare const styles: {
  readonly 'chevron': string;
  readonly 'groups': string;
  readonly 'head': string;
  readonly 'root': string;
  readonly 'space': string;
  readonly 'title': string;
};
export default styles;
