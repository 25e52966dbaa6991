declare const styles: {
  readonly 'actions': string;
  readonly 'note': string;
  readonly 'question': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
