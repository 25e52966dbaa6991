declare const styles: {
  readonly 'band': string;
  readonly 'cloth': string;
  readonly 'picture': string;
  readonly 'rim': string;
  readonly 'root': string;
  readonly 'shade': string;
  readonly 'stripe': string;
  readonly 'well': string;
};
export default styles;
