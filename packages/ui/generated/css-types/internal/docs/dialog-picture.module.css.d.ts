declare const styles: {
  readonly 'actions': string;
  readonly 'panel': string;
  readonly 'title': string;
};
export default styles;
