declare const styles: {
  readonly 'actions': string;
  readonly 'cancel': string;
  readonly 'error': string;
  readonly 'message': string;
  readonly 'question': string;
  readonly 'root': string;
  readonly 'slide-in': string;
};
export default styles;
