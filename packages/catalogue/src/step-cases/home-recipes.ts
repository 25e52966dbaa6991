/**
 * 30 recipes in the words of cooks, terse and rambling, British and American, labelled before the linker had read them. Each has the
 * names of its lines, then its steps, each with its label; see `score.ts` for the notation. The linker has since been tuned on them
 * ('mayo', 'creme', 'the cheese'), so they no longer measure how well it reads recipes that it has not seen.
 */
export const HOME_RECIPES: Readonly<Record<string, string>> = {
  'banana bread': `banana, butter, brown sugar, egg, plain flour, bicarbonate of soda, salt, walnut
Oven 180C. Mash bananas w/ melted butter. => 0 1
Stir in sugar and the eggs, one at a time. => 2 3
Flour, bicarb, pinch of salt. Dont overmix. Nuts if you like them. => 4 5 6 ?7
Loaf tin, 55 mins. Cool 10 mins in tin. => - | 55m 10m`,
  'weeknight chili': `ground beef, onion, garlic, chili powder, ground cumin, canned tomatoes, kidney bean, beef stock, cheddar, sour cream
Brown the beef in a Dutch oven over medium-high, 6 to 8 minutes, then drain off all but a spoonful of the fat. => 0 | 6m
Toss in the onion and garlic and cook till soft, about 5 min. => 1 2 | 5m
Add the chili powder and cumin and let them toast for 30 seconds. => 3 4 | 30s
In go the tomatoes, beans and stock. Simmer, partly covered, for an hour and a half, stirring every 15 minutes. => 5 6 7 | 1h30m
Serve with cheese and sour cream. => 8 9`,
  'roast chicken': `whole chicken, lemon, butter, garlic, fresh thyme, salt, black pepper, potato
Take the bird out of the fridge an hour before you want to cook it. => 0? | 1h?
Rub the softened butter all over the chicken, season well with salt and pepper, and stuff the lemon halves, the garlic and a few sprigs of thyme inside. => 2 0 5 6 1 3 4
Roast for 1 hr 20 mins, basting now and again. After 40 minutes tip the potatoes around it. => 0? 7 | 1h20m 40m
Rest the chicken for at least 15 minutes before you carve. => 0 | 15m`,
  pancakes: `all-purpose flour, sugar, baking powder, salt, buttermilk, egg, unsalted butter, maple syrup
Whisk dry ingredients. => ?0 ?1 ?2 ?3
Whisk buttermilk, eggs and 3 tbsp of the melted butter; stir into the flour mixture. Lumps are fine. Rest 10 minutes. => 4 5 6 0? | 10m
Griddle over medium, 1/4 cup each, 2–3 minutes a side. Butter the griddle between batches. => 6 | 2m
Eat with syrup. => 7`,
  'fish pie': `white fish, smoked haddock, prawn, whole milk, bay leaf, butter, plain flour, potato, cheddar, frozen pea, parsley
Put the spuds on to boil, 15–20 mins until soft. Meanwhile poach the white fish and haddock in the milk with the bay leaf for 8 mins. => ?7 0 1 3 4 | 15m 8m
Lift out the fish, keep the milk. Melt the butter, stir in the flour, cook for a minute, then add the milk bit by bit and bubble for five minutes till thick. => 0 ?1 3 5 6 | 1m 5m
Flake the fish into a dish with the prawns and peas, pour over the sauce with plenty of parsley. => 0 ?1 2 9 10
Mash the potatoes, spread over, scatter with cheese. 200C for 30 mins until golden. => 7 8 | 30m`,
  guacamole: `avocado, lime, red onion, jalapeño, coriander, salt, tomato
Halve the avocados, twist out the stones and mash roughly with the lime juice and salt. => 0 1 5
Fold through the onion, jalapeño, cilantro and the tomato, seeded and diced. => 2 3 4 6`,
  'beef stew': `beef shin, plain flour, onion, carrot, celery, tomato puree, red wine, beef stock, thyme, bay leaf
Toss the beef in the flour and brown in batches. Don’t crowd the pan, this takes a good 15 minutes but it’s where the flavour comes from. => 0 1 | 15m
Soften the onions, carrots and celery in the same pan for ten minutes. => 2 3 4 | 10m
Stir in the puree, let it catch for a minute, then the wine, and let it boil down by half. => 5 6 | 1m
Beef back in, plus stock and herbs. Lid on, 150°C, 3 hours. => 0 7 ?8 ?9 | 3h`,
  dal: `red lentil, turmeric, onion, garlic, ginger, cumin seed, mustard seed, ghee, tomato, fresh coriander
Wash the lentils till the water runs clear. Boil with the turmeric and 1 litre water for 20–25 min, skimming the foam. => 0 1 | 20m
For the tarka heat the ghee, drop in the mustard seeds and cumin and wait till they pop, maybe 30 seconds. => 7 6 5 | 30s
Onion next, fry till properly brown, then garlic, ginger and tomato. 3 min. => 2 3 4 8 | 3m
Tip over the dal, coriander on top. => 9`,
  'apple crumble': `cooking apple, caster sugar, plain flour, butter, porridge oat, ground cinnamon, custard
Peel, core and chop the apples. Toss with half the sugar and the cinnamon, into a dish. => 0 1 5
Rub the butter into the flour till it looks like breadcrumbs, stir in the oats and the rest of the sugar. => 3 2 4 1
Scatter over and bake at 190 fan for 35-40 mins. => - | 35m
Custard. Obviously. => 6`,
  'mac and cheese': `macaroni, butter, flour, whole milk, sharp cheddar, gruyère, mustard powder, panko
Boil the macaroni 2 minutes less than the package says; drain. => 0
Make a roux with the butter and flour, cook 2 min, whisk in the warm milk, simmer until it coats a spoon, 4–5 min. => 1 2 3 | 2m 4m
Off the heat, add both cheeses and mustard. Fold in the pasta. => ?4 ?5 6 ?0
Top with panko, broil 3 minutes. Watch it! => 7 | 3m`,
  'stir fry': `chicken breast, soy sauce, cornflour, broccoli, red pepper, spring onion, ginger, garlic, sesame oil, rice
Slice the chicken thinly and marinate in the soy and cornflour for half an hour. => 0 1 2 | 30m
Put the rice on. => 9
Smoking hot wok. Chicken 3 mins, out. Broccoli and peppers 2 mins, then ginger, garlic and most of the spring onions. => 0 3 4 6 7 5 | 3m 2m
Chicken back in, drizzle of sesame oil, rest of the spring onions. => 0 8 5`,
  focaccia: `strong white bread flour, instant yeast, salt, water, olive oil, rosemary, flaky sea salt
Mix flour, yeast, salt and lukewarm water into a sticky dough. Cover, leave overnight in the fridge (12 hours or so). => 0 1 2 3 | 12h
Oil a tin with 2 tbsp of the oil, scrape in the dough, leave 2 hrs until puffy. => 4 | 2h
Dimple with oily fingers, more oil, rosemary and the flaky salt. => 4 5 6
220C, 25 minutes. Cool on a rack. => - | 25m`,
  'tuna pasta bake': `penne, tinned tuna, sweetcorn, crème fraîche, cheddar, leek, breadcrumb
Cook pasta 10 mins. Keep a mugful of the water. => ?0 | 10m
Sweat the leeks gently for 8 mins with a lid on. => 5 | 8m
Mix penne, tuna, corn, leeks, creme fraiche, loosen with the pasta water. => 0 1 2 5 3
Cheese and crumbs over, grill till bubbling - 5 mins or so. => 4 6 | 5m`,
  carnitas: `pork shoulder, orange, lime, onion, garlic, dried oregano, ground cumin, salt, corn tortilla
Rub the pork all over with the salt, cumin and oregano. Nestle in the slow cooker with onion and garlic. => 0 7 6 5 3 4
Squeeze over the orange and limes, and throw in the spent halves too. Low for 8 to 10 hours, or high for 5. => 1 2 | 8h
Shred the meat and crisp it under the broiler for 5–10 minutes, spooning over some of the juices. => ?0 | 5m
Pile into warm tortillas. => 8`,
  'leek and potato soup': `leek, potato, butter, vegetable stock, double cream, chive
Sweat leeks in butter, low heat, 10 mins, no colour. => 0 2 | 10m
Spuds and stock in. Simmer 20 mins. Blitz. => ?1 3 | 20m
Swirl of cream, snip over the chives. => 4 5`,
  'chocolate chip cookies': `unsalted butter, granulated sugar, brown sugar, egg, vanilla extract, all-purpose flour, baking soda, salt, chocolate chip
Cream the butter and both sugars until light and fluffy, 3 to 4 minutes with a stand mixer. => 0 1 2 | 3m
Beat in eggs and vanilla. => 3 4
Mix in the flour, baking soda and salt on low just until no streaks remain, then fold in the chocolate chips. => 5 6 7 8
Chill the dough for at least 1 hour, and up to 3 days. It makes a real difference. => - | 1h
Bake at 350°F for 11 minutes or until the edges are set. They’ll firm up as they cool. => - | 11m`,
  shakshuka: `olive oil, onion, red pepper, garlic, ground cumin, paprika, tinned tomatoes, egg, feta, parsley
Heat the oil, soften onion and pepper slowly, a good quarter of an hour. => 0 1 2 | 15m
Garlic and spices in for a min, then tomatoes. Bubble 10 mins until thick. => 3 ?4 ?5 6 | 1m 10m
Make wells, crack in the eggs, cover, 5-6 mins for runny yolks. => 7 | 5m
Crumble over feta, parsley. => 8 9`,
  'yorkshire puddings': `plain flour, egg, milk, salt, beef dripping
Beat eggs into the flour and salt, then the milk, until smooth. Leave half an hour or longer. => 1 0 3 2 | 30m
Dripping in each hole of the tin, oven at 220 until it smokes (10 mins). => 4 | 10m
Pour in the batter FAST, back in for 20-25 mins. Do not open the door! => - | 20m`,
  'caesar salad': `cos lettuce, chicken breast, bread, anchovy, egg yolk, lemon, garlic, parmesan, olive oil, dijon mustard
Tear the bread, toss in 2 tbsp oil, bake 12 mins till crunchy. => 2 8 | 12m
Griddle the chicken for 6 min on each side, rest, slice. => 1 | 6m
Pound anchovies with the garlic, whisk in the yolk, mustard and lemon juice, then the remaining oil in a thin stream. Half the parmesan. => 3 6 4 9 5 8 7
Toss leaves, chicken and croutons, shave over the rest of the cheese. => 1 ?0 ?7`,
  gumbo: `vegetable oil, flour, onion, celery, green bell pepper, andouille sausage, chicken thigh, chicken stock, okra, bay leaf, rice
Make the roux: stir flour into hot oil and keep stirring, 30–45 minutes, until it’s the color of an old penny. Do not walk away. => 1 0 | 30m
Add onion, celery and bell pepper (the trinity) and cook until wilted, 5 minutes more. => 2 3 4 | 5m
Add stock, bay leaves, sausage and chicken. Simmer 1 ½ hours. => 7 9 5 6 | 1h30m
Okra goes in for the last 15 minutes. Serve over rice. => 8 10 | 15m?`,
  risotto: `arborio rice, shallot, white wine, chicken stock, butter, parmesan, mushroom, dried porcini
Soak the porcini in a mug of boiling water for 20 minutes. Strain, keeping the liquid. => 7 | 20m
Fry the mushrooms hard in a bit of the butter until golden, set aside. => 6 4
Soften the shallots, add the rice, stir a couple of minutes, splash in the wine. => 1 0 2 | 2m
Stock one ladle at a time, 18 minutes in all. Stir through mushrooms, porcini, butter and parmesan; rest for two minutes. => 3 6 7 4 5 | 18m 2m`,
  'sausage traybake': `pork sausage, red onion, sweet potato, wholegrain mustard, honey, rosemary, olive oil
Everything bar the honey and mustard into a tin, 200C, 25 mins. => 4? 3? | 25m
Mix honey and mustard, pour over, turn the sausages. 15 mins more. => 4 3 0 | 15m`,
  'overnight oats': `rolled oat, milk, greek yogurt, chia seed, honey, blueberry
Stir oats, milk, yogurt, chia and honey together in a jar. => 0 1 2 3 4
Refrigerate at least 4 hours, preferably overnight. Top with berries. => ?5 | 4h`,
  'thai green curry': `coconut milk, green curry paste, chicken thigh, fish sauce, palm sugar, aubergine, lime leaf, thai basil, jasmine rice
Scoop the thick cream off the coconut milk and fry till it splits. Fry the curry paste in it 2 mins. => 0 1 | 2m
Chicken in, coat, then the rest of the coconut milk, lime leaves, aubergines, fish sauce, sugar. Simmer gently 12 mins or until the aubergine is silky. => 2 0 6 5 3 4 | 12m
Basil through at the end. With rice. => 7 8`,
  'victoria sponge': `butter, caster sugar, egg, self-raising flour, baking powder, milk, strawberry jam, double cream, icing sugar
Weigh your eggs in their shells. You want the same of butter, sugar and flour. => 2 0 1 3
Beat the lot together with the baking powder and a splash of milk for 1 min, no more. => 4 5 | 1m
Divide between two 20cm tins, 180°C for 20–25 mins. Cool in the tins 5 mins then turn out. => - | 20m 5m
Jam, whipped cream, lid on, dust with icing sugar. => 6 7 8`,
  'pulled mushroom tacos': `king oyster mushroom, soy sauce, smoked paprika, lime, red cabbage, corn tortilla, sour cream, hot sauce
Shred the mushrooms with two forks. Toss in the paprika and soy sauce. => 0 2 1
Roast at 425F for 25 min, flipping after 15, until chewy. => - | 25m
Slice the cabbage as thin as you can and massage with lime juice and salt, let sit 10 minutes. => 4 3 | 10m
Char tortillas over a flame, 20 secs a side. Build: mushrooms, cabbage, sour cream, hot sauce. => 5 0 4 6 7 | 20s`,
  'toad in the hole': `pork sausage, plain flour, egg, milk, sunflower oil, onion, beef stock, butter
Whisk together the eggs, flour and milk. Set aside for 20 minutes. => 2 1 3 | 20m
Brown sausages in the oil, in the roasting tin, 15 mins at 220. Pour the batter round. Back in 30 mins. => 0 4 | 15m 30m
Gravy: onions in butter, slowly, at least 20 mins, then a spoon of flour, then stock. => 5 7 1 6 | 20m`,
  ramen: `ramen noodle, egg, miso paste, chicken stock, pork belly, soy sauce, mirin, spring onion, nori, sweetcorn
Boil the eggs for exactly 6½ minutes, then straight into iced water. Peel and sit them in the soy and mirin for at least two hours. => 1 5 6 | 6m30s 2h
Simmer the pork in the stock until meltingly tender, 1½–2 hours. Lift out and slice. => 4 3 | 1h30m
Whisk the miso into the hot stock. Don’t let it boil. => 2 3
Noodles 3 mins, drain, divide between bowls, ladle over the broth and top with pork, half an egg each, corn, spring onions and nori. => 0 4 1 9 7 8 | 3m`,
  coleslaw: `white cabbage, carrot, onion, mayonnaise, cider vinegar, sugar, celery salt
Shred cabbage, grate carrots and onion. => 0 1 2
Mix mayo, vinegar, sugar and celery salt. Toss together & let stand 1 hr. => 3 4 5 6 | 1h`,
  'lamb koftas': `lamb mince, onion, garlic, ground cumin, ground coriander, mint, greek yogurt, cucumber, pitta bread, lemon
Squidge the mince with the onion, garlic, cumin and coriander. Shape onto skewers; chill for 30 mins if you’ve time. => 0 1 2 3 4 | 30m
Grate the cucumber, squeeze dry, stir into the yoghurt with the mint and half the lemon juice. => 7 6 5 9
Grill koftas 8-10 mins turning. Warm the pittas for the last minute. => 8 | 8m 1m?`,
};
