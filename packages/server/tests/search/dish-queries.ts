/**
 * What cooks type, and which real recipes they expect among the first five: all of these, or so many 'of'
 * them, and none of the 'not' ones. Written before the search; `HELD_OUT` was not looked at during
 * development, and nothing is tuned for it alone.
 */
export const QUERIES = `
# A dish or a kind of dish
roast chicken | tandoori-chicken
burger | 2 of ballekes-in-tomatensaus boulets-a-la-liegeoise albondigas-en-salsa picadillo
quick dinner | 5 of spaghetti-alla-carbonara spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe tostadas-de-atun fricassee-liegeoise scaloppine-di-pollo-al-limone camarones-al-mojo-de-ajo revuelto-de-setas toast-champignon saltimbocca-alla-romana prawn-moilee bibim-guksu ojingeo-bokkeum orata-all-acqua-pazza merluza-en-salsa-verde lomo-con-pimientos quesadillas-de-champinones huevos-con-chorizo gyeran-bap dubu-kimchi
soup | 5 of tomato-rasam sopa-de-frijol-negro sopa-azteca sopa-de-fideo sopa-de-lentejas pasta-e-fagioli ribollita stracciatella-alla-romana minestrone-di-verdure gazpacho-andaluz ajoblanco sopa-de-ajo miyeokguk tteokguk doenjang-jjigae tomatensoep-met-balletjes kervelsoep erwtensoep samgyetang sogogi-muguk pozole-rojo sundubu-jjigae
noodles | 4 of sopa-de-fideo japchae kongguksu bibim-guksu fideua
something with lentils | 5 of dal-tadka musur-dal moong-dal-khichdi sambar moong-dal-chawal lentejas-con-chorizo sopa-de-lentejas
vegetarian curry | 5 of dal-tadka chana-masala rajma-masala sambar musur-dal palak-paneer aloo-gobi baingan-bharta kadai-paneer mutta-roast
breakfast | 5 of masala-dosa kanda-poha anda-bhurji aloo-paratha huevos-rancheros chilaquiles-rojos huevos-a-la-mexicana molletes granita-al-caffe ciambellone-allo-yogurt maritozzi-con-la-panna pan-con-tomate churros-con-chocolate magdalenas gyeran-bbang gilgeori-toast hobakjuk dakjuk kramiek plattekaas-boterham verloren-brood havermoutpap
butter chicken | butter-chicken
fried rice | kimchi-bokkeumbap
pasta | 5 of spaghetti-alla-carbonara pasta-e-fagioli spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe trenette-al-pesto bucatini-all-amatriciana orecchiette-con-cime-di-rapa gnocchi-alla-sorrentina lasagne-alla-bolognese hamkaasmacaroni
spaghetti bolognese | lasagne-alla-bolognese
lasagna | lasagne-alla-bolognese
pizza | pizza-margherita
curry | 5 of dal-tadka palak-paneer butter-chicken chana-masala goan-fish-curry rajma-masala aloo-gobi baingan-bharta sambar keema-matar rogan-josh goan-pork-vindaloo pandi-curry shorshe-maach prawn-moilee kadai-paneer chettinad-pepper-chicken musur-dal mutta-roast chinthamani-chicken
chicken curry | butter-chicken chettinad-pepper-chicken chinthamani-chicken
fish curry | goan-fish-curry
lamb curry | keema-matar rogan-josh
beef stew | stoofvlees-met-friet estofado-de-ternera
stew | 5 of sambar lentejas-con-chorizo marmitako estofado-de-ternera cocido-madrileno pisto kimchi-jjigae doenjang-jjigae sundubu-jjigae stoofvlees-met-friet waterzooi-van-kip veggie-stoverij hutsepot
tacos | tacos-al-pastor tacos-dorados-de-papa tacos-de-pescado-baja papas-con-chorizo
fish tacos | tacos-de-pescado-baja
enchiladas | enchiladas-verdes
quesadilla | quesadillas-de-champinones
meatballs | albondigas-en-salsa boulets-a-la-liegeoise ballekes-in-tomatensaus tomatensoep-met-balletjes
omelette | tortilla-espanola
scrambled eggs | 3 of anda-bhurji revuelto-de-setas huevos-con-chorizo huevos-a-la-mexicana
pancakes | 4 of masala-dosa besan-chilla kimchi-jeon haemul-pajeon hotteok
waffles | brusselse-wafels luikse-wafels
porridge | hobakjuk dakjuk havermoutpap
dessert | 5 of chawal-ki-kheer gajar-ka-halwa gulab-jamun flan-napolitano pastel-de-tres-leches paletas-de-mango-con-chile tiramisu panna-cotta-ai-frutti-di-bosco torta-caprese crema-catalana arroz-con-leche tarta-de-santiago hotteok goguma-mattang patbingsu brusselse-wafels luikse-wafels rijstpap chocolademousse stoofperen
chocolate cake | torta-caprese
cake | 4 of pastel-de-tres-leches ciambellone-allo-yogurt torta-caprese tarta-de-santiago magdalenas | not tteokguk dak-galbi tteokbokki
rice pudding | chawal-ki-kheer arroz-con-leche rijstpap
salad | 5 of kakdi-koshimbir ensalada-de-nopales panzanella ensaladilla-rusa escalivada oi-muchim salade-liegeoise
potato salad | ensaladilla-rusa salade-liegeoise
mashed potatoes | stoemp-met-wortel stoemp-met-prei-en-worst spinaziepuree-met-ei
fries | moules-frites stoofvlees-met-friet biefstuk-friet
steak | 3 of biefstuk-friet entrecot-al-cabrales bistec-encebollado bistec-a-la-mexicana
paella | paella-valenciana fideua
risotto | risotto-ai-funghi ossobuco-alla-milanese
carbonara | spaghetti-alla-carbonara
mac and cheese | hamkaasmacaroni
bacon and eggs | fricassee-liegeoise
pork chops | cote-de-porc-al-berdouille
ribs | galbi-jjim
fried chicken | yangnyeom-chikin
kebab | pinchos-morunos
toast | 4 of molletes pan-con-tomate gilgeori-toast verloren-brood toast-champignon
ice cream | 2 of paletas-de-mango-con-chile patbingsu granita-al-caffe
custard | flan-napolitano crema-catalana

# What is in it
chicken | 5 of butter-chicken tandoori-chicken hyderabadi-chicken-biryani chettinad-pepper-chicken chinthamani-chicken mole-poblano enchiladas-verdes tinga-de-pollo pollo-alla-cacciatora scaloppine-di-pollo-al-limone paella-valenciana pollo-al-ajillo dakjuk dak-galbi samgyetang yangnyeom-chikin waterzooi-van-kip vol-au-vent kip-in-geuze kip-archiduc | not anda-bhurji mutta-roast gyeran-bbang
eggs | 5 of anda-bhurji mutta-roast huevos-rancheros huevos-a-la-mexicana huevos-con-chorizo huevos-rotos-con-jamon revuelto-de-setas tortilla-espanola gyeran-bbang gilgeori-toast gyeran-jjim gyeran-bap asperges-op-vlaamse-wijze fricassee-liegeoise spinaziepuree-met-ei stracciatella-alla-romana
butter | 3 of butter-chicken gyeran-bap pladijs-meuniere asperges-op-vlaamse-wijze | not chiles-rellenos-de-queso hobakjuk
rice | 4 of vegetable-biryani moong-dal-khichdi hyderabadi-chicken-biryani chawal-ki-kheer moong-dal-chawal thayir-sadam arroz-rojo risotto-ai-funghi ossobuco-alla-milanese paella-valenciana arroz-a-la-cubana arroz-con-leche bibimbap dakjuk kimchi-bokkeumbap chamchi-gimbap samgyetang gyeran-bap kongnamul-bap chamchi-mayo-deopbap sogogi-muguk rijstpap kip-archiduc | not kongguksu bibim-guksu oi-muchim
prawns | 4 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo gambas-al-ajillo paella-valenciana haemul-pajeon
shrimp | 4 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo gambas-al-ajillo paella-valenciana haemul-pajeon tomaat-garnaal
seafood | 5 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo spaghetti-alle-vongole paella-valenciana gambas-al-ajillo pulpo-a-la-gallega fideua haemul-pajeon sundubu-jjigae ojingeo-bokkeum moules-frites tomaat-garnaal vispannetje
mussels | moules-frites paella-valenciana
tuna | 5 of tostadas-de-atun vitello-tonnato ensaladilla-rusa marmitako atun-encebollado chamchi-gimbap chamchi-mayo-deopbap
cod | kabeljauw-met-mosterdsaus kabeljauw-met-prei
tofu | 3 of dubu-jorim kimchi-jjigae sundubu-jjigae dubu-kimchi
kimchi | kimchi-jjigae kimchi-bokkeumbap kimchi-jeon dubu-kimchi
mushrooms | 4 of risotto-ai-funghi quesadillas-de-champinones revuelto-de-setas vol-au-vent toast-champignon kip-archiduc
eggplant | baingan-bharta parmigiana-di-melanzane caponata
zucchini | calabacitas-con-queso
spinach | palak-paneer espinacas-con-garbanzos sigeumchi-namul spinaziepuree-met-ei
chickpeas | chana-masala espinacas-con-garbanzos cocido-madrileno
black beans | sopa-de-frijol-negro frijoles-de-la-olla enfrijoladas
beans | 4 of rajma-masala sopa-de-frijol-negro molletes frijoles-de-la-olla enfrijoladas huevos-con-chorizo pasta-e-fagioli ribollita trenette-al-pesto salsicce-e-fagioli salade-liegeoise
avocado | guacamole-con-totopos
corn | esquites calabacitas-con-queso
potatoes | 4 of aloo-paratha aloo-gobi tacos-dorados-de-papa papas-con-chorizo patate-arrosto-al-rosmarino trenette-al-pesto patatas-bravas tortilla-espanola ensaladilla-rusa pulpo-a-la-gallega marmitako gamja-jorim stoemp-met-wortel ballekes-in-tomatensaus
sausages | salsicce-e-fagioli stoemp-met-prei-en-worst
pork | 5 of goan-pork-vindaloo pandi-curry tacos-al-pastor pozole-rojo cochinita-pibil pinchos-morunos lomo-con-pimientos kimchi-jjigae jeyuk-bokkeum bossam dubu-kimchi cote-de-porc-al-berdouille
lamb | keema-matar rogan-josh cordero-asado

# Wishes, together with a kind or a kitchen
vegan dinner | 5 of dal-tadka chana-masala rajma-masala sambar musur-dal aloo-gobi baingan-bharta besan-chilla tacos-dorados-de-papa spaghetti-aglio-olio-e-peperoncino espinacas-con-garbanzos japchae kongguksu kongnamul-bap veggie-stoverij
vegan dessert | paletas-de-mango-con-chile hotteok goguma-mattang stoofperen
quick pasta | spaghetti-alla-carbonara spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe
korean soup | 4 of miyeokguk tteokguk doenjang-jjigae samgyetang sogogi-muguk sundubu-jjigae
mexican breakfast | huevos-rancheros chilaquiles-rojos huevos-a-la-mexicana molletes
spanish dessert | crema-catalana arroz-con-leche tarta-de-santiago
tapas | 4 of patatas-bravas gambas-al-ajillo croquetas-de-jamon pulpo-a-la-gallega pimientos-de-padron
side dish | 5 of kurkuri-bhindi cabbage-thoran chapati arroz-rojo frijoles-de-la-olla esquites caponata focaccia-genovese patate-arrosto-al-rosmarino patatas-bravas pimientos-de-padron pisto dubu-jorim sigeumchi-namul gyeran-jjim gamja-jorim stoemp-met-wortel rode-kool-met-appel gestoofde-spruitjes
chicken and rice | 3 of hyderabadi-chicken-biryani paella-valenciana dakjuk samgyetang kip-archiduc
cold soup | gazpacho-andaluz ajoblanco

# Typed in a hurry
spagetti | 4 of spaghetti-alla-carbonara spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe
tiramasu | tiramisu
chikpeas | 2 of chana-masala espinacas-con-garbanzos cocido-madrileno
guacomole | guacamole-con-totopos
`;

