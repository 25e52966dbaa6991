declare const styles: {
  readonly 'body': string;
  readonly 'description': string;
  readonly 'fade-in': string;
  readonly 'fade-out': string;
  readonly 'head': string;
  readonly 'panel': string;
  readonly 'scrim': string;
  readonly 'title': string;
};
export default styles;
