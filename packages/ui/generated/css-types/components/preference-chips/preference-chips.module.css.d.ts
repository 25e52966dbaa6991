declare const styles: {
  readonly 'count': string;
  readonly 'heat': string;
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'shape': string;
  readonly 'strict': string;
  readonly 'title': string;
  readonly 'unseen': string;
};
export default styles;
