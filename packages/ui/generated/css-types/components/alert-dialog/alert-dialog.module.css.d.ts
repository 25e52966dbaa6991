declare const styles: {
  readonly 'footer': string;
  readonly 'leave': string;
  readonly 'pop': string;
  readonly 'root': string;
};
export default styles;
