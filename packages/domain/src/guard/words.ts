import { BAKED, CAESAR, holding } from './foods.ts';

/**
 * Words that reveal an ingredient, and harmless phrases that contain such a word. Each is part of a regular
 * expression.
 */
export interface Words {
  readonly say: string;
  readonly except: string;
  /** Foods of a list that its steps sum up as 'nuts'. */
  readonly summedUp?: string;
}

const all = (...lists: readonly Words[]): Words => ({
  say: lists.map(({ say }) => say).join('|'),
  except: lists.map(({ except }) => except).join('|'),
});

/** Made without flour, milk and eggs. Steps handle pancakes that the dish itself is. */
const PLAIN_PANCAKES = '(?:rice|gram flour) pancakes|(?:cut|tear|turn|flip|fry|stack) the pancakes';
/** Made without milk, and tools named by what is baked in them. */
const NOT_BAKED = `${PLAIN_PANCAKES}|sweet filled pancakes|pancakes with sweet bean paste|honey doughnuts|(?:cookie|cupcake) (?:sheets?|cutters?|tins?|trays?|cases?)`;

/** A salad or its dressing without anchovies; a vegan one has no egg and cheese either. */
const NO_ANCHOVY = `(?:vegan|vegetarian|veggie|plant-based) ${CAESAR}`;
const VEGAN_CAESAR = `(?:vegan|plant-based) ${CAESAR}`;

/** Named by a word for meat, and made without. */
const NOT_MEAT =
  '(?:vegan|veggie) (?:rashers?|bangers?|hot ?dogs?)|(?:vegetable|veg|veggie|vegan) (?:oxo|knorr)';

/** What stock may be of that is often made up from cubes, before 'stock'; vegan vegetable stock has no milk. */
const STOCK_OF = '(?:(?:chicken|beef|turkey|lamb|mutton|pork|ham|mushroom|vegetable|fish) )?';
const ANY_STOCK_OF = `(?:vegan vegetable |vegan |${STOCK_OF})`;

export const BEEF: Words = {
  say: `beef|veal|steaks?|brisket|oxtail|suet|tallow|bulgogi|frankfurters?|salami|curry roux|${holding('beef')}`,
  except: `beef tomato(?:es)?|(?:pork|tuna|turkey|cauliflower|fish|swordfish|hake) steaks?|steaks or (?:thick )?fillets|${NOT_MEAT}`,
};
export const LAMB: Words = { say: 'lamb|mutton', except: "lamb[’']s lettuce" };
export const GOAT: Words = { say: 'goat meat|kid goat', except: '' };
export const CHICKEN: Words = {
  say: `chicken|hen|turkey|duck|goose|poultry|pollo|frankfurters?|${holding('chicken')}`,
  except: `(?:duck|goose|hen[’']s) eggs?|poultry seasoning|${NOT_MEAT}`,
};
export const PORK: Words = {
  say: `pork|bacon|hams?|lardons?|pancetta|guanciale|prosciutto|speck|chorizo|salami|mortadella|sausages?|nduja|black pudding|morcilla|luncheon meat|lard|carnitas|jam[oó]n|samgyeopsal|refried beans|frankfurters?|andouille|curry roux|pepperoni|butifarra|longaniza|chicharr[oó]n(?:es)?|char siu|gammon|${holding('pork')}`,
  except: `(?:beef|chicken|vegan|lamb) sausages?|hot dog buns?|beef salami|turkey bacon|${NOT_MEAT}`,
};
/**
 * Unspecified stock counts as meat: in a list of ingredients, but not where a step names what it has made.
 */
