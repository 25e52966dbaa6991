/**
 * Correct words that are a letter or two away from an ingredient's name: other foods first, then words from
 * lists and labels. Compared in the singular and as written.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  [
    'batter better bitter bitters perch brawn relish toffee wafer wafers cacao pastis pasty pasties tamarillo papad cannelloni courgetti',
    'capellini parmigiana spaghettios macaron macarons macaroon macaroons butterbur butterfat mungo okara laver chiton cinnabon',
    'raisinet raisinets matai groat groats mutation creamy milky scalloped chocolatey cheesy buttery buttered salty',
    'peppered peppery beefy fishy minty lemony garlicky sugary yeasty spicy steam steamed poach plump streak shake',
    'shakes brand brands butler chain chains child children scout scouts brien mouse broad vineyard stake stakes stack',
    'stacks salut layer layers grade grades basis basic anchor applies apply arise brief claim claims clone clones',
    'close closes clover commander floor graph graphs guidance larger later matter matters module modules mongo panel',
    'presence presto prone raising rakish racket ricer shallow snake sneak stage steal theme themes peace waiter wager',
    'waiting canvas match matched started',
    'bitto buche cedro chicharo choco coppa escamoles finocchiona jamun kheer kippen manzano missi pinole pocha polvoron',
    'romeritos',
    'chakli frosties frostie advocaat snack snacks pastie sweetmeat cassata canneloni canelloni carbonade cupcake digestif galantine garri milkfish pinolillo calamansi calamondin',
    'bilberry boxberry crowberry teaberry bayberry bearberry coralberry grouseberry buttercup blowfish rosefish sailfish',
    'bonefish moonfish crampfish lumpfish flathead grenadier salmi chablis muscadet maconnais spritzer',
    'crumble crunch poivrade poulette pastil cheewink sherbert kingfisher liverwort eglantine pepperwort',
    'grater slicer masher crusher peeler mincer seeder skimmer sprinkler juicer whisk whisker corer colander mandolin funnel',
    'crockery glassware cisco beacon school sticker monster cardinal clinch cinch sucker course paring piling paving canal',
    'camper coffer temple magazine salon saloon rocker popper flagpole corduroy castanets clarinet satellite sender',
    'shortcut panda honeybee creep crossing hoarding apparatus basilica bistro badger banner banquette bandana booth',
    'frontage frontal garrison livery mallet miller partisan pigment pilaster plantation pommel powerhouse pruner',
    'radiator sconce sedan spout stallion tatter whitewash samba shrimper potation',
  ]
    .join(' ')
    .split(' '),
);
