import { usualKeys } from './variants.ts';

/** Makers and shops, whose names say nothing about what is in the packet. */
const MAKERS = [
  'heinz, kikkoman, amul, anchor, president, arla, hellmanns, tilda, veetee, laila',
  'de cecco, barilla, garofalo, rummo, la molisana, voiello, napolina, mutti, cirio, pomi, la doria, princes, biona',
  'maldon, saxa, cerebos, diamond crystal, morton, jozo, colmans, maille, amora, grey poupon, frenchs, lea and perrins',
  'cholula, knorr, oxo, kallo, swanson, marigold, maggi, massel, fage, yeo valley',
  'chobani, danone, activia, onken, muller, rachels, nestle, carnation, cathedral city, pilgrims choice',
  'seriously strong, davidstow, tillamook, kraft, cabot, sargento, galbani, zanetti, castelli, boursin, ile de france',
  'filippo berio, bertolli, napolina, colavita, carapelli, borges, carbonell, la espanola, oro bailen, crisco, wesson, mazola',
  'aashirvaad, pillsbury, tata, tata sampann, mdh, everest, fortune, saffola, dhara, patanjali, mother dairy, nandini',
  'britannia, haldirams, rajah, east end, natco, trs, fudco, swad, laxmi, badshah, pataks, sharwoods, gits, mtr, nanak',
  'bonne maman, smuckers, tiptree, hartleys, st dalfour, quaker, bobs red mill, king arthur, gold medal, allinson, homepride',
  'mcdougalls, doves farm, shipton mill, caputo, antimo caputo, dr oetker, fleischmanns, red star, saf, borwicks, clabber girl',
  'arm and hammer, argo, lyles, tate and lyle, silver spoon, billingtons, whitworths, domino, c and h, rowse, capilano',
  'lindt, green and blacks, ghirardelli, guittard, callebaut, valrhona, bournville, cote dor',
  'nielsen massey, nielsen-massey, taylor and colledge, schwartz, mccormick, la chinata, el avion, steenbergs, kalustyans',
  'lee kum kee, pearl river bridge, huy fong, flying goose, squid brand, red boat, thai kitchen, blue dragon, thai taste',
  'mae ploy, aroy d, aroy-d, chaokoh, amoy, yutaka, clearspring, obento, san j, marukome, hikari, itsu, straight to wok',
  'sempio, cj, bibigo, chung jung one, daesang, ottogi, haechandle, jongga, sinto gourmet, mother in law',
  'jules destrooper, leonidas, devos lemmens, boni, delhaize, colruyt, carrefour, albert heijn',
  'old el paso, goya, la costena, san marcos, herdez, mission, maseca, la preferida, ortega, el yucateco, cool chile',
  'birds eye, green giant, bonduelle, john west, ortiz, starkist, bumble bee, wild planet, chicken of the sea, youngs, findus',
  'richmond, walls, oscar mayer, hormel, jimmy dean, tyson, perdue, unearthed, campofrio',
  'warburtons, hovis, kingsmill, mission deli, weight watchers, pepperidge farm, daves killer',
  'sarsons, aspall, bragg, belazu, odysea, cooks and co, opies, mezzetta, crespo, fragata, karyatis',
  'tesco, tesco finest, sainsburys, taste the difference, waitrose, waitrose essential, essential waitrose, duchy organic',
  'asda, morrisons, m and s, m&s, marks and spencer, aldi, specially selected, lidl, co op, ocado, iceland',
  'trader joes, whole foods, 365 everyday value, kirkland, kirkland signature, great value, market pantry, good and gather',
  'publix, kroger, wegmans, safeway, costco, walmart, mercadona, hacendado, el corte ingles, conad, coop, esselunga',
  'land o lakes, land olakes, organic valley, fairlife, cravendale, daisy, hunts, del monte, contadina, rao, redpack, red gold, bushs',
  'campbells, progresso, pacific foods, college inn, bachelors, batchelors, bisto, mccain, ore ida, aunt bessies',
  'js, sbury, sburys, smart price, smtprice, gv, milbona, coles, woolies, woolworths, supervalu, dunnes, avonmore, odlums, barrys',
  'clonakilty, denny, galtee, dairygold, bega, devondale, bulla, leggos, san remo, masterfoods, edgell, arnotts, kewpie',
  'mcvities, geetas, libbys, dukes, grandmas, ambrosia, robertsons, stokes, crosse and blackwell, robinsons, jacobs, carrs',
  'tesco everyday value, tesco value, tesco organic, sainsburys basics, so organic, stamford street, hubbards, by sainsburys, asda extra special',
  'asda just essentials, just essentials, just essentials by asda, extra special, morrisons the best, the best, m&s food, m and s food, waitrose no 1',
  'lidl deluxe, duchy, own brand, store brand, shop own, home brand, no name, presidents choice, simply organic, black and gold, food lion, aldi simply nature',
  'lurpak, kerrygold, country life, wyke farms, rachels organic, glenisk, flahavans, kelloggs, nairns, jordans, dorset cereals, riso gallo',
  'merchant gourmet, loyd grossman, seeds of change, bart, santa maria, tropical sun, dunns river, ginsters, bernard matthews, mattessons, jus-rol',
  'brennans, nabisco, keebler, general mills, betty crocker, duncan hines, krusteaz, zatarains, mahatma, lundberg, near east, annies',
  'ronzoni, muellers, creamette, san giorgio, buitoni, rana, giovanni rana, divella, classico, newmans own, prego, raos, amys, stouffers, foster farms, butterball',
  'smithfield, hillshire farm, johnsonville, nathans, boars head, applegate, eckrich, armour, welchs, motts, tropicana, minute maid, dannon, yoplait, stonyfield',
  'lactaid, horizon organic, darigold, borden, breyers, haagen dazs, breakstones, polly-o, belgioioso, frigo, athenos, kings hawaiian, sara lee, natures own',
  'oroweat, la banderita, guerrero, utz, planters, sun-maid, sunsweet, swans down, white lily, martha white, rumford, calumet, spice islands, badia',
  'lawrys, mrs dash, sweet baby rays, wish-bone, kens, jif, skippy, peter pan, sun-pat, hersheys, cadbury, cadburys, sunrice, dairy farmers, pauls',
  'mainland, perfect italiano, western star, csr, white wings, spc, golden circle, ardmona, sirena, safcol, tip top, helgas, sanitarium, uncle tobys, carmans',
  'ingham, inghams, steggles, ayam, valcom, changs, robin hood, five roses, redpath, lantic, natrel, lactantia, cracker barrel',
  'maple leaf, schneiders, dempsters, catelli, unico, aylmer, e d smith, iwisa, tastic, all gold, lucky star, parmalat, bokomo, huletts, koo',
  'daawat, india gate, kohinoor, ashirvad, ashirwad, 24 mantra, organic india, aachi, mothers recipe, kissan, chings, weikfield, veeba, gowardhan',
  'milky mist, id fresh, bikaji, lijjat, dabur, gemini, sundrop, idhayam, nutrela, nongshim, samyang, pulmuone, dongwon, datu puti, silver swan, mama sita',
  'mama sitas, ufc, purefoods, cdo, ligo, alaska, three crabs, megachef, tiparos, maesri, cock brand, healthy boy, kara, embasa, rosarita, la victoria',
  'la morena, cacique, krakus, hochland, panzani, lesieur, puget, tipiak, herta, lactel, ulker, pinar, tukas, al wadi, cortas, durra, ziyad, sadaf',
  'grace, walkerswood, gino, de rica, ola ola, golden penny, hebrew national, mr kipling, ocean spray, chobani, liberte, reddi-wip, daves, dole',
  'schweppes, vlasic, mt olive, clabber girl, black cat, rama, praise, continental, ouma, foxs, orville redenbacher, jennie-o',
].flatMap((line) => line.split(', '));

