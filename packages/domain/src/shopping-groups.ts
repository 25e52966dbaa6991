/** The sections of a shopping list, in the order of a walk through a shop. */
export const SHOPPING_GROUPS = ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'] as const;
export type ShoppingGroup = (typeof SHOPPING_GROUPS)[number];

/**
 * Comma-separated prefixes, of one or more words, that put an ingredient in a section. The head noun comes
 * last ('chicken stock'), so the match that ends last wins; of two that end together the longer one ('coconut
 * milk' before 'milk').
 */
const KEYWORDS: Readonly<Record<ShoppingGroup, string>> = {
  Produce:
    'clementine,quince,cranberr,passion fruit,lychee,guava,cassava,taro,jicama,radicchio,spring greens,onion,shallot,garlic,ginger,galangal,tomato,potato,carrot,celer,leek,pepper,poblano,chilli,jalape,serrano,habanero,courgette,aubergine,eggplant,cucumber,pumpkin,squash,butternut,spinach,lettuce,cabbage,pak choi,kale,cavolo nero,chard,endive,chicory,rocket,watercress,cauliflower,broccoli,sprout,bean sprout,brussels sprout,asparagus,artichoke,radish,daikon,turnip,swede,beetroot,parsnip,ginseng,kohlrabi,fennel,pea,bean,green bean,broad bean,mangetout,okra,sweetcorn,corn,nopal,lotus root,mushroom,shiitake,porcini,enoki,avocado,lemon,lime,orange,apple,pear,plum,banana,plantain,papaya,mango,pineapple,strawberr,raspberr,blueberr,blackberr,grape,cherr,peach,apricot,fig,nectarine,melon,watermelon,kiwi,pomegranate,rhubarb,coconut,basil,parsley,mint,coriander,cilantro,thyme,rosemary,sage,dill,chive,chervil,tarragon,oregano,bay leaf,bay leaves,curry lea,fenugreek leaves,coriander leaves,mint leaves,epazote,perilla,salad,herb,tomatillo,lemongrass,leaves',
  Proteins:
    'chicken,turkey,duck,goose,venison,monkfish,swordfish,beef,lamb,mutton,oxtail,goat,veal,pork,bacon,ham,frankfurter,andouille,lardon,pancetta,guanciale,chorizo,sausage,salami,mince,steak,ribs,short rib,rabbit,meat,meatball,liver,pudding,prosciutto,morcilla,snail,gelatine,fish,fish cake,kingfish,salmon,tuna,tinned tuna,cod,haddock,hake,sea bass,sea bream,snapper,tilapia,halibut,pollock,plaice,anchov,dried anchov,sardine,mackerel,trout,herring,prawn,shrimp,mussel,clam,squid,cuttlefish,octopus,crab,lobster,scallop,oyster,egg,tofu,tempeh,seitan',
  Dairy:
    'kefalotyri,edam,milk,milk powder,half-and-half,cheese,grana padano,quark,brie,camembert,provolone,monterey jack,butter,ghee,cream,crème,yoghurt,yogurt,paneer,mozzarella,burrata,parmesan,pecorino,ricotta,mascarpone,feta,manchego,gruy,comté,cheddar,emmental,gouda,cotija,queso,crema,khoya,buttermilk,halloumi,labneh',
  Pantry:
    'burger bun,hot dog bun,grits,cream of tartar,dressing,tinned pumpkin,dried cranberr,water chestnut,bamboo shoot,macadamia,brazil nut,hemp seed,millet,buckwheat,stock,broth,dashi,sauce,paste,oil,vinegar,wine vinegar,rice vinegar,coconut milk,coconut cream,coconut oil,grated coconut,desiccated coconut,tinned,dried bean,dried soybean,soybean,black bean,kidney bean,pinto bean,butter bean,cannellini bean,borlotti bean,flageolet bean,adzuki bean,white bean,black-eyed bean,baked bean,refried bean,fava bean,chickpea,lentil,dal,split pea,edamame,rice,rice cake,pasta,spaghetti,macaroni,penne,fusilli,ditalini,orzo,linguine,rigatoni,tagliatelle,lasagne,fettuccine,bucatini,orecchiette,fideo,noodle,vermicelli,dumpling wrapper,gnocchi,polenta,couscous,quinoa,bulgur,freekeh,wheat,barley,cornmeal,flour,cornflour,semolina,starch,pancake mix,bread,breadcrumb,cracker,panko,baguette,ciabatta,brioche,gingerbread,ladyfinger,biscuit,naan,pita,tortilla,tortilla chip,tostada,pastry,nori,kelp,wakame,seaweed,sugar,honey,syrup,jaggery,molasses,jam,yeast,baking,bicarbonate,cocoa,chocolate,oats,rolled oat,mustard,mayonnaise,ketchup,gochujang,doubanjiang,doenjang,ssamjang,miso,tahini,hummus,horseradish,peanut butter,salsa,salsa verde,harissa,chilli crisp,pesto,chutney,caper,olive,artichoke heart,vine leaf,vine leaves,gherkin,tomato purée,passata,sun-dried tomato,roasted red pepper,tinned tomato,tinned plum tomato,tinned tomatillo,tinned pineapple,pickled jalapeño,pickled radish,pickled ginger,bonito flake,wasabi,curry roux,salted shrimp,cocoa powder,baking powder,bicarbonate of soda,kimchi,sauerkraut,lard,dripping,margarine,spread,shortening,tamari,chipotles in adobo,vanilla extract,orange blossom water,rose water,almond,walnut,cashew,hazelnut,peanut,pine nut,pistachio,pecan,chestnut,pumpkin seed,sunflower seed,sesame,sesame seed,poppy seed,chia,flaxseed,linseed,date,dried apricot,prune,raisin,sultana,jujube,dried porcini,dried shiitake,dried wood ear mushroom,masa',
  Spices:
    "salt,spice,marjoram,herbes de provence,dried parsley,dried sage,dried dill,dried tarragon,cayenne pepper,guajillo chilli,ancho chilli,chipotle chilli,pasilla chilli,ñora pepper,dried fenugreek,dried fenugreek leaves,dried rosemary,dried basil,dried mint,seasoning,black pepper,white pepper,peppercorn,cayenne,paprika,pimentón,ñora,cumin,cumin seed,turmeric,cinnamon,cardamom,clove,nutmeg,mace,saffron,coriander seed,ground coriander,ground ginger,ground cumin,mustard seed,fennel seed,fenugreek,nigella,ajwain,caraway,aniseed,celery seed,dill seed,masala,curry,powder,dried oregano,dried thyme,dried,dried chilli,chilli powder,chilli flake,dried red chilli,gochugaru,star anise,allspice,asafoetida,vanilla,vanilla pod,ancho,guajillo,pasilla,chipotle,árbol,sumac,juniper,bouquet garni,seven-spice,za'atar,aleppo pepper",
  Other:
    'whisky,gin,water,wine,beer,cider,sake,soju,rum,brandy,vodka,tequila,sherry,spirit,coffee,tea,juice,lemon juice,lime juice,soya milk,oat milk,almond milk,plant milk,cola,soda',
};

const WORDS: readonly { word: string; group: ShoppingGroup }[] = SHOPPING_GROUPS.flatMap((group) =>
  KEYWORDS[group].split(',').map((word) => ({ word: ` ${word}`, group })),
);

/** The section of an ingredient, from the words in its name; 'Other' if none matches. */
export function shoppingGroup(name: string): ShoppingGroup {
  const text = ` ${name.toLowerCase()}`;
  let best: { end: number; length: number; group: ShoppingGroup } = { end: -1, length: 0, group: 'Other' };
  for (const { word, group } of WORDS) {
    const at = text.lastIndexOf(word);
    if (at < 0) continue;
    // A match ends where the name's word ends, however short the prefix: 'tomatoes' ends as one word.
    const space = text.indexOf(' ', at + word.length);
    const end = space < 0 ? text.length : space;
    if (end > best.end || (end === best.end && word.length > best.length)) {
      best = { end, length: word.length, group };
    }
  }
  return best.group;
}
