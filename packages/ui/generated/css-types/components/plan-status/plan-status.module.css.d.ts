declare const styles: {
  readonly 'action': string;
  readonly 'generating': string;
  readonly 'root': string;
  readonly 'said': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