/**
 * Makers of what replaces milk, meat or eggs. Their butter is no butter and their mince no beef, so beside them
 * nothing but a replacement is found.
 */
export const REPLACERS: readonly string[] = [
  'alpro, oatly, koko, rude health, plenish, minor figures, califia, califia farms, silk, so delicious, ripple, planet oat',
  'almond breeze, blue diamond, provamel, bjorg, sproud, violife, daiya, miyokos, follow your heart, nush',
  'coyo, cocos organic, the coconut collaborative, applewood vegan, sheese, cathedral city plant, naturli, vitalite',
  'flora plant, earth balance, country crock plant, quorn, beyond, beyond meat, impossible, linda mccartney, linda mccartneys',
  'this isnt, vivera, heura, gardein, tofurky, field roast, meatless farm, the vegetarian butcher, vegetarian butcher',
  'moving mountains, fry family, cauldron, tofoo, the tofoo co, taifun, nasoya, crackd, oggs, hellmanns vegan',
].flatMap((line) => line.split(', '));

/** Makers of tins and jars: their jalapeños and peaches are no fresh ones. */
export const OF_TINS: ReadonlySet<string> = keysOf(
  'napolina, mutti, cirio, pomi, la doria, princes, biona, la costena, san marcos, herdez, goya, old el paso, bushs, libbys, del monte, la preferida, ortega, embasa, contadina, hunts, red gold, spc, ardmona, edgell, koo, john west, ortiz, mezzetta, crespo, green giant, bonduelle, starkist, bumble bee, wild planet, chicken of the sea, golden circle, lucky star',
);

/** Makers of dried spices and herbs. */
export const OF_SPICES: ReadonlySet<string> = keysOf(
  'schwartz, mccormick, bart, steenbergs, badia, spice islands, masterfoods, mdh, everest, rajah',
);

