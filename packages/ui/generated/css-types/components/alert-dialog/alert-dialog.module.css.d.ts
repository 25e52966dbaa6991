declare const styles: {
  readonly 'footer': string;
  readonly 'leave': string;
  readonly 'pop': string;
  readonly 'root': string;
  readonly 'sign': string;
};
export default styles;
