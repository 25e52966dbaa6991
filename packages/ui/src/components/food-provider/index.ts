export type * from '../../vocabulary/food-register.ts';
export { FoodProvider, type FoodProviderProps } from './food-provider.tsx';
export type { FoodWords, SomeFoodWords, WholeWordsPack, WordsPack } from '../../words/food-words.ts';
