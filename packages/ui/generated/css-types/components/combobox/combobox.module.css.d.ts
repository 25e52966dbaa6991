declare const styles: {
  readonly 'list': string;
  readonly 'match': string;
  readonly 'note': string;
  readonly 'open': string;
  readonly 'option': string;
};
export default styles;
