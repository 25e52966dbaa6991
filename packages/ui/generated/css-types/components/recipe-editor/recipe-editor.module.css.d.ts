declare const styles: {
  readonly 'actions': string;
  readonly 'basics': string;
  readonly 'count': string;
  readonly 'fields': string;
  readonly 'heading': string;
  readonly 'hint': string;
  readonly 'name': string;
  readonly 'numeral': string;
  readonly 'part': string;
  readonly 'paste': string;
  readonly 'root': string;
  readonly 'row': string;
  readonly 'rows': string;
  readonly 'step': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
