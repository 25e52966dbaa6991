declare const styles: {
  readonly 'amount': string;
  readonly 'batch': string;
  readonly 'chip': string;
  readonly 'details': string;
  readonly 'edit': string;
  readonly 'found': string;
  readonly 'input': string;
  readonly 'note': string;
  readonly 'number': string;
  readonly 'pencil': string;
  readonly 'root': string;
  readonly 'save': string;
  readonly 'sizer': string;
  readonly 'unit': string;
};
export default styles;
