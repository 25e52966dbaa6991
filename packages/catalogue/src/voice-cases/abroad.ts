import type { VoiceCase } from './case.ts';

/** Ingredients by their names in other languages. */
export const ABROAD: readonly VoiceCase[] = [
  ['aloo gobi matar and some paneer', 'potato', 'cauliflower', 'pea', 'paneer'],
  ['I have haldi jeera dhania and lal mirch', 'turmeric', 'cumin-seed', 'coriander-leaf', 'chilli-powder'],
  ['a packet of besan a packet of poha and some hing', 'gram-flour', 'flattened-rice', 'asafoetida'],
  ['dos cebollas ajo y cilantro', 'onion', 'garlic', 'coriander-leaf'],
  ['masa harina queso fresco and a few tomatillos', 'masa-harina', 'queso-fresco', 'tomatillo'],
  ['labneh zaatar freekeh and a bottle of rose water', 'labneh', 'zaatar', 'freekeh', 'rose-water'],
  ['aleppo pepper and pomegranate molasses', 'aleppo-pepper', 'pomegranate-molasses'],
  ['kimchi tteok gochugaru and gim', 'kimchi', 'rice-cake', 'gochugaru', 'nori'],
  ['melanzane zucchine e pomodori', 'aubergine', 'courgette', 'tomato'],
  ['jamon serrano manchego and a jar of piquillo peppers', 'serrano-ham', 'manchego', 'roasted-red-pepper'],
  ['witloof boter and grijze garnalen', 'chicory', 'butter', 'brown-shrimp'],
  ['scallions cilantro zucchini and eggplant', 'spring-onion', 'coriander-leaf', 'courgette', 'aubergine'],
  ['arugula garbanzo beans and a red capsicum', 'rocket', 'chickpea', 'red-bell-pepper'],
  ['moong dal toor dal and rajma', 'moong-dal', 'toor-dal', 'kidney-bean'],
  ['heavy cream powdered sugar and cornstarch', 'whipping-cream', 'icing-sugar', 'cornflour'],
  ['cavolo nero guanciale and pecorino', 'cavolo-nero', 'guanciale', 'pecorino'],
  ['bhindi baingan palak', 'okra', 'aubergine', 'spinach'],
  ['huevos leche mantequilla y harina', 'egg', 'milk', 'butter', 'plain-flour'],
];
