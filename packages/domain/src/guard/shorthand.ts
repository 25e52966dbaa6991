/**
 * How cooks who write in a hurry name a food without saying it: a brand, a short form, a misspelling or a dish that
 * is made with it. Each is part of a regular expression.
 */
export const DAIRY_SHORT =
  'philadelphia|philly|cr[eè]me fra[iî]che|half and half|buttery (?:toast|mash|crumpets|noodles|potatoes)|butters|cheesy|cheeses|parm|chedder|mozzarela|mozarella|mozz|yogh?urts|yoghert|white sauce|ranch|ice-?cream|lattes?|cappuccino|dauphinoise?|kievs?|croque (?:monsieur|madame)|(?:au )?gratin|bread sauce|milkshakes?|nata|schlagsahne|smetana|beurre|fudge|toffee|creamed|boursin|dairylea|kraft|cheesecake|fondue|rarebit|cannoli|profiteroles?|eclairs?|éclairs?|quesadillas?|grana|caramel sauce';
export const EGGS_SHORT =
  'egg-?wash|whites to (?:stiff|soft) peaks|mayo|omelets?|yorkshires?|toad in the hole|coleslaw|lemon curd|souffl[eé]s?|schnitzels?|eggy|french toast|waffles?|tartar sauce|macarons?|macaroons?|breaded|battered|in batter|profiteroles?|eclairs?|éclairs?|pavlova|zabaglione|sabayon|spanish tortilla|kedgeree|crème anglaise|shakshuka|huevos?|tiramisu';
export const FISH_SHORT =
  "worcester(?:shire)?(?: sauce)?|lea (?:&|and) perrins?|nuoc cham|caesar|patum peperium|gentleman['’]s relish|fish-?cakes?|fish-?fingers?|ni[cç]oise|puttanesca|kedgeree|tunafish|colatura|bagna c[aà]uda|bouillabaisse|gravlax|lox|kippers?|whitebait|bloody mary|smoked haddie|arbroath smokies?";
export const CRUSTACEANS_SHORT =
  'tom yum|bisque|kapi|crab-?cakes?|laksa|prawn crackers?|camarones|crevettes?';
export const MOLLUSCS_SHORT =
  'calamares|tinta de calamar|clam chowder|seafood chowder|almejas|mejillones|vongole';
export const PEANUTS_SHORT =
  "pb|monkey nuts?|reese['’]?s|snickers|pad thai|gado gado|kung pao|bombay mix|cacahuates?|cacahuetes?";
export const TREE_NUTS_SHORT =
  '(?:with|of|the|some|chopped|toasted|mixed) nuts|bakewell|macarons?|korma|granola|muesli|almondy|waldorf|marzipan|lebkuchen|panforte|ferrero|picada|nut roast|florentines?';
export const SOY_SHORT =
  'tonkatsu|maggi|tvp|bean curd|quorn|vegan mince|soya mince|veggie burgers?|yakitori|sukiyaki|kecap|pad thai|chow mein';
export const WHEAT_SHORT =
  '(?:on|of|rye|with) toast|toasts|toasties?|pittas|pitas|naans|chapatt?is?|rotis|parathas|tortilla wraps?|wraps|roux|bread-?crumbs?|pie crust|shortcrust|digestives?|yorkshires?|breaded|battered|in batter|tempura|sandwich(?:es)?|baps?|pastas|spag|noodle|calzones?|scones?|crumpets?|muffins|bagels?|cous cous|bulghur|gravy granules|instant gravy|schnitzels?|kievs?|cookies?|hob ?nobs?|toad in the hole|french toast|crepes?|crêpes?|waffles?|doughnuts?|donuts?|pretzels?|rusks?|melba|grissini|breadsticks?|weetabix|burgers? (?:in|on) (?:a |the )?(?:bun|roll)s?|gyoza|dim sum|empanadas?|samosas?|bhaturas?|puris?|pooris?|victoria sponge|cupcakes?|pizzas|chow mein|yakisoba|stuffing mix|(?:apple|steak|chicken|pecan|pumpkin|cherry|mince|meat) pies?|(?:apple|fruit|rhubarb|plum) crumble|crumble topping|make the crumble|(?:sponge|birthday|carrot|fruit|christmas) cakes?|(?:with|in) (?:a wrap|gravy|rolls)';
export const GLUTEN_SHORT =
  'ryvita|oatcakes?|oatmeal|porridge oats|flapjacks?|oatly|muesli|granola|marmite|vegemite|horlicks|ovaltine';
export const SESAME_SHORT =
  'houmous|humus|hummous|humous|baba ?gh?anou[sj]h?|tahina|tahine|bagels?|dukka|falafels?|benne|everything seasoning';
export const CELERY_SHORT =
  'oxo|knorr|add (?:a|the|one) stock ?pot|bouillon|marmite|vegemite|waldorf|sofrito|bloody mary';
export const MUSTARD_SHORT =
  "dijon|colman['’]?s|french dressing|mustards|mustardy|rarebit|sarson|coleslaw|mayo";
export const ALCOHOL_SHORT =
  "shaoxing|shaohsing|vino|glug of port|add (?:the )?port|tiramisu|coq au vin|bourguignonn?e?|margaritas?|baileys|guinness|cointreau|grand marnier|kahl[uú]a|malibu|tia maria|pernod|campari|aperol|pimm[’']?s|boozy|schnapps|chartreuse";
export const GELATINE_SHORT =
  'jell-?o|haribo|panna ?cotta|jelly cubes?|pack(?:et)? of jelly|make up the jelly|jelly in the fridge|jelly and ice cream|gummy bears|jelly babies';
export const PORK_SHORT =
  'rashers?|pigs in blankets|blt|(?:pork|with) crackling|bangers?|hot ?dogs?|scotch eggs?|toad in the hole|pulled pork|saucisson|wurst|bratwurst';
export const RENNET_SHORT = 'parm';
export const SULPHITES_SHORT = 'cider|vino|(?:glug|glass|splash) of port|bubbly|instant mash';
