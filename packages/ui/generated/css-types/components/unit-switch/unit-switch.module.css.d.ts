declare const styles: {
  readonly 'choice': string;
  readonly 'choices': string;
  readonly 'hint': string;
  readonly 'input': string;
  readonly 'label': string;
  readonly 'root': string;
};
export default styles;
