declare const styles: {
  readonly 'actions': string;
  readonly 'alert': string;
  readonly 'ld-step-timer-rings': string;
  readonly 'left': string;
  readonly 'name': string;
  readonly 'note': string;
  readonly 'root': string;
  readonly 'what': string;
};
export default styles;
