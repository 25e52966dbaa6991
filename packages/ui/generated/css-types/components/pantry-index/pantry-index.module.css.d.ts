declare const styles: {
  readonly 'button': string;
  readonly 'column': string;
  readonly 'dots': string;
  readonly 'entries': string;
  readonly 'entry': string;
  readonly 'letter': string;
  readonly 'name': string;
  readonly 'note': string;
  readonly 'quantity': string;
  readonly 'root': string;
  readonly 'section': string;
  readonly 'sprite': string;
  readonly 'what': string;
};
export default styles;
