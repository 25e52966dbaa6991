declare const styles: {
  readonly 'actions': string;
  readonly 'badges': string;
  readonly 'clock': string;
  readonly 'facts': string;
  readonly 'link': string;
  readonly 'match': string;
  readonly 'missing': string;
  readonly 'notice': string;
  readonly 'picture': string;
  readonly 'pin': string;
  readonly 'root': string;
  readonly 'stage': string;
  readonly 'subtitle': string;
  readonly 'time': string;
  readonly 'title': string;
};
export default styles;
