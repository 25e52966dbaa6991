/**
 * What cooks type in their own words, and which real recipes they expect among the first five, in the form of
 * `dish-queries.ts`. Written from the titles alone, without knowledge of the search, after it was built: then
 * 11 of 30 were right, and the kinds of failure were fixed. 'Vegetarian lasagna' expected the parmigiana until
 * Parmesan counted as made with animal rennet.
 */
export const LATER_QUERIES = `
# Sentences, as they are thought
something with chickpeas | chana-masala espinacas-con-garbanzos cocido-madrileno
vegan curry | 4 of chana-masala rajma-masala aloo-gobi baingan-bharta dal-tadka musur-dal sambar moong-dal-chawal
kids dinner | 3 of ballekes-in-tomatensaus boulets-a-la-liegeoise albondigas-en-salsa hamkaasmacaroni pizza-margherita gnocchi-alla-sorrentina lasagne-alla-bolognese quesadillas-de-champinones tacos-dorados-de-papa stoemp-met-prei-en-worst tomatensoep-met-balletjes arroz-a-la-cubana scaloppine-di-pollo-al-limone toast-champignon gyeran-bap chamchi-mayo-deopbap
pasta without tomato | 4 of spaghetti-alla-carbonara spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe trenette-al-pesto orecchiette-con-cime-di-rapa hamkaasmacaroni | not bucatini-all-amatriciana lasagne-alla-bolognese gnocchi-alla-sorrentina
30 minute meals | 5 of fricassee-liegeoise toast-champignon prawn-moilee spaghetti-alla-carbonara saltimbocca-alla-romana scaloppine-di-pollo-al-limone orata-all-acqua-pazza spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe gyeran-bap dubu-kimchi bibim-guksu sundubu-jjigae bulgogi ojingeo-bokkeum camarones-al-mojo-de-ajo huevos-con-chorizo tostadas-de-atun quesadillas-de-champinones merluza-en-salsa-verde revuelto-de-setas lomo-con-pimientos 
cheap dinner | 4 of dal-tadka musur-dal moong-dal-khichdi moong-dal-chawal rajma-masala chana-masala sambar thayir-sadam besan-chilla spaghetti-aglio-olio-e-peperoncino pasta-e-fagioli lentejas-con-chorizo enfrijoladas gyeran-bap kongnamul-bap spaghetti-cacio-e-pepe tortilla-espanola arroz-a-la-cubana tacos-dorados-de-papa aloo-gobi entomatadas spinaziepuree-met-ei
leftover rice | kimchi-bokkeumbap
eggs for dinner | 4 of tortilla-espanola huevos-rotos-con-jamon mutta-roast fricassee-liegeoise gyeran-bap arroz-a-la-cubana revuelto-de-setas spinaziepuree-met-ei huevos-con-chorizo asperges-op-vlaamse-wijze
dessert without eggs | 4 of rijstpap chawal-ki-kheer arroz-con-leche panna-cotta-ai-frutti-di-bosco stoofperen paletas-de-mango-con-chile gulab-jamun gajar-ka-halwa goguma-mattang patbingsu hotteok | not tiramisu crema-catalana flan-napolitano chocolademousse torta-caprese
gluten free dessert | 4 of chawal-ki-kheer gajar-ka-halwa flan-napolitano paletas-de-mango-con-chile panna-cotta-ai-frutti-di-bosco torta-caprese crema-catalana arroz-con-leche tarta-de-santiago goguma-mattang patbingsu rijstpap chocolademousse stoofperen | not tiramisu pastel-de-tres-leches hotteok brusselse-wafels luikse-wafels magdalenas
no cook | 3 of gazpacho-andaluz ajoblanco panzanella aguachile-verde ceviche-de-pescado tostadas-de-atun oi-muchim pan-con-tomate plattekaas-boterham kakdi-koshimbir guacamole-con-totopos
winter stew | 4 of hutsepot stoofvlees-met-friet estofado-de-ternera cocido-madrileno lentejas-con-chorizo veggie-stoverij birria-de-res waterzooi-van-kip kimchi-jjigae doenjang-jjigae sundubu-jjigae marmitako sambar

# Dishes that are known at home
sunday roast | cordero-asado
fish and chips | 1 of tacos-de-pescado-baja rawa-fish-fry
chilli con carne | 1 of picadillo birria-de-res
lamb chops | 1 of cordero-asado rogan-josh
vegetarian lasagna | 0 of parmigiana-di-melanzane | not lasagne-alla-bolognese
egg fried rice | 2 of kimchi-bokkeumbap gyeran-bap
tofu stir fry | 1 of dubu-jorim dubu-kimchi
spicy chicken | 3 of yangnyeom-chikin dak-galbi chinthamani-chicken chettinad-pepper-chicken tinga-de-pollo tandoori-chicken mole-poblano
garlic bread | 1 of bruschetta-al-pomodoro pan-con-tomate focaccia-genovese
meatball soup | tomatensoep-met-balletjes
corn on the cob | esquites
tinned tuna | 3 of chamchi-mayo-deopbap chamchi-gimbap ensaladilla-rusa tostadas-de-atun vitello-tonnato
courgettes | 2 of calabacitas-con-queso pisto
creamy mushroom | 2 of toast-champignon kip-archiduc risotto-ai-funghi vol-au-vent

# Typed in a hurry
lasange | lasagne-alla-bolognese
potatos | 4 of aloo-paratha aloo-gobi tacos-dorados-de-papa papas-con-chorizo patate-arrosto-al-rosmarino trenette-al-pesto patatas-bravas tortilla-espanola ensaladilla-rusa pulpo-a-la-gallega marmitako gamja-jorim stoemp-met-wortel ballekes-in-tomatensaus masala-dosa salade-liegeoise punjabi-samosa
vegtable soup | minestrone-di-verdure
sandwhich | 1 of gilgeori-toast molletes plattekaas-boterham
`;

