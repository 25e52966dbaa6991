declare const styles: {
  readonly 'count': string;
  readonly 'flag': string;
  readonly 'head': string;
  readonly 'ingredient': string;
  readonly 'list': string;
  readonly 'more': string;
  readonly 'name': string;
  readonly 'rest': string;
  readonly 'root': string;
  readonly 'sign': string;
};
export default styles;
