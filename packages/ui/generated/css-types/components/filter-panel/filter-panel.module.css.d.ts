declare const styles: {
  readonly 'chevron': string;
  readonly 'clear': string;
  readonly 'groups': string;
  readonly 'head': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'toggle': string;
  readonly 'unfold': string;
};
export default styles;
