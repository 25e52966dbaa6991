const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that describe an ingredient without changing what it is. */
export const LOOKS: ReadonlySet<string> = words(
  'fresh large small big medium huge tiny jumbo ripe overripe nice good best quality organic homemade heirloom local seasonal free-range unwaxed lean firm mature cold warm hot-water chilled lukewarm boiling raw whole plain baby extra thick thin long short heaped heaping level scant generous rounded packed boneless skinless seedless unsalted unsweetened pure unbleached natural unsmoked plump juicy tender crisp young wild live coarse fine smooth creamy crunchy mild leftover crusty undyed rindless additional excellent eat soft nonfat lowfat slender feathery ripest prepared hulled boned filleted butterflied assorted tepid iced pouring thickish traditional similar solid heritage purchased folded vintage aged pdo dop tiniest readymade tall flavoured petite stale rustic flavorful flavourful most fruity reserved loose org med lge lrg sml xl xxl opened unopened spare reduced wilted lite added original classic growing',
);

/** Words for knife, board and stove work that leaves it the same ingredient. */
const WORKED: ReadonlySet<string> = words(
  'chopped diced sliced slit grated shredded minced crushed crumbled cracked peeled unpeeled roasted toasted boiled mashed bottled cubed steamed grilled chargrilled poached strained scalded ripped shucked spooned leveled levelled deeply uncooked halved quartered podded trimmed untrimmed deboned flaked cooled sieved picked whipped julienne spiralised spiralized spiralled washed rinsed drained deseeded seeded cored pitted stoned shelled beaten melted softened sifted torn julienned zested juiced squeezed separated whisked thawed defrosted frozen picked stripped bruised smashed scored blanched slivered shaved pounded cut cleaned deveined debearded scrubbed skinned soaked segmented topped tailed snipped bashed pressed divided optional zest rind peel lengthways lengthway lengthwise crosswise finely coarsely roughly thinly thickly freshly lightly gently evenly loosely firmly tightly very newly partly partially fully diagonally',
);

/** Sizes that only come before a name: 'mini pittas', but 'duck fat' is no duck. */
export const SIZES: ReadonlySet<string> = words('fat mini md lg sm regular standard');

/** Words that lists put behind what they describe. */
export const SORTS_LAST: ReadonlySet<string> = new Set(
  (
    'red white green yellow brown black purple smooth crunchy chunky creamy plain wholegrain wholemeal unsalted ' +
    'salted skimmed dried ground smoked sweet sour double single tinned frozen cherry plum kidney marinated pickled light dry fresh pink ' +
    'wide hot beef pork lamb chicken turkey vegetable basmati cheddar spring kosher confit rolled seedless'
  ).split(' '),
);

/** What is poured hot is the same as cold: 'hot chicken stock', but not 'hot chocolate'. */
const POURED: ReadonlySet<string> = words('stock broth water milk');
const BROTHS: ReadonlySet<string> = words('stock broth tea coffee');

/** Words that make it a different ingredient: smoked or tinned does not replace fresh. */
const CHANGED: ReadonlySet<string> = words(
  'dried dry smoked tinned canned jarred ground pickled salted cooked candied crystallised crystallized powdered fermented preserved cured fried instant sweetened',
);

/** Where food comes from, if no food of ours is called so: 'Italian olive oil', 'English asparagus'. */
const ORIGINS: ReadonlySet<string> = words(
  'english brit italian french spanish japanese scottish cornish welsh british irish norwegian sicilian european mediterranean australian atlantic turkish dutch lebanese israeli californian somerset jersey madagascan greek belgian thai asian chinese vietnamese korean indian mexican oriental sichuanese',
);

/** How strong a stock is. */
const STRENGTHS: ReadonlySet<string> = words('light strong rich dark brown white clear basic');

