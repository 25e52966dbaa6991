import type { VoiceCase } from './case.ts';

/**
 * Every sixth transcript of the same list, held out while the rules were made: precision was 0.971 and recall 0.985
 * then. The three misses were looked at in the end.
 */
export const KITCHEN_TALK_HELD_OUT: readonly VoiceCase[] = [
  ["I'm out of flour but I've got cornflour", 'cornflour'],
  ["we're right out of bread but there are tortilla wraps", 'flour-tortilla'],
  ["the milk's gone off but the cream's fine", 'cream'],
  ["the mince smells off so forget that there's tofu", 'tofu'],
  ['the yoghurt is off the butter is okay', 'butter'],
  ['brown rice not white and black beans', 'brown-rice', 'black-bean'],
  ['whole milk not skimmed and four eggs', 'whole-milk', 'egg'],
  ['tinned tuna not fresh and sweetcorn', 'tinned-tuna', 'sweetcorn'],
  ['green and black olives', 'olive', 'black-olive'],
  ['kidney and black beans', 'kidney-bean', 'black-bean'],
  ['some time rosemary and sage', 'thyme', 'rosemary', 'sage'],
  ['flower sugar and butter', 'plain-flour', 'sugar', 'butter'],
  ['soar cream and guacamole', 'sour-cream', 'guacamole'],
  ['what time is dinner we have lamb', 'lamb'],
  ['sea bass and fennel', 'sea-bass', 'fennel'],
  ['two dozen eggs flour and sugar', 'egg', 'plain-flour', 'sugar'],
  ['five hundred grams of pasta and a jar of pesto', 'pasta', 'pesto'],
  ['a tin of baked beans and bread', 'baked-bean', 'bread'],
  ['lurpak and crackers', 'butter', 'cracker'],
  ['moong dhal and basmati rice', 'moong-dal', 'basmati-rice'],
  ['balsamic olive oil and rocket', 'balsamic-vinegar', 'olive-oil', 'rocket'],
  ['zucchini eggplant and bell peppers', 'courgette', 'aubergine', 'bell-pepper'],
  ['almond flour and eggs', 'ground-almond', 'egg'],
  ['pomodori basilico e mozzarella', 'tomato', 'basil', 'mozzarella'],
  ["we've got some leftover rice and a bit of chicken", 'cooked-rice', 'chicken'],
  ["don't worry about the milk we have oat milk", 'oat-milk'],
  ["it's not cream it's creme fraiche", 'creme-fraiche'],
  ["I need to buy butter but I've got flour and sugar", 'plain-flour', 'sugar'],
  ['without onions just garlic and tomatoes', 'garlic', 'tomato'],
  ['for the curry I have coconut milk chicken and curry powder', 'coconut-milk', 'chicken', 'curry-powder'],
  ["the recipe says butter but I'll use olive oil", 'olive-oil'],
  ['flour eggs milk', 'plain-flour', 'egg', 'milk'],
  ['chicory ham and gruyere', 'chicory', 'ham', 'gruyere'],
  ['egg whites and sugar', 'egg-white', 'sugar'],
  ['never mind then'],
];
