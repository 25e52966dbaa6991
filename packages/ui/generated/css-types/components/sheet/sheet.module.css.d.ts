declare const styles: {
  readonly 'body': string;
  readonly 'down': string;
  readonly 'footer': string;
  readonly 'head': string;
  readonly 'in': string;
  readonly 'out': string;
  readonly 'root': string;
  readonly 'up': string;
};
export default styles;
