/** Common foods unknown to the catalogue; singular or plural, as spoken. */
export const OTHER_FOODS: readonly string[] = [
  'samphire, venison, marmite, granola, muesli, corn flakes, cornflakes, cereal, bran flakes, weetabix, porridge mix, ramen, vermicelli',
  'dragon fruit, passion fruit, star fruit, jackfruit, breadfruit, guava, lychee, longan, rambutan, mangosteen, persimmon, quince, kumquat, clementine',
  'tangerine, mandarin, satsuma, blackberry, blackberries, cranberry, cranberries, gooseberry, gooseberries, blackcurrant, redcurrant, elderberry, mulberry',
  'mixed berries, frozen berries, frozen fruit, frozen mixed veg, mixed vegetables, mixed salad, salad leaves, mixed leaves, baby leaves, fruit cocktail',
  'goose, goose fat, duck fat, pheasant, quail, quail egg, partridge, pigeon, wild boar, bison, ostrich, kidney, kidneys, liver, tripe, gammon, pastrami',
  'corned beef, beef jerky, salami stick, mortadella, bresaola, nduja, frankfurter, hot dog, bratwurst, merguez, haggis, pate, liver pate, foie gras, meatballs',
  'burger, beef burger, veggie burger, hamburger, chicken nuggets, fish fingers, fish sticks, scampi, crab stick, caviar, eel, swordfish',
  'monkfish, turbot, sprat, whitebait, kipper, pilchard, carp, catfish, crayfish, langoustine, whelk, cockle, burrata, stracciatella, fontina, taleggio',
  'stracchino, havarti, edam, red leicester, wensleydale, cheese slices, cheese string, babybel, processed cheese, vegan cheese, skyr, kefir, custard, ice cream',
  'frozen yoghurt, frozen yogurt, sorbet, whipped cream, squirty cream, clotted cream, rice milk, goat milk, hazelnut milk, almond butter',
  'cashew butter, apple butter, apple sauce, lemon curd, nutella, chocolate spread, hazelnut spread, crisps, chips, french fries, oven chips, hash browns',
  'potato waffles, pretzels, popcorn, biscuit, cookie, digestive biscuits, shortbread, wafer, doughnut, donut, croissant, pain au chocolat, muffin, crumpet',
  'scone, bagel, bun, bread roll, bread rolls, burger bun, hot dog bun, english muffin, rye bread, garlic bread, soda bread, focaccia, flatbread, chapati, roti',
  'paratha, poppadom, papadum, papadom, pappadom, papad, pastry, pastry, pastry, pizza dough, pizza base, cookie dough, cake mix',
  'pancake mix, brownie mix, food colouring, food coloring, marshmallow, marzipan, fudge, toffee, caramel, dulce de leche, chocolate bar',
  'chewing gum, jelly, gravy granules, gravy powder, bisto, custard powder, five spice, five spice powder, chinese five spice, seven spice, zaatar, za atar',
  'ras el hanout, dukkah, baharat, berbere, tajin, old bay, everything bagel seasoning, cajun seasoning, lemon pepper, celery salt, garlic salt, onion salt',
  'msg, stevia, sweetener, xylitol, coconut sugar, date syrup, rose water, orange blossom water, cooking spray, avocado oil, truffle oil, chilli oil, chili oil',
  'walnut oil, hazelnut oil, grapeseed oil, palm oil, cod liver oil, sushi ginger, pickled ginger, wasabi, furikake, bonito flakes, nori sheets, ponzu, umeboshi',
  'black bean sauce, sweet chilli sauce, sweet chili sauce, plum sauce, mint sauce, tartare sauce, tartar sauce, brown sauce, pasta sauce, pizza sauce, curry sauce',
  'cranberry sauce, bread sauce, cheese sauce, salad cream, salad dressing, ranch dressing, caesar dressing, vinaigrette, guacamole, tzatziki, baba ganoush',
  'tapenade, sambal, chimichurri, piccalilli, relish, sweet pickle, lime pickle, mango pickle, curry paste, thai curry paste',
  'wild rice, rice krispies, rice crackers, rice paper, spring roll wrappers, dumpling wrappers, wonton wrappers, dumplings, gyoza, mandu, spring rolls, samosa',
  'wheatgerm, bran, millet, sorghum, buckwheat, amaranth, freekeh, spelt, farro, teff, teff flour, spelt flour, coconut flour, oat flour, cracked wheat',
  'macadamia, macadamia nuts, brazil nuts, mixed nuts, pecan nuts, trail mix, granola bar, hemp seeds, goji berries, dried mango, banana chips, dried cranberries',
  'kohlrabi slaw mix, coleslaw, slaw, hearts of palm, palm hearts, bamboo shoots, water chestnuts, baby corn, pak soi, tatsoi, mizuna, endive salad, sorrel, nettles',
  'dandelion, wild garlic, jicama, cassava, yuca, taro, yam, yams, salsify, jerusalem artichoke, romanesco, kalettes, tenderstem broccoli, purslane, microgreens',
  'cress, alfalfa sprouts, seaweed salad, enoki, enoki mushrooms, king oyster mushrooms, portobello, portobello mushrooms, chanterelle, morel, truffle, truffles',
  'smoked mackerel, smoked trout, smoked haddock, smoked tofu, tofu skin, textured vegetable protein, soya chunks, quorn, vegan sausages, veggie sausages, vegan mince',
  'cola, lemonade, ginger beer, ginger ale, tonic water, squash cordial, cordial, energy drink, hot chocolate, matcha, prosecco, champagne, cider, vodka, gin, whisky',
  'whiskey, bourbon, vermouth, cranberry juice, grape juice, coconut water, kombucha, birch water, orange squash, protein powder, baby food, baby milk, formula milk',
  // A tortilla may be of wheat or maize, and dal of any pulse: the cook is asked.
  'tortilla, dal, daal, dahl, dhal, fries, sweets, meat balls, pop corn, rock sugar, jam sugar, flaxseed oil, almond oil, hemp oil, chestnut flour, soya flour, potato flour, lentil flour, cashew milk',
  'hemp milk, sheep milk, chocolate milk, lactose free milk, american cheese, string cheese, smoked cheese, sheep cheese, black rice, red rice, cauliflower rice',
  'pilau rice, microwave rice, champagne vinegar, black vinegar, coconut vinegar, corn bread, cornbread, seeded bread, gluten free bread, gluten free pasta',
  'gluten free flour, garlic butter, brandy butter, cookie butter, jelly beans, sichuan pepper, szechuan pepper',
  'sichuan peppercorns, szechuan peppercorns, pink peppercorns, banana peppers, custard creams, soya cream, oat cream, vegan cream, herbal tea, peppermint tea',
  'mint tea, camomile tea, iced tea, ginger garlic paste, garlic paste, ginger paste, peanut sauce, oat bar, cereal bar, dairy free milk',
].flatMap((line) => line.split(', '));

/** Words that turn the previous word into another food: 'mint sauce', 'carrot juice'. */
export const FOOD_HEADS: readonly string[] =
  'sauce juice paste powder seasoning spread syrup dressing crisp chip biscuit cookie noodle nugget finger burger bun jerky jelly compote puree cordial extract essence seasoning glaze fry relish chutney pickle mix cracker'.split(
    ' ',
  );

/** What makers of milk-free and meat-free food imitate. */
export const REPLACED: readonly string[] = (
  'milk,yogurt,yoghurt,cream,single cream,double cream,sour cream,cream cheese,cheese,cheddar,mozzarella,feta,parmesan,butter,ice cream,custard,chocolate,' +
  'mince,beef,beef mince,burger,sausage,chicken,chicken pieces,bacon,ham,tuna,fish,meatballs,egg,eggs,mayo,mayonnaise'
).split(',');
