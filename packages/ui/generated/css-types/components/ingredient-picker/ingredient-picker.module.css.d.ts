declare const styles: {
  readonly 'add': string;
  readonly 'form': string;
  readonly 'items': string;
  readonly 'root': string;
};
export default styles;
