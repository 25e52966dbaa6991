import { Phrases } from './phrases.ts';
import { ATE, BINNED, BINNED_ALL, LOST, MUST_GO, USED_ONE, USED_PARTLY } from './away.ts';
import { NOTHING_WRONG, SEARCHED, TO_BE_BOUGHT, TO_BE_EATEN } from './still-there.ts';
import { BROWN_ALL, BROWN_ONE, GOING, SPOILED_ALL, SPOILED_ONE } from './spoiled.ts';

/**
 * What a phrase does to the names around it.
 * - `have`: the following names are available, whatever came before.
 * - `lack`: the following names are not available, up to the next `have` or the end of the sentence.
 * - `ask`: the same, unless a `yes` follows.
 * - `no`: the same for one name and those joined to it.
 * - `ate`, `binned`: the same as `lack` and as `no`; but as `gone` after the name: 'the cream I threw away'.
 * - `strike`: one name is taken back.
 * - `gone`: the name before is used up; `goneAll`: also the one joined to it.
 * - `brown`, `brownAll`: the same, if it is something that goes brown with age.
 * - `smells`: the same as `gone`, if nothing follows that makes it something else: 'smells of lemon'.
 * - `same`: what was just said also goes for the next name: 'and so has the milk'.
 * - `too`: what was just said also goes for the name before: 'and the milk too'.
 * - `except`: an exception to what is available, or to what is not.
 * - `undo`: the name before is taken back.
 * - `instead`: the name right after replaces the one before.
 * - `purpose`: the following names are what somebody cooks, not what is available.
 * - `with`: ends a purpose.
 * - `little`: small words without effect.
 */
export type Cue =
  | 'have'
  | 'lack'
  | 'ask'
  | 'yes'
  | 'no'
  | 'ate'
  | 'binned'
  | 'strike'
  | 'gone'
  | 'goneAll'
  | 'brown'
  | 'brownAll'
  | 'smells'
  | 'same'
  | 'too'
  | 'except'
  | 'undo'
  | 'instead'
  | 'purpose'
  | 'with'
  | 'little';

/** 'I don't think we've got any'. */
const DOUBTED = ['dont think', 'dont believe', 'doubt', 'not sure if', 'not sure', 'dont know if']
  .flatMap((doubt) =>
    'we have, weve got, weve, we got, i have, ive got, ive, i got, there is, theres, there are'
      .split(', ')
      .flatMap((have) => [`${doubt} ${have}`, `${doubt} ${have} any`]),
  )
  .join(', ');

