import type { VoiceCase } from './case.ts';

/** Missing ingredients among those that are there. */
export const ABSENT: readonly VoiceCase[] = [
  ['we are out of milk'],
  ["we're out of milk but we have oat milk", 'oat-milk'],
  ['there are eggs but no butter', 'egg'],
  ["I don't have any garlic but I have ginger and spring onions", 'ginger', 'spring-onion'],
  ['no rice no pasta just some noodles and soy sauce', 'noodle', 'soy-sauce'],
  ['we ran out of flour yesterday'],
  ["we've run out of eggs and bread but there is cheese", 'cheese'],
  ['potatoes carrots no onions though', 'potato', 'carrot'],
  ['the milk has gone off but the cream is fine', 'cream'],
  ['I need to buy onions and garlic'],
  ['I have tomatoes and basil I still need mozzarella', 'tomato', 'basil'],
  ["there isn't any cheese left only butter and ham", 'butter', 'ham'],
  ['all the spices except cumin'],
  ["I haven't got any cream so I will use yoghurt", 'yogurt'],
  ['the bananas are all gone but there are apples', 'apple'],
  ['pasta without eggs and a jar of pesto', 'pasta', 'pesto'],
  ['remember to get lemons tomorrow we have salmon and dill', 'salmon', 'dill'],
  ['neither leeks nor celery but two fennel bulbs', 'fennel'],
  ['he is allergic to peanuts so no peanut butter in this house'],
  ['not much milk left but plenty of butter', 'milk', 'butter'],
  ['we never have coriander but I did get parsley', 'parsley'],
];