export const STOCK: Words = { say: '(?<=^|\\/ )stock(?: cubes?)?(?=$| \\/)', except: '' };
export const OTHER_MEAT: Words = {
  say: 'meat|meatballs?|rabbit|venison|liver|kidneys|tripe|marrow|gelatine?|snails?|carne',
  except: 'coconut meat|kidney beans?|vegetable marrow|meat[- ]free',
};
export const FISH: Words = {
  say: `fish|cod|hake|haddock|halibut|sea bass|sea bream|snapper|tilapia|pollock|plaice|kingfish|salmon|tuna|trout|mackerel|sardines?|anchov(?:y|ies)|herring|eel|monkfish|skate|sole|caviar|roe|swordfish|bonito|dashi|kimchi|barbecue sauce|tonkatsu sauce|shrimp paste|(?:red|green|massaman) curry paste|nuoc mam|nam pla|furikake|hondashi|katsuobushi|surimi|crab ?sticks?|kamaboko|bottarga|taramasalata|boquerones|bacalao|saba|unagi|xo sauce|ponzu|oyster sauce|sriracha|${holding('fish')}`,
  except: `vegan kimchi|shellfish|(?:vegetarian|vegan) (?:worcester(?:shire)?|oyster) sauce|${NO_ANCHOVY}`,
};
export const CRUSTACEANS: Words = {
  say: `prawns?|shrimps?|crabs?|lobsters?|langoustines?|crayfish|gambas|seafood|shellfish|kimchi|fish stock|fish cakes?|(?:red|green|massaman) curry paste|surimi|crab ?sticks?|belacan|saeujeot|scampi|krill|xo sauce|${holding('crustaceans')}`,
  except: 'vegan kimchi|crab apples?',
};
export const MOLLUSCS: Words = {
  say: `mussels?|clams?|vongole|squid|calamari|octopus|cuttlefish|scallops?|oysters?|cockles?|seafood|shellfish|fish stock|fish cakes?|(?<=^|\\/ )(?:vegan )?kimchi(?=$| \\/)|tonkatsu sauce|pulpo|moules|xo sauce|escargots?|whelks?|abalone|${holding('molluscs')}`,
  except: 'vegan kimchi|oyster mushrooms?|(?:vegetarian|vegan) oyster sauce',
};
export const SHELLFISH: Words = all(CRUSTACEANS, MOLLUSCS);
export const SNAILS: Words = { say: 'snails?', except: '' };
export const DAIRY: Words = {
  say: `milk|buttermilk|half-and-half|butter|buttered|ghee|cream|crème|crema|cheese|cheddar|mozzarella|burrata|parmesan|pecorino|kefalotyri|graviera|halloumi|ricotta|mascarpone|gruy[eè]re|comté|emmental|edam|gouda|manchego|feta|brie|camembert|provolone|monterey jack|gorgonzola|quark|paneer|labneh|queso|cotija|quesillo|yogh?urt|curd|khoya|lassi|raita|naan|brioche|pesto|white chocolate|hams?|chorizo|salami|pork sausages?|black pudding|boudin noir|white bread|pain de mie|brown bread|(?<=^|\\/ )bread(?=$| \\/)|breadcrumbs|panko|luncheon meat|dashi|grana padano|(?:puff|shortcrust) pastry|margarine|stock cubes?|chicken stock cube|horseradish|dark chocolate|chocolate chips?|speculoos|curry roux|wasabi|burger buns?|hot dog buns?|frankfurters?|andouille|ranch dressing|(?<=^|\\/ )(?:crackers|gingerbread)(?=$| \\/)|malai|mawa|makhan|dahi|labne|laban|tzatziki|raclette|fontina|taleggio|asiago|roquefort|stilton|skyr|kefir|ayran|kulfi|dulce de leche|cajeta|whey|casein|lactose|gelato|carbonara|alfredo|nachos|(?<=^|\\/ )(?:gnocchi|tortilla chips|${STOCK_OF}stock)(?=$| \\/)|${holding('dairy')}`,
  except: `vegan cream cheese|${VEGAN_CAESAR}|vegan (?:${BAKED}|bangers?|hot ?dogs?|oxo|knorr)|${NOT_BAKED}|(?:coconut|almond|cashew|hazelnut|nut|soya|oat|rice|soy|plant) (?:milk|cream|yogh?urt)|(?:peanut|cocoa|almond|cashew|vegan|apple|nut) butter|(?:vegan|dairy-free|non-?dairy|plant(?:-based)?) (?:butter|margarine|milk|cream|ice[- ]cream|cheese|cheesy|yogh?urts?|cheddar|mozzarella|parm|parmesan|chocolate chips?|dark chocolate)|butter ?beans?|butternut|butter lettuce|bean curd|nata de coco|cream of tartar|creamed coconut|(?:serrano|ib[eé]rico) ham|(?:fresh|grated) horseradish|coconut butter|vegan cheese|crème de (?:cassis|menthe)|seed butter|salad cream|speculoos spread`,
};
export const EGGS: Words = {
  say: `eggs?|yolks?|(?<=^|\\/ )vegetarian hard cheese(?=$| \\/)|mayonnaise|meringues?|omelettes?|brioche|ladyfingers?|gnocchi|fish cakes?|horseradish|a[iï]oli|alioli|allioli|avgolemono|rouille|sponge cake|frangipane|(?<=^|\\/ )naan(?=$| \\/)|grana padano|provolone|manchego|(?<=^|\\/ )(?:pesto|noodles|(?:fresh )?ramen noodles)(?=$| \\/)|dumpling wrappers|burger buns?|hot dog buns?|ranch dressing|(?<=^|\\/ )gingerbread(?=$| \\/)|surimi|frittata|carbonara|tamagoyaki|remoulade|rémoulade|tartare sauce|challah|royal icing|speculoos|(?<=^|\\/ )(?:(?:chicken )?stock(?: cubes?)?|bouillon)(?=$| \\/)|bouillon cubes?|${holding('eggs')}`,
  except: `egg-?less|egg-free|${VEGAN_CAESAR}|vegan mayo(?:nnaise)?|vegan quorn|vegan (?:${BAKED})|${NOT_BAKED}|custard powder|fresh horseradish|egg replacer`,
};
export const HONEY: Words = {
  say: `honey|gingerbread|(?<=^|\\/ )(?:(?:chicken|beef) )?stock(?=$| \\/)|${holding('honey')}`,
  except: 'honeydew',
};
/** Gluten-free foods that are named by a word for wheat, and what is no food. */
const NOT_GLUTEN = `${PLAIN_PANCAKES}|(?:rice|corn|gram|chickpea|masa|maize|tapioca|potato|almond|coconut|sorghum|chestnut|gluten-free) flour|(?:millet|ragi|bajra|bajri|jowar|teff|cassava|manioc|yuca|quinoa|amaranth) (?:flour|atta)|stout (?:pan|pot|casserole|knife)|corn ?flour|spaghetti squash|gluten[- ]free [\\p{L}-]+|tomato pasta sauce|(?:shirataki|konjac) noodles?|(?:rice|glass|sweet potato|mung bean) (?:noodles?|vermicelli)|(?:lettuce|rice paper) wraps|sandwich (?:pickle|tins?|bags?)|cookie (?:sheets?|cutters?)|rice paper|gluten-free soy sauce|ginger (?:ale|beer)|root beer`;
export const WHEAT: Words = {
  say: `flour|bread|filo|phyllo|croissants?|breadcrumbs|panko|baguette|ciabatta|brioche|naan|pita|pitta|roti|chapati|paratha|pasta|spaghetti|linguine|penne|rigatoni|fusilli|ditalini|bucatini|orecchiette|fideos?|tagliatelle|lasagne|macaroni|orzo|gnocchi|udon|noodles|couscous|bulgur|freekeh|za['’]atar|wheat|semolina|rava|seitan|pastry|biscuits|speculoos|gingerbread|ladyfingers?|crackers|pancake mix|pizza|fish cakes?|pork sausages?|soy sauce|oyster sauce|teriyaki|gochujang|doenjang|ssamjang|hoisin|stock cubes?|asafoetida|chaat masala|black pudding|boudin noir|beer|ale|stout|oats?|oat milk|plant milk|rice cakes|tteok|baking powder|shaoxing wine|dough|english mustard|barbecue sauce|(?<=^|\\/ )(?:vegan )?kimchi(?=$| \\/)|luncheon meat|chipotles? in adobo|soba|ramen|curry roux|tonkatsu sauce|black vinegar|doubanjiang|fermented black beans|dumpling wrappers|chilli crisp|(?<=^|\\/ )(?:chilli oil|corn tortillas?)(?=$| \\/)|preserved mustard greens|chinese sausages?|burger buns?|hot dog buns?|frankfurters?|andouille|(?<=^|\\/ )buckwheat(?: flour)?(?=$| \\/)|farro|spelt|kamut|maida|atta|sooji|suji|seviyan|crostini|bruschetta|croutons?|focaccia|sourdough|lavash|kataifi|pappardelle|ravioli|tortellini|cannelloni|somen|wontons?|matzo|kulcha|buns?|surimi|ponzu|shoyu|bouillon cubes?|(?<=^|\\/ )${ANY_STOCK_OF}stock(?=$| \\/)|${holding('wheat')}`,
  except: `(?:rye|barley) flour|${NOT_GLUTEN}`,
};
export const GLUTEN: Words = {
  say: `${WHEAT.say}|${holding('gluten')}|barley|rye|malt|malt vinegar|miso|tempeh|corn syrup|(?<=^|\\/ )vinegar(?=$| \\/)`,
  except: NOT_GLUTEN,
};
const NOT_NUTS = 'tiger nuts?|water chestnuts?|nut-brown';
/** Bare 'nuts' may be of any kind. */
const NO_PEANUTS = `${NOT_NUTS}|nut-free|nut milk|nut of butter|(?:brazil|pine|macadamia|cashew|pecan|hazel|wal|soy) ?nuts?`;
const NO_TREE_NUTS = `${NOT_NUTS}|nut-free|nut of butter|(?:monkey|pea|soy) ?nuts?`;
export const PEANUTS: Words = {
  say: `peanuts?|groundnuts?|satay|curry roux|chilli crisp|massaman curry paste|za['’]atar|gado-gado|nuts?|${holding('peanuts')}`,
  except: NO_PEANUTS,
  summedUp: 'almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|brazil nuts?|pine nuts?|macadamias?',
};
export const TREE_NUTS: Words = {
  say: `almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|brazil nuts?|pine nuts?|macadamias?|praline|frangipane|pesto|plant milk|nougat|gianduja|romesco|za['’]atar|plant-based spread|turr[oó]n|dukkah|muhammara|amaretti|amaretto|orgeat|baklava|badam|kaju|nuts?|${holding('tree_nuts')}`,
  except: NO_TREE_NUTS,
  summedUp: 'peanuts?',
};
export const NUTS: Words = { say: `nuts?|${PEANUTS.say}|${TREE_NUTS.say}`, except: NOT_NUTS };
export const SOY: Words = {
  say: `soy|soya|mayonnaise|(?<=^|\\/ )gingerbread(?=$| \\/)|plant milk|soybeans?|tofu|tempeh|edamame|miso|doenjang|gochujang|ssamjang|tamari|teriyaki|hoisin|oyster sauce|stock cubes?|chocolate|speculoos|chorizo|tinned tuna|(?<=^|\\/ )(?:sardines|baguettes?)(?=$| \\/)|seitan|fish cakes?|korean pancake mix|white bread|(?<=^|\\/ )(?:vegan )?kimchi(?=$| \\/)|barbecue sauce|margarine|plant-based spread|pork sausages?|brown bread|(?<=^|\\/ )bread(?=$| \\/)|breadcrumbs|panko|crackers|(?:puff|shortcrust) pastry|(?<=^|\\/ )ham(?=$| \\/)|luncheon meat|curry roux|tonkatsu sauce|doubanjiang|fermented black beans|chinese sausages?|chilli crisp|(?<=^|\\/ )chilli oil(?=$| \\/)|preserved mustard greens|burger buns?|hot dog buns?|american cheese|frankfurters?|andouille|shortening|ranch dressing|shoyu|natto|okara|yuba|ponzu|kecap manis|douchi|lecithin|bouillon cubes?|salami|pepperoni|filo|phyllo|(?<=^|\\/ )(?:brioche|${ANY_STOCK_OF}stock)(?=$| \\/)|${holding('soy')}`,
  except: '',
};
export const SESAME: Words = {
  say: `sesame|tahini|tarator|za['’]atar|hummus|hoisin|ssamjang|halva|nori|gim|(?<=^|\\/ )crackers(?=$| \\/)|white bread|pain de mie|brown bread|(?<=^|\\/ )bread(?=$| \\/)|breadcrumbs|curry roux|preserved mustard greens|chilli crisp|(?<=^|\\/ )chilli oil(?=$| \\/)|burger buns?|hot dog buns?|gomasio|furikake|dukkah|simit|shichimi|gingelly|teriyaki(?: sauce)?|(?<=^|\\/ )brioche(?=$| \\/)|${holding('sesame')}`,
  except: 'sesame leaf',
};
export const CELERY: Words = {
  say: `celery|celeriac|soffritto|mirepoix|bouquet garni|(?<=^|\\/ )${ANY_STOCK_OF}stock(?: cubes?)?(?=$| \\/)|ketchup|barbecue sauce|curry powder|tomato juice|(?<=^|\\/ )ham(?=$| \\/)|luncheon meat|salami|pork sausages?|curry roux|tonkatsu sauce|frankfurters?|andouille|cajun seasoning|ranch dressing|(?<=^|\\/ )(?:(?:back )?bacon|lardons|pancetta)(?=$| \\/)|old bay|bouillon cubes?|${holding('celery')}`,
  except: 'banana ketchup',
};
export const MUSTARD: Words = {
  say: `mustard|mayonnaise|vinaigrette|remoulade|curry powder|barbecue sauce|horseradish|gherkins?|cornichons?|piccalilli|chutney|salami|pork sausages?|curry roux|wasabi|frankfurters?|andouille|cajun seasoning|ranch dressing|(?<=^|\\/ )hot sauce(?=$| \\/)|panch phoran|kasundi|old bay|tartare sauce|${holding('mustard')}`,
  except: '(?:mint|coriander|coconut|tomato|peanut) chutney|fresh horseradish',
};
/** What is in bottles and tins: only where the list names it, since a step may squeeze its own. */
export const SULPHITES: Words = {
  say: `wine|sherry|marsala|cava|vermouth|champagne|balsamic vinegar|cider vinegar|dried cranberr(?:y|ies)|raisins?|sultanas?|dates?|dried apricots?|prunes?|beer|ale|stout|salt cod|bacalao|prawns?|shrimps?|lobsters?|langoustines?|squid|octopus|cuttlefish|crabs?|(?<=^|\\/ )(?:(?:dijon|wholegrain|english) )?mustard(?=$| \\/)|jams?|gelatine?|(?:dried )?porcini|dried shiitake|potato starch|sweet potato noodles|crackers|(?<=^|\\/ )(?:artichoke hearts?|vine leaves|roasted red peppers?|capers?)(?=$| \\/)|shortcrust pastry|horseradish|desiccated coconut|(?<=^|\\/ )coconut (?:milk|cream)(?=$| \\/)|(?<=^|\\/ )(?:lemon|lime) juice(?=$| \\/)|sun-dried tomato(?:es)?|sauerkraut|pickled jalape[nñ]os?|gherkins?|cornichons?|pickled radish|tinned hominy|pork sausages?|molasses|treacle|corn syrup|sriracha|tamarind paste|gnocchi|barbecue sauce|wasabi|pickled ginger|preserved mustard greens|dried wood ear mushrooms|palm sugar|chilli crisp|(?<=^|\\/ )(?:vinegar|hot sauce|jaggery|flour tortillas?|tapioca starch|bamboo shoots?|chickpeas|cannellini beans|butter beans|flageolet beans|mayonnaise)(?=$| \\/)|mango chutney|${holding('sulphites')}`,
  except:
    'stout (?:pan|pot|casserole|knife)|crab sticks?|rice wine|shaoxing wine|wine glass|ginger (?:ale|beer)|root beer|wine bottle|jam sugar|fresh horseradish|crab apples?',
};
export const LUPIN: Words = {
  say: `lupin|white bread|pain de mie|brown bread|(?<=^|\\/ )bread(?=$| \\/)|breadcrumbs|(?:puff|shortcrust) pastry|(?<=^|\\/ )(?:brioche|baguettes?)(?=$| \\/)|burger buns?|hot dog buns?|country bread|ciabatta|plant milk|${holding('lupin')}`,
  except: '',
};
/** Cheese set with calf or lamb rennet. */
export const RENNET: Words = {
  say: `rennet|parmesan|parmigiano|grana|pecorino|kefalotyri|graviera|gruy[eè]re|comté|emmental|manchego|blue cheese|gorgonzola|roquefort|stilton|brie|camembert|provolone|pesto|goat[’']s cheese|chèvre|feta|halloumi|gouda|edam|ricotta|buffalo mozzarella|bufala|${holding('rennet')}`,
  except: 'vegetarian (?:parmesan|feta|halloumi)',
};
/** Wine and products made from it, which are usually not kosher. */
export const GRAPE_WINE: Words = {
  say: 'wine|sherry|brandy|cognac|armagnac|marsala|cava|balsamic vinegar',
  except: 'rice wine|shaoxing wine|wine glass',
};
export const ALCOHOL: Words = {
  say: `wine|beer|ale|sherry|brandy|cognac|rum|sake|soju|mirin|tequila|mezcal|vodka|gin|whiske?y|bourbon|scotch|liqueur|marsala|jenever|cava|vanilla extract|port wine|madeira|vermouth|champagne|prosecco|cider|kirsch|calvados|amaretto|limoncello|grappa|ouzo|pastis|lager|stout|geuze|${holding('alcohol')}`,
  except:
    'stout (?:pan|pot|casserole|knife)|(?:wine|sherry|rice wine|beer|malt|cider|cava|champagne) vinegar|wine glass|ginger (?:ale|beer)|root beer|scotch bonnets?',
};
export const GELATINE: Words = {
  say: `gelatine?|${holding('gelatine')}`,
  except: '',
};
export const RABBIT: Words = { say: 'rabbit', except: '' };
/** Fish without scales that come off. */
export const FISH_WITHOUT_SCALES: Words = {
  say: 'eel|monkfish|swordfish|turbot|skate|catfish|sturgeon',
  except: '',
};
/** What vegetarians do not eat. */
export const FLESH: Words = all(
  BEEF,
  LAMB,
  GOAT,
  CHICKEN,
  PORK,
  OTHER_MEAT,
  STOCK,
  FISH,
  SHELLFISH,
  RENNET,
  GELATINE,
);
export const NOT_HALAL: Words = all(PORK, ALCOHOL, GELATINE, STOCK, SNAILS, RENNET);
export const NOT_KOSHER: Words = all(
  PORK,
  SHELLFISH,
  GELATINE,
  STOCK,
  SNAILS,
  RABBIT,
  FISH_WITHOUT_SCALES,
  RENNET,
  GRAPE_WINE,
);
/** What kosher kitchens keep apart from dairy and fish. */
export const KOSHER_MEAT: Words = all(BEEF, LAMB, GOAT, CHICKEN);
export const SHELLFISH_AND_SNAILS: Words = all(SHELLFISH, SNAILS);
export const MOLLUSCS_AND_SNAILS: Words = all(MOLLUSCS, SNAILS);
/** What vegans avoid in addition. */
export const ANIMAL_PRODUCTS: Words = all(DAIRY, EGGS, HONEY);
