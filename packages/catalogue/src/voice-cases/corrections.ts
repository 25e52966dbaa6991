import type { VoiceCase } from './case.ts';

/** Statements that are corrected. */
export const CORRECTIONS: readonly VoiceCase[] = [
  ['two onions no wait three', 'onion'],
  ['two onions, no wait, three', 'onion'],
  ["I've got milk no not the milk the cream", 'cream'],
  ['a tin of tomatoes sorry two tins of tomatoes and some basil', 'tinned-tomatoes', 'basil'],
  ['chicken breasts no sorry chicken thighs and a lemon', 'chicken-thigh', 'lemon'],
  ['carrots I mean parsnips', 'parsnip'],
  ['some white wine vinegar actually no red wine vinegar', 'red-wine-vinegar'],
  ['spaghetti or rather linguine and clams', 'linguine', 'clam'],
  ['there is yoghurt scratch that sour cream and chives', 'sour-cream', 'chive'],
  ['potatoes leeks actually forget the leeks and butter', 'potato', 'butter'],
  ['beef mince wait no it is lamb mince and mint', 'minced-lamb', 'mint'],
  ['four eggs hang on let me count five eggs and cheese', 'egg', 'cheese'],
  ['brown sugar make that white sugar and cocoa', 'sugar', 'cocoa'],
  ['haddock I think it is haddock hm no it is cod', 'cod'],
  ['one two three carrots', 'carrot'],
  ['lemons no limes limes and coriander', 'lime', 'coriander-leaf'],
  ['tomatoes and cucumbers and and um and feta', 'tomato', 'cucumber', 'feta'],
  ['I have got mozzarella well not mozzarella burrata but close', 'burrata'],
  ['500 grams of pork shoulder no 600 grams and apples', 'pork-shoulder', 'apple'],
];
