declare const styles: {
  readonly 'amount': string;
  readonly 'check': string;
  readonly 'glyph': string;
  readonly 'group': string;
  readonly 'groupTitle': string;
  readonly 'head': string;
  readonly 'legend': string;
  readonly 'list': string;
  readonly 'more': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'sign': string;
  readonly 'tile': string;
  readonly 'title': string;
};
export default styles;