export const HELD_OUT = `
beef | 5 of birria-de-res picadillo alambre-de-res bistec-a-la-mexicana bistec-encebollado entrecot-al-cabrales estofado-de-ternera bibimbap bulgogi miyeokguk galbi-jjim sogogi-muguk stoofvlees-met-friet boulets-a-la-liegeoise biefstuk-friet ballekes-in-tomatensaus
spicy noodles | bibim-guksu
bean soup | sopa-de-frijol-negro pasta-e-fagioli ribollita
mushroom risotto | risotto-ai-funghi
prawn curry | prawn-moilee
potato curry | aloo-gobi
egg curry | mutta-roast
spinach and cheese | palak-paneer
fish stew | marmitako
cheese | 4 of palak-paneer kadai-paneer molletes chiles-rellenos-de-queso quesadillas-de-champinones calabacitas-con-queso pizza-margherita spaghetti-cacio-e-pepe gnocchi-alla-sorrentina parmigiana-di-melanzane chicons-au-gratin plattekaas-boterham kaaskroketten hamkaasmacaroni tarte-al-djote entrecot-al-cabrales rajas-con-crema
apple | 2 of havermoutpap rode-kool-met-appel boudin-noir-aux-pommes
pears | stoofperen
strawberries | brusselse-wafels patbingsu
almond cake | tarta-de-santiago torta-caprese
pudding | 3 of chawal-ki-kheer arroz-con-leche rijstpap flan-napolitano crema-catalana panna-cotta-ai-frutti-di-bosco chocolademousse
vegetarian tacos | tacos-dorados-de-papa
vegan soup | 5 of tomato-rasam sopa-de-frijol-negro sopa-de-fideo sopa-de-lentejas pasta-e-fagioli ribollita minestrone-di-verdure gazpacho-andaluz ajoblanco doenjang-jjigae kervelsoep erwtensoep
korean barbecue | bulgogi
pork belly | bossam
stir fry | 2 of jeyuk-bokkeum ojingeo-bokkeum japchae
octopus | pulpo-a-la-gallega
tortilla soup | sopa-azteca
italian soup | 4 of pasta-e-fagioli ribollita stracciatella-alla-romana minestrone-di-verdure
quick breakfast | 4 of kanda-poha anda-bhurji huevos-a-la-mexicana molletes pan-con-tomate gilgeori-toast plattekaas-boterham verloren-brood havermoutpap
pork tacos | tacos-al-pastor
garlic prawns | camarones-al-mojo-de-ajo gambas-al-ajillo
meat sauce pasta | lasagne-alla-bolognese
peas | 2 of keema-matar erwtensoep punjabi-samosa
bolognaise | lasagne-alla-bolognese
lemon cupcakes | magdalenas
`;