const TURNS: Readonly<Record<Cue, string>> = {
  have:
    'but, i have, i have got, ive got, ive, i got, got, they had, they only had, they did have, the shop had, ' +
    'the shop only had, i also have, i still have, we have, ' +
    'we have got, weve got, weve, we got, we also have, we still have, still have, there is, ' +
    'there are, theres, there was, here is, here are, heres, just, only, so, however, luckily, ' +
    'instead, otherwise, i can see, i see, we found, i found, i bought, we bought, i just bought, ' +
    'bought, i picked up, i did get, we did get, please add, add, like to add, want to add, ' +
    'need to add, put down, write down, that leaves, nothing but, not only, nothing except, nothing apart from, nothing other than, nothing else but, nothing else except, nothing else apart from, nothing else other than, okay, ok, right, ' +
    'got left, lets see, let us see, let me see, running low on, low on, what have we got, ' +
    'what have i got, what do we have, what do i have, what we have is, what else is there, ' +
    'what else have we got, managed to get, managed to buy, managed to find, went to get, ' +
    'went to buy, remembered to get, remembered to buy, i only have, we only have, only have, i do have, we do have, do have, i do still have, ' +
    'we do still have, we definitely have, i definitely have, definitely have, definitely, i did find, we did find, ' +
    'i did buy, we did buy, nearly out of, almost out of, running out of, pero hay, hay, tengo, tenemos, pero, ' +
    `tambien, il y a, jai, on a, ${SEARCHED}`,
  lack:
    'out of, run out of, ran out of, run out, dont have, dont have any, do not have, doesnt have, ' +
    'havent got, have not got, have not, havent any, havent, hasnt got, isnt any, arent any, ' +
    'isnt a, there isnt, there arent, there is not, there are not, theres not, theres none of, ' +
    'no longer have, never have, never buy, never, never got, aint got, nobody got, no one got, never bought, nobody bought, no one bought, ' +
    'never found, nobody found, never picked up, nobody picked up, dont keep, dont want, dont need, dont use, ' +
    'cant find, cannot find, couldnt find, could not find, didnt get, didnt buy, didnt have, did not have, got rid of, ive got rid of, weve got rid of, got through, ' +
    'ive got through, weve got through, i got through, we got through, not got, not got any, did not get, ' +
    'did not buy, forgot, forgot to buy, forgot to get, to buy, to get, to order, must buy, ' +
    'must get, should buy, should get, lets buy, lets get, dont forget, need, needs, need to buy, ' +
    'need to get, still need, i need, we need, want, wants, i want, wanted, missing, nothing, we need to get, we need to buy, we need to order, we need to find, we need to pick up, i need to get, i need to buy, i need to order, ' +
    'i need to find, i need to pick up, need to order, need to find, need to pick up, i want to buy, i want to get, we want to buy, we want to get, short of, ' +
    'lacking, waiting for, used the last of, eaten, had, i had, we had, ' +
    'thought we had, thought i had, used to have, feed, fed, wish i had, wish we had, where is, where are, wheres, shopping list, ' +
    `${LOST}, used the last, used the, took the last, took the last of, took the rest of, had the last of, ` +
    'had the rest of, contain, does it contain, does it have, do they contain, ' +
    'contains, could get, can get, could buy, can buy, might get, might buy, ill get, ill buy, will get, will buy, going to get, going to buy, gonna get, gonna buy, ' +
    `${DOUBTED}, ${TO_BE_BOUGHT}, could pick up, can pick up, ill pick up, will pick up, to pick up, ` +
    'cant see, ' +
    'cant see any, cannot see, couldnt see, cant find any, dont see any, dont see, no hay, no tengo, ' +
    'recipe says, recipe calls for, recipe asks for, recipe wants, calls for, normally use, usually use, ' +
    'usually have, all out of, right out of, clean out of, fresh out of',
  no:
    'bin the, bin that, chuck the, chuck that, chuck out, toss out, ' +
    'no, no more, got no, without, without any, neither, nor, not any, instead of, zero, tossed the, tossed that, tossed those, ' +
    'i dont eat, we dont eat, doesnt eat, ' +
    'love, loves, hate, hates, likes, dont like, doesnt like, allergic to, not allowed, dont add, dont add the, do not add, dont put, ' +
    'dont put down, dont write down, dont count',
  ate: ATE,
  binned: BINNED,
  strike:
    'not, not the, rather than, rather than the, no not, no not the, forget the, forget about the, remove the, remove, ' +
    'delete the, delete, take off the, take out the, leave out the, leave out, skip the, dont worry about the, dont worry about, never mind the, dont bother with the, dont bother with, ' +
    'cancel the, scrap the, scratch the, ditch the, drop the, cross off the, not a, not an, not any more',
  gone:
    `${SPOILED_ONE}, ${USED_ONE}, ` +
    'has gone, it has gone, its gone, turned, expired, past it, as gone, as finished, as eaten, as used, as used up, its got mould on it, theyve got mould on them, off the list, off and put, off and add, bin it, chuck it, chuck it out, throw it out, throw it away, ' +
    'binned it, chucked it, threw it out, threw it away, ate it, finished it, used it up, used it all, drank it, ' +
    'passed its date, all gone, no it is off, no its off, no it has gone, no it is gone, no its gone, ' +
    'no it has gone off, no its gone off, no thats gone, no that is gone, but not today, but not now, ' +
    'but not any more, but not anymore, but not at the moment, not today, not at the moment, not anymore, ' +
    'but not this week, not this week',
  goneAll:
    `${SPOILED_ALL}, ${BINNED_ALL}, ` +
    'have gone, theyve gone, they have gone, are over, ' +
    'on the shopping list, to the shopping list',
  brown: BROWN_ONE,
  brownAll: BROWN_ALL,
  smells: `smells, it smells, is over, got over, died, is dead, are dead, ${MUST_GO}`,
  same: 'so has the, so have the, so is the, so are the, as has the, as have the, as is the, as are the, same with the, same for the, same goes for the',
  too: 'too, as well',
  except:
    'except, except for, apart from, other than, everything but, everything but the, all but the, anything but',
  undo:
    'scratch that, delete that, forget that, undo that, strike that, remove that, cancel that, ' +
    'not that, forget it, ignore that',
  instead:
    'no wait, wait no, no sorry, sorry no, sorry, no actually, actually no, actually, i mean, ' +
    'i meant, no i mean, no i meant, or rather, make that, no make that, no it is, no its, ' +
    'its actually, wait, oh wait, hang on, hold on, correction, no hang on, no hold on, well no, ' +
    'no that is, no thats, no theyre, no they are, i meant to say, ' +
    'or is it, or was it, or are they, i tell a lie, tell a lie, i lie, i tell a lie it is, i tell a lie its',
  purpose:
    'for, to make, to cook, to bake, making, cooking, make, makes, cook, bake, baking, i fancy, ' +
    'we fancy, fancy a, fancy some, how about, thinking of, thinking about, do a, do an, ' +
    'turn into, having, eating, made a, made an, i cooked, we cooked, dinner is, lunch is, in the mood for, had a, had an',
  with: 'with, using, from, including, includes, such as, in it',
  little:
    'it is, its, i think, i guess, maybe, perhaps, probably, about, around, roughly, not much, nothing much, nothing fancy, nothing special, nothing exciting, nothing wrong with, i need to, we need to, need to, i want to, we want to, hardly any, ' +
    'not many, not a lot of, not sure, not bad, no problem, no idea, no thanks, no worries, ' +
    'no doubt, is over here, is over there, is over on, is over in, are over here, are over there, are over on, are over in, are over by, are over near, are over next to, are over half, are over a, out of the, out of my, out of our, or so, or something, and so on, you know, ' +
    'kind of, sort of, kinds of, sorts of, a bit of, a bit, a little, a little bit of, a lot of, ' +
    'lots of, loads of, plenty of, bits of, some of, all of, most of, the rest of, the end of, ' +
    'left, leftover, burnt, burned, smashed, over, left over, please, thanks, thank you, also, though, ' +
    'still, even, then, next, now, well, like, again, more, another, other, lot, couple, of, de, ' +
    'del, di, the, a, an, some, any, our, my, these, those, that, this, each, really, quite, ' +
    'only about, nearly, almost, enough, everything, yesterday, today, tonight, in the fridge, ' +
    'in the freezer, in the pantry, in the cupboard, in the cupboards, in the kitchen, ' +
    'in the drawer, in the house, in the basket, in here, in there, at home, on the shelf, ' +
    'on the counter, on the top shelf, in a jar, in my fridge, in my pantry, in my kitchen, ' +
    'in my freezer, in my cupboard, in our fridge, here, plus a, several, many, few, and then, ' +
    'from the market, from the garden, from the shop, from yesterday, from last week, for dinner, ' +
    'for lunch, for breakfast, for tonight, for tomorrow, for later, for us, for me, for the kids, ' +
    'for baking, for cooking, for example, for sure, for now, for the weekend, hello, hi, hey, ' +
    'next time, this time, last time, first time, any time, long time, good time, ' +
    'nice time, great time, its time, it is time, time for, about time, on time, in time, what time, the time, ' +
    ' same time, lunch time, tea time, time to, one time, two times, ' +
    'three times, great, good, lovely, has gone mad, has gone wild, has gone crazy, has gone up, ' +
    'has gone in, have gone in, has gone into, have gone into, gone in, gone into, smells fine, smells good, ' +
    'smells lovely, smells okay, smells all right, smells amazing, smells so, smells just, is fine, are fine, looks okay, looks fine, that is, thats, ' +
    `${GOING}, ${USED_PARTLY}, ${TO_BE_EATEN}, ${NOTHING_WRONG}, mash the, mash up, to mash, nearly finished, almost finished, nearly all finished, nearly used up, almost used up, not finished, ` +
    'they are, theyre, needs using, need using, needs using up, need using up, needs eating, ' +
    'need eating, needs to be used, need to be used, on the list, to the list',
  ask:
    'got any, do we have, have we got, do i have, have i got, do you have, have you got, is there any, ' +
    'are there any, is there, are there, did we buy, do we have any, have we got any, ' +
    'do we still have, is there still, are there still, how long, how do i, how do you, how do we, ' +
    'how much, how many, what is in, whats in, if weve got, if weve got any, if we have, if we have any, if ive got, if i have, if there is, ' +
    'if theres, if theres any, if there are, if there are any, if there is any, whether weve got, whether we have, whether there is',
  yes:
    'yes, yep, yeah, yup, we do, i do, yes there is, yes there are, yes we do, yes we have, check, ' +
    'of course',
};

/** Every phrase that affects the names around it. */
export const CUES = new Phrases<Cue>(
  (Object.keys(TURNS) as Cue[]).flatMap((cue) =>
    TURNS[cue].split(/,\s+/).map((phrase): [string, Cue] => [phrase, cue]),
  ),
);

/** Conjunctions, in the languages that names come in. */
export const JOINS: ReadonlySet<string> = new Set('and plus y e et en und con'.split(' '));
/** Words between alternatives. */
export const CHOICES: ReadonlySet<string> = new Set('or nor o'.split(' '));