/** Word pairs that are dropped together. A single one of them may matter. */
const PAIRS: ReadonlySet<string> = new Set(
  (
    'free range,good quality,high quality,skin on,skin off,bone in,bone out,shell on,hard boiled,' +
    'soft boiled,ready made,home made,store bought,medium sized,bite size,bite sized,' +
    'room temperature,medium size,large size,small size,low fat,half fat,reduced fat,full fat,fat free,low sodium,home grown,vine ripened,' +
    'well chilled,firm but,pre crumbled,part skim,low moisture,oil packed,shop bought,ready rolled,ready cut,day old,hand dived,hand peeled,ready to,top quality,pin boned,dry packed,thick cut,thin cut,center cut,centre cut,extra fine,rind on,no salt,salt free,sodium free,sodium reduced,medium grind,stone ground,ready prepared,pre cooked,old fashioned,' +
    'dry cured,well seasoned,well flavoured,well flavored,paper thin,pencil thin,thinly slice,deep dish,brightly colored,brightly coloured,choice quality,well rinsed,' +
    'reduced salt,vac pack,lower sodium,less sodium,lower salt,low salt,salt reduced,reduced sodium,of choice,not soft,just ripe,evenly sized,well hung,dolphin friendly,vacuum packed,rich tasting,tender sweet,tender tart,dry roasted,sterile pack,packet trimmed,freshly made,straight cut,sun ripened,corn fed,grass fed,de seeded,wafer thin,sushi grade,sashimi grade,quick cook,barrel aged,no sugar'
  ).split(','),
);

/** Other foods, singular, that would be taken for one of ours without their first or last word. */
const OTHER_FOODS: ReadonlySet<string> = new Set(
  (
    'baby corn,frozen yogurt,frozen yoghurt,raw banana,raw papaya,boiled rice,beaten rice,' +
    'crushed chilli,crushed chili,dry rice,extra hot sauce,fresh cheese,boiled ham,cracked wheat,' +
    'mashed potato mix,hard cheese,thai curry,asian curry,vietnamese mint,indian pickle,korean chilli,chinese mushroom,onion ring,crab stick,' +
    'flavoured crisp,flavored crisp,chicken roll,fish roll,baby food,baby milk,plain biscuit,fresh pasta sauce,' +
    'head cheese,leaf beet,stem lettuce,sweet bread,cheese twist,carrot top,pepper steak,pepper pot,' +
    'mini egg,mini cheddar,mini milk,thin mint,baby rice,baby oil,italian ice,irish coffee,frozen custard,roasted chicory,' +
    'seaweed salad,gooseberry indian,indian gooseberry,chinese gooseberry,japanese plum,chinese anise,chinese mustard,indian mustard,' +
    'indian fig,mexican mint,indian spinach,chinese spinach,chinese potato,japanese horseradish,thai ginger,chinese okra,' +
    'chinese artichoke,chinese pepper,chinese olive,chinese pear,korean mint,indian pepper,indian nut,turkish pepper,' +
    'turkish sausage,mexican tarragon,spanish pepper,spanish lime,welsh rabbit,belgian bun,coffee ring,cold duck,' +
    'turkey twist,chicken twist,peach ring,cola cube,egg ring,sugar strand,tea ring,fish slice,radish top,lamb quarter,rich tea,crunchy nut,muller rice,ambrosia rice,' +
    'irish stew,lindt milk,quaker instant,seeded wrap,m and'
  ).split(','),
);

/** How many words here, singular, only describe appearance or preparation: 0, 1 or 2. */
export function droppableAt(keys: readonly string[], at: number): number {
  const word = keys[at] ?? '';
  if (PAIRS.has(`${word} ${keys[at + 1] ?? ''}`)) return 2;
  if (ORIGINS.has(word) && keys[at + 1] === 'style') return 2;
  if (at === 0 && word === 'hot' && POURED.has(keys.at(-1) ?? '')) return 1;
  if (at < 2 && STRENGTHS.has(word) && BROTHS.has(keys.at(-1) ?? '')) return 1;
  return isPreparation(word) || ORIGINS.has(word) || /^\d{1,3}%$/.test(word) ? 1 : 0;
}

/** Whether these words, as keys, only describe. */
export function isDescription(keys: readonly string[]): boolean {
  for (let at = 0; at < keys.length;) {
    const more = droppableAt(keys, at);
    if (more === 0) return false;
    at += more;
  }
  return true;
}

/** Whether a word only describes appearance or preparation: 'large', 'chopped', 'finely'. */
export function isPreparation(word: string): boolean {
  return LOOKS.has(word) || WORKED.has(word);
}

/** Whether a word turns what follows into a different ingredient. */
export function changes(word: string): boolean {
  return CHANGED.has(word);
}

/** Whether these words name another food, which must not be split. */
export function isOtherFood(key: string): boolean {
  return OTHER_FOODS.has(key);
}
