declare const styles: {
  readonly 'allergens': string;
  readonly 'choose': string;
  readonly 'figure': string;
  readonly 'figures': string;
  readonly 'line': string;
  readonly 'picture': string;
  readonly 'reason': string;
  readonly 'root': string;
  readonly 'shopping': string;
  readonly 'sign': string;
  readonly 'subtitle': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
