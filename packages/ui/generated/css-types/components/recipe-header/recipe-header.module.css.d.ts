declare const styles: {
  readonly 'actions': string;
  readonly 'arrow': string;
  readonly 'back': string;
  readonly 'badges': string;
  readonly 'figure': string;
  readonly 'figures': string;
  readonly 'meaning': string;
  readonly 'origin': string;
  readonly 'page': string;
  readonly 'picture': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
