declare const styles: {
  readonly 'actions': string;
  readonly 'area': string;
  readonly 'drop': string;
  readonly 'input': string;
  readonly 'photo': string;
  readonly 'progress': string;
  readonly 'root': string;
  readonly 'take': string;
};
export default styles;
