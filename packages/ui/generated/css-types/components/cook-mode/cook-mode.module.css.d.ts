declare const styles: {
  readonly 'arrow': string;
  readonly 'controls': string;
  readonly 'footer': string;
  readonly 'header': string;
  readonly 'needs': string;
  readonly 'page': string;
  readonly 'place': string;
  readonly 'progress': string;
  readonly 'root': string;
  readonly 'step': string;
  readonly 'text': string;
  readonly 'time': string;
  readonly 'timers': string;
  readonly 'title': string;
  readonly 'titles': string;
  readonly 'turn': string;
};
export default styles;
