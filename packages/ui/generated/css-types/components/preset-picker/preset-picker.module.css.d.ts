declare const styles: {
  readonly 'action': string;
  readonly 'allergens': string;
  readonly 'avoided': string;
  readonly 'done': string;
  readonly 'failure': string;
  readonly 'flag': string;
  readonly 'root': string;
};
export default styles;