/** Written after those fixes, and before any fix for these: then 23 of 26 were right. */
export const LATEST_QUERIES = `
aubergine | 3 of baingan-bharta parmigiana-di-melanzane caponata pisto escalivada
lemon chicken | scaloppine-di-pollo-al-limone
pasta bake | 2 of gnocchi-alla-sorrentina hamkaasmacaroni lasagne-alla-bolognese
cabbage | 3 of cabbage-thoran rode-kool-met-appel gilgeori-toast hutsepot ribollita
quick vegetarian dinner | 4 of spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe quesadillas-de-champinones revuelto-de-setas toast-champignon gyeran-bap bibim-guksu
chocolate desert | 2 of torta-caprese chocolademousse churros-con-chocolate
dairy free dessert | 3 of paletas-de-mango-con-chile hotteok goguma-mattang stoofperen tarta-de-santiago granita-al-caffe | not tiramisu panna-cotta-ai-frutti-di-bosco
healthy soup | 1 of minestrone-di-verdure sopa-de-lentejas erwtensoep kervelsoep gazpacho-andaluz
ham and cheese | 2 of chicons-au-gratin hamkaasmacaroni
mince and potatoes | 1 of picadillo ballekes-in-tomatensaus
slow cooked beef | 2 of estofado-de-ternera stoofvlees-met-friet galbi-jjim birria-de-res
mexican street food | 1 of esquites tacos-al-pastor
nut free dessert | 3 of tiramisu flan-napolitano crema-catalana arroz-con-leche rijstpap magdalenas churros-con-chocolate panna-cotta-ai-frutti-di-bosco pastel-de-tres-leches luikse-wafels brusselse-wafels chocolademousse stoofperen | not torta-caprese tarta-de-santiago
pepers | 1 of kadai-paneer pimientos-de-padron lomo-con-pimientos escalivada
brocoli | orecchiette-con-cime-di-rapa
saffron | 2 of paella-valenciana rijstpap ossobuco-alla-milanese
noodle soup | sopa-de-fideo
cheese on toast | molletes
something with egg and potato | 2 of tortilla-espanola huevos-rotos-con-jamon spinaziepuree-met-ei ensaladilla-rusa
15 minute lunch | 1 of tostadas-de-atun fricassee-liegeoise kakdi-koshimbir panzanella
spicy beef | 1 of birria-de-res bistec-a-la-mexicana
cod fish | kabeljauw-met-mosterdsaus kabeljauw-met-prei
what to do with spinach | palak-paneer espinacas-con-garbanzos
chicken no dairy | 4 of pollo-al-ajillo pollo-alla-cacciatora samgyetang dakjuk dak-galbi yangnyeom-chikin chettinad-pepper-chicken chinthamani-chicken tinga-de-pollo paella-valenciana mole-poblano kip-in-geuze | not butter-chicken kip-archiduc
fruit dessert | 2 of stoofperen paletas-de-mango-con-chile panna-cotta-ai-frutti-di-bosco brusselse-wafels
beer | 2 of kip-in-geuze stoofvlees-met-friet veggie-stoverij konijn-met-pruimen kabeljauw-met-prei
`;

/** What a cook excludes, and dishes that contain it under another name. */
export const WITHOUT_QUERIES = `
pasta without pork | 4 of spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe trenette-al-pesto orecchiette-con-cime-di-rapa gnocchi-alla-sorrentina lasagne-alla-bolognese pasta-e-fagioli sopa-de-fideo | not spaghetti-alla-carbonara bucatini-all-amatriciana hamkaasmacaroni
eggs without pork | 3 of tortilla-espanola mutta-roast fricassee-liegeoise gyeran-bap gyeran-bbang revuelto-de-setas huevos-a-la-mexicana spinaziepuree-met-ei asperges-op-vlaamse-wijze huevos-rancheros mutta-curry | not huevos-rotos-con-jamon huevos-con-chorizo spaghetti-alla-carbonara
lentils without pork | 1 of sopa-de-lentejas musur-dal | not lentejas-con-chorizo
dessert without almonds | 4 of tiramisu flan-napolitano crema-catalana arroz-con-leche rijstpap magdalenas churros-con-chocolate panna-cotta-ai-frutti-di-bosco pastel-de-tres-leches luikse-wafels brusselse-wafels chocolademousse stoofperen | not torta-caprese tarta-de-santiago
rice without prawns | 2 of kimchi-bokkeumbap gyeran-bap arroz-con-leche rijstpap chawal-ki-kheer kongnamul-bap arroz-a-la-cubana thayir-sadam moong-dal-khichdi
`;
