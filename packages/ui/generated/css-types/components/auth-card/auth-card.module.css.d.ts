declare const styles: {
  readonly 'bands': string;
  readonly 'error': string;
  readonly 'footer': string;
  readonly 'form': string;
  readonly 'lead': string;
  readonly 'narrow': string;
  readonly 'panel': string;
  readonly 'plate': string;
  readonly 'plateShadow': string;
  readonly 'plateWell': string;
  readonly 'poster': string;
  readonly 'product': string;
  readonly 'retro': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'wide': string;
};
export default styles;
