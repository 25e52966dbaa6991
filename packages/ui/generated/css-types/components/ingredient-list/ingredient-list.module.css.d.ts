declare const styles: {
  readonly 'amount': string;
  readonly 'button': string;
  readonly 'count': string;
  readonly 'head': string;
  readonly 'list': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'row': string;
  readonly 'serveWith': string;
  readonly 'servings': string;
  readonly 'shortage': string;
  readonly 'subtitle': string;
  readonly 'thing': string;
  readonly 'tick': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
