declare const styles: {
  readonly 'glyph': string;
};
export default styles;