/** Shops that sell all kinds of food under their own name. */
const SHOPS =
  'tesco, tesco finest, tesco organic, tesco value, tesco everyday value, sainsburys, taste the difference, sainsburys basics, so organic, by sainsburys, stamford street, waitrose, waitrose essential, essential waitrose, waitrose no 1, duchy, duchy organic, asda, asda extra special, extra special, just essentials, asda just essentials, morrisons, morrisons the best, the best, m and s, m&s, m and s food, marks and spencer, aldi, specially selected, lidl, lidl deluxe, co op, ocado, iceland, trader joes, whole foods, 365 everyday value, kirkland, kirkland signature, great value, market pantry, good and gather, simply organic, publix, kroger, wegmans, safeway, costco, walmart, mercadona, hacendado, el corte ingles, conad, coop, esselunga, boni, delhaize, colruyt, carrefour, albert heijn, js, sbury, sburys, smart price, smtprice, gv, coles, woolies, woolworths, supervalu, dunnes, own brand, store brand, no name, presidents choice';

/** Shops, and makers of meat, fish, eggs, tofu and frozen food. What others call strawberry is a yogurt or a jam. */
export const OF_FRESH: ReadonlySet<string> = keysOf(
  `${SHOPS}, birds eye, green giant, bonduelle, youngs, findus, mccain, ore ida, aunt bessies, dole, del monte, ocean spray, richmond, walls, oscar mayer, hormel, jimmy dean, tyson, perdue, unearthed, campofrio, clonakilty, denny, galtee, smithfield, hillshire farm, johnsonville, nathans, boars head, applegate, eckrich, armour, foster farms, butterball, mattessons, bernard matthews, maple leaf, schneiders, ingham, inghams, steggles, purefoods, cdo, krakus, herta, hebrew national, pulmuone, cauldron, tofoo, taifun, nasoya, clearspring, yutaka, organic valley`,
);

/** Makers of yogurt, ice cream, puddings and chocolate: their hazelnut or coffee is a flavour of these. */
export const OF_MILK: ReadonlySet<string> = keysOf(
  'fage, yeo valley, chobani, danone, activia, onken, muller, rachels, dannon, yoplait, stonyfield, liberte, breyers, haagen dazs, boursin, ambrosia, lindt, green and blacks, ghirardelli, guittard, callebaut, valrhona, bournville, cote dor, leonidas, hersheys, cadbury, cadburys',
);

/** What names what those makers sell, and not its flavour. */
const OWN_KINDS: ReadonlySet<string> = keysOf('cocoa, cacao, chocolate, yogurt, yoghurt, drink, milk');

/** What most makers sell only as another food, an ice cream or a meal, and the makers who sell it plain. */
const PLAIN_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    chocolate: `lindt, green and blacks, ghirardelli, guittard, callebaut, valrhona, bournville, cote dor, dr oetker, ${SHOPS}`,
    lasagne:
      'de cecco, barilla, garofalo, rummo, la molisana, voiello, napolina, divella, san remo, ronzoni, creamette, san giorgio, muellers, catelli',
    vanilla: 'nielsen massey, nielsen-massey, taylor and colledge, dr oetker, schwartz, mccormick',
  }).map(([food, makers]) => [keyOf(food), keysOf(makers)]),
);

const MAKER_KEYS: ReadonlySet<string> = new Set(MAKERS.map(keyOf));
const REPLACER_KEYS: ReadonlySet<string> = new Set(REPLACERS.map(keyOf));
const LONGEST = Math.max(...[...MAKER_KEYS, ...REPLACER_KEYS].map((key) => key.split(' ').length));

function keyOf(name: string): string {
  return usualKeys(name).join(' ');
}

function keysOf(names: string): ReadonlySet<string> {
  return new Set(names.split(', ').map(keyOf));
}

/** A maker's name among the words of a text. */
export interface Brand {
  readonly from: number;
  readonly length: number;
  /** How all that they make is kept: 'tinned', 'dried'. */
  readonly state: string | null;
  /** Whether they sell nothing fresh. */
  readonly isOfPackets: boolean;
  /**
   * Whether they sell the food that these words, as keys, name, and not a meal or an ice cream of that name. `hasMilk`:
   * whether the food may have milk in it. Makers of yogurt and chocolate sell nothing else, but for cocoa, and their own
   * kinds without milk, which say that they are a drink, a yogurt or a chocolate.
   */
  sells(food: readonly string[], hasMilk: boolean): boolean;
}

/**
 * The first and longest maker's name among these words, each given as its keys; null if there is none. `replaces`:
 * only of those who replace milk, meat and eggs.
 */
export function brandIn(words: readonly string[], which: 'all' | 'replaces' = 'all'): Brand | null {
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length -= 1) {
      const key = words.slice(from, from + length).join(' ');
      if (REPLACER_KEYS.has(key) || (which === 'all' && MAKER_KEYS.has(key)))
        return {
          from,
          length,
          state: OF_TINS.has(key) ? 'tinned' : OF_SPICES.has(key) ? 'dried' : null,
          isOfPackets: !OF_FRESH.has(key),
          sells: (food, hasMilk) =>
            (PLAIN_OF.get(food.join(' '))?.has(key) ?? true) &&
            (hasMilk || !OF_MILK.has(key) || food.some((word) => OWN_KINDS.has(word))),
        };
    }
  }
  return null;
}
