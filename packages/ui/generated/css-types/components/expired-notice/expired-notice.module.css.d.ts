declare const styles: {
  readonly 'answers': string;
  readonly 'icon': string;
  readonly 'item': string;
  readonly 'items': string;
  readonly 'question': string;
  readonly 'root': string;
};
export default styles;
