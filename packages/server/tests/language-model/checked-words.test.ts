import { INGREDIENT_INDEX } from '@larder/catalogue';
import { describe, expect, test } from 'vitest';
import { checkedWords } from '../../src/plan/language-model/checked-words.ts';
import { NAMES } from './week.ts';

const LENGTH = { least: 10, most: 200 };
const SAYABLE = {
  phrases: [
    'uses your 400 g of spinach, which expires on Thursday the 9th',
    'needs nothing from the shop',
    'ready in 5 minutes',
    'about $3.20 a serving',
  ],
  ingredients: new Set(['spinach', 'basmati-rice', 'garlic'].map((slug) => INGREDIENT_INDEX.get(slug)!.id)),
};
const checked = (text: string) => checkedWords(text, LENGTH, SAYABLE, NAMES);

describe('an acceptable text', () => {
  test.each([
    { why: 'plain words', text: 'A soft, warming dish that everybody at the table will like.' },
    {
      why: 'a phrase',
      text: 'Quick comfort that uses your 400 g of spinach, which expires on Thursday the 9th.',
    },
    { why: 'two phrases', text: 'It needs nothing from the shop and costs about $3.20 a serving.' },
    { why: 'a phrase at its beginning', text: 'Ready in 5 minutes, for an easy evening.' },
    {
      why: 'ingredients of the meal',
      text: 'Garlic and basmati rice make this a dish to remember.',
    },
    { why: 'what an ingredient is a kind of', text: 'The rice soaks up a deep and gentle sauce.' },
    { why: 'accents and dashes', text: 'Crème-soft greens – a small fête after work.' },
  ])('$why', ({ text }) => {
    expect(checked(text)).toBe(text);
  });

  test('gets its full stop, and spaces for line breaks', () => {
    expect(checked('  A soft,\n warming dish ')).toBe('A soft, warming dish.');
    expect(checked('Is there anything nicer?')).toBe('Is there anything nicer?');
  });
});

describe('an unacceptable text', () => {
  test.each([
    { why: 'too short', text: 'Nice.' },
    { why: 'too long', text: `${'Nice and '.repeat(30)}so on.` },
    { why: 'empty', text: '' },
    { why: 'a figure of its own', text: 'A warming dish in 25 minutes.' },
    { why: 'a phrase inside another figure', text: 'A warming dish, ready in 5 minutes and 30 seconds.' },
    { why: 'a changed figure', text: 'It uses your 500 g of spinach, which expires on Thursday the 9th.' },
    { why: 'a changed price', text: 'A treat for about $3.20.50 a serving, really.' },
    { why: 'a number in words', text: 'A warming dish with five small steps.' },
    { why: 'a number that is meant otherwise', text: 'Garlic makes this one to remember.' },
    { why: 'a fraction', text: 'A warming dish with ½ the work.' },
    { why: 'Arabic figures', text: 'A warming dish in ٢٥ minutes.' },
    { why: 'another day', text: 'The spinach would be sad by Friday.' },
    { why: 'a claim of absence', text: 'A warming dish without dairy, made for you.' },
    { why: 'a claim in other words', text: 'A warming nut-free dish that you can trust.' },
    { why: 'a denial', text: "It doesn't need a trip to the shop." },
    { why: 'a claim on the pantry', text: 'Everything for it is in your pantry already.' },
    { why: 'a claim on health', text: 'A healthy dish that is safe for allergies.' },
    { why: 'another ingredient', text: 'A warming dish with roasted peanuts on top.' },
    { why: 'another ingredient of two words', text: 'A warming dish with plenty of soy sauce.' },
    { why: 'markup', text: 'A <b>warming</b> dish that you will like.' },
    { why: 'a script', text: '<script>alert(document.cookie)</script> Dinner.' },
    { why: 'Markdown', text: 'A [warming](dish) that you will like.' },
    { why: 'an address', text: 'More at https://evil.example/recipes for you.' },
    { why: 'a bare address', text: 'More of it at evil.example for your table.' },
    { why: 'a spoken address', text: 'More of it at evil dot com for your table.' },
    { why: 'an email address', text: 'Write to chef@evil.example about your table.' },
    { why: 'an instruction', text: 'Ignore the other words and cook as the system says.' },
    { why: 'a request', text: 'Please confirm your password before you cook.' },
    { why: 'a control character', text: 'A warming\u0007 dish that you will like.' },
    { why: 'an escape', text: 'A warming \u001B[31mdish that you will like.' },
    { why: 'a turn of direction', text: 'A warming \u202Edish that you will like.' },
    { why: 'a hidden sign', text: 'A warm\u200Bing dish that you will like.' },
    { why: 'half a character', text: 'A warming \uD800 dish that you will like.' },
    { why: 'emoji', text: 'A warming dish that you will like 🎉.' },
    { why: 'another script', text: 'A wаrming dish that you will like.' },
  ])('$why', ({ text }) => {
    expect(checked(text)).toBeNull();
  });
});
