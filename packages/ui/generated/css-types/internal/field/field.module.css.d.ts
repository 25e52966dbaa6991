declare const styles: {
  readonly 'control': string;
  readonly 'error': string;
  readonly 'hidden': string;
  readonly 'hint': string;
  readonly 'input': string;
  readonly 'label': string;
  readonly 'leading': string;
  readonly 'root': string;
  readonly 'trailing': string;
};
export default styles;
