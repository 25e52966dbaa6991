declare const styles: {
  readonly 'batch': string;
  readonly 'chip': string;
  readonly 'details': string;
  readonly 'edit': string;
  readonly 'found': string;
  readonly 'input': string;
  readonly 'note': string;
  readonly 'pencil': string;
  readonly 'root': string;
  readonly 'save': string;
  readonly 'sizer': string;
};
export default styles;
