import type { VoiceCase } from './case.ts';

/** Words that resemble a cue but say something else here, next to the cue that they resemble. */
export const NEAR_CUES: readonly VoiceCase[] = [
  // 'Went on' and 'went into': away, or just elsewhere.
  ['The leftover chicken went into the freezer', 'cooked-chicken'],
  ['The peas went in the freezer and the milk went in the fridge', 'pea', 'milk'],
  ['The pasta went into the cupboard and we have eggs', 'pasta', 'egg'],
  ['The cheese went on sale so I bought two', 'cheese'],
  ['The last of the honey went on toast'],
  ['The last of the carrots went into the soup but we have leeks', 'leek'],
  ['The ham went in the bin but there is salami', 'salami'],
  // 'Oh no': nothing is taken back.
  ['We have eggs. Oh no, the milk has gone off', 'egg'],
  ["We have eggs and butter. Oh no, there's no milk", 'egg', 'butter'],
  ['Butter, oh no eggs', 'butter'],
  ['Milk er no oat milk', 'oat-milk'],
  // A correction of an amount replaces no other name.
  ['Eggs, milk, no wait, two pints of milk', 'egg', 'milk'],
  ['Flour and sugar, butter, I mean two hundred grams of butter', 'plain-flour', 'sugar', 'butter'],
  ['Salmon trout I meant trout', 'trout'],
  // 'Got', of something never bought.
  ['We never got any butter'],
  ["I never got the milk but we've got cream", 'cream'],
  ["We ain't got any eggs"],
  ['Nobody got bread but there are wraps', 'flour-tortilla'],
  ['We never bought any butter and nobody bought cheese'],
  ['I got milk', 'milk'],
  // Brown is a fault of some foods only.
  ['The bread is brown', 'bread'],
  ['We have six eggs and the eggs are brown', 'egg'],
  ['The onions look nice and brown', 'onion'],
  ['The lettuce is brown but the carrots are fine', 'carrot'],
  ['The avocado looks a bit brown'],
  ['The bananas are all brown but the pears are lovely', 'pear'],
  ['The mushrooms have gone brown'],
  ['The eggs and bananas are brown', 'egg'],
  ['The apples and bananas are brown'],
  // A plural verb is about both.
  ['The milk and the cream have gone off but there is butter', 'butter'],
  ['We have eggs and the apples have gone off', 'egg'],
  // A new sentence starts afresh, unless it says that it does not.
  ['I used up the milk. Two eggs, butter as well.', 'egg', 'butter'],
  ["We're out of bread. We have rice, pasta too.", 'rice', 'pasta'],
  ['The milk has gone off. The cream too.'],
  ['The eggs have gone off. So has the ham. There is bacon.', 'bacon'],
  // What is tossed is dressed, or thrown away.
  ['Salad leaves tossed with olive oil', 'salad-leaf', 'olive-oil'],
  ['I tossed out the ham but we have salami', 'salami'],
  ['We tossed the milk but there is cream', 'cream'],
  // Burnt, or browned on purpose.
  ['burnt butter and smashed avocado', 'butter', 'avocado'],
  ['I dropped six eggs and burnt the rice but we have pasta', 'pasta'],
  // What smells is off, or fragrant.
  ['The basil smells great', 'basil'],
  ['The basil smells fresh and there is feta', 'basil', 'feta'],
  ['The mint smells so nice', 'mint'],
  ['The cheese smells delicious', 'cheese'],
  ['The garlic smells strong', 'garlic'],
  ['The fish smells. There are prawns', 'prawn'],
  ['The milk smells but there is oat milk', 'oat-milk'],
  ['The mince smells off'],
  // A plural before what it is a kind of.
  ['a litre of oats milk', 'oat-milk'],
  ['We have almonds milk and eggs', 'almond-milk', 'egg'],
  ['a jar of peanuts butter', 'peanut-butter'],
  ['eggs oats milk and bread', 'egg', 'oats', 'milk', 'bread'],
  ['sesame seeds butter and jam', 'sesame-seed', 'butter', 'jam'],
  // A brand that is also another thing.
  ['My Galaxy is charging and we have eggs', 'egg'],
  ['We have Galaxy and strawberries', 'milk-chocolate', 'strawberry'],
  // 'Through', of what was looked through.
  ["We've gone through the cupboard: pasta, rice, leeks", 'pasta', 'rice', 'leek'],
  ['I went through the fridge: milk, eggs, butter', 'milk', 'egg', 'butter'],
  ["I've just been through the freezer, peas and prawns", 'pea', 'prawn'],
  ["We've gone through the milk but there is cream", 'cream'],
  ['I need to get through the spinach', 'spinach'],
  ['We could get rid of the carrots', 'carrot'],
  // 'Over', of how much there is, or where.
  ['The milk is over half full', 'milk'],
  ['The milk is over by the sink', 'milk'],
  ['The eggs are over by the window and the bread is here', 'egg', 'bread'],
  ['The milk is over but there is cream', 'cream'],
  ['The milk is dead cheap', 'milk'],
  ['The basil is dead, we have mint', 'mint'],
  // 'Finished' and 'used', of what has yet to be.
  ['The salmon must be finished today', 'salmon'],
  ['The cream must be used up', 'cream'],
  ['The cheese needs to be finished and we have bread', 'cheese', 'bread'],
  ["We used most of the flour but there's butter", 'plain-flour', 'butter'],
  ['I spilled some milk', 'milk'],
  ['I spilled the milk'],
  ['Three peppers, one is mouldy', 'bell-pepper'],
  ['Three peppers one is mouldy', 'bell-pepper'],
  // 'Nothing', of what is wrong.
  ['Nothing else, oh and butter', 'butter'],
  ['Nothing missing, eggs, milk', 'egg', 'milk'],
  ['Nothing else except eggs', 'egg'],
  ['Nothing in the fridge, eggs or milk'],
  // 'To', of what is still to be bought.
  ['I need to grab milk'],
  ['We need to stock up on rice but we have pasta', 'pasta'],
  ['I want to eat pasta but we only have rice', 'rice'],
  ['I want to eat the pasta', 'pasta'],
  // What sounds like a food.
  ['Mash the bananas', 'banana'],
  ['Two onions, brown ones', 'onion'],
  ['Some pears, red ones and green ones', 'pear'],
];
