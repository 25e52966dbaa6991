declare const styles: {
  readonly 'line': string;
  readonly 'notice': string;
  readonly 'trigger': string;
};
export default styles;
