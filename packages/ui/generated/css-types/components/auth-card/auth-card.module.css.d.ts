declare const styles: {
  readonly 'bands': string;
  readonly 'dish': string;
  readonly 'error': string;
  readonly 'footer': string;
  readonly 'form': string;
  readonly 'lead': string;
  readonly 'panel': string;
  readonly 'product': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
