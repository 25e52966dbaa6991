declare const styles: {
  readonly 'actions': string;
  readonly 'badges': string;
  readonly 'doubts': string;
  readonly 'editor': string;
  readonly 'failed': string;
  readonly 'head': string;
  readonly 'lead': string;
  readonly 'name': string;
  readonly 'open': string;
  readonly 'part': string;
  readonly 'picture': string;
  readonly 'reasons': string;
  readonly 'root': string;
  readonly 'row': string;
  readonly 'rows': string;
  readonly 'title': string;
};
export default styles;
