declare const styles: {
  readonly 'actions': string;
  readonly 'body': string;
  readonly 'footer': string;
  readonly 'head': string;
  readonly 'rise': string;
  readonly 'root': string;
  readonly 'sink': string;
  readonly 'slide-down': string;
  readonly 'slide-up': string;
  readonly 'start': string;
};
export default styles;
