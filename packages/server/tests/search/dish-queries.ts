/**
 * What cooks type, and which real recipes they expect among the first five: all of these, or the given number 'of'
 * them, and none of the 'not' ones. Written before the search; `HELD_OUT` was not looked at during development, and
 * nothing is tuned for it alone. When the catalogue grew, the lists gained the new dishes that a cook would be just
 * as glad of, chosen by their titles.
 */
export const QUERIES = `
# A dish or a kind of dish
roast chicken | 2 of tandoori-chicken sheet-pan-chicken-and-vegetables kotopoulo-lemonato
burger | cheeseburgers black-bean-burgers
quick dinner | 5 of spaghetti-alla-carbonara spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe tostadas-de-atun fricassee-liegeoise scaloppine-di-pollo-al-limone camarones-al-mojo-de-ajo revuelto-de-setas toast-champignon saltimbocca-alla-romana prawn-moilee bibim-guksu ojingeo-bokkeum orata-all-acqua-pazza merluza-en-salsa-verde lomo-con-pimientos quesadillas-de-champinones huevos-con-chorizo gyeran-bap dubu-kimchi fajitas-de-pollo spaghetti-alla-puttanesca penne-all-arrabbiata pad-kra-pao-moo pad-see-ew-nuea pla-neung-manao gai-pad-med-mamuang larb-moo pad-kee-mao-tao-hu oyakodon gyudon tori-no-teriyaki yakisoba sake-no-chanchan-yaki tonyu-tantan-udon nasu-to-tofu-no-miso-itame xilanhua-niurou jisi-chaomian dandan-mian fanqie-chaodan qingzheng-yu chijiao-xiaren poulet-a-l-estragon croque-monsieur papillotes-de-saumon shawarma-djej samke-harra maakarona-bi-laban bazella-bi-lahmeh arayes mfarraket-batata garides-saganaki spanakorizo kritharoto-me-halloumi spetsofai one-pan-turkey-rice black-bean-burgers salmon-with-succotash stovetop-mac-and-cheese-with-broccoli cheeseburgers tacos-de-frijol-y-calabacita gyros-me-seitan pasta-con-asparagi-e-piselli
soup | 5 of tomato-rasam sopa-de-frijol-negro sopa-azteca sopa-de-fideo sopa-de-lentejas pasta-e-fagioli ribollita stracciatella-alla-romana minestrone-di-verdure gazpacho-andaluz ajoblanco sopa-de-ajo miyeokguk tteokguk doenjang-jjigae tomatensoep-met-balletjes kervelsoep erwtensoep samgyetang sogogi-muguk pozole-rojo sundubu-jjigae tom-kha-gai tom-yum-goong suanla-tang-mian soupe-a-l-oignon soupe-au-pistou adas-bi-hamod fasolada kakavia kotosoupa-avgolemono salmorejo bouillabaisse
noodles | 4 of sopa-de-fideo japchae kongguksu bibim-guksu fideua kalguksu mul-naengmyeon pad-thai-goong pad-see-ew-nuea pad-kee-mao-tao-hu khao-soi-gai shoyu-ramen yakisoba tonyu-tantan-udon yasai-tempura-soba jisi-chaomian dandan-mian suanla-tang-mian reganmian
something with lentils | 5 of dal-tadka musur-dal moong-dal-khichdi sambar moong-dal-chawal lentejas-con-chorizo sopa-de-lentejas dal-makhani salade-de-lentilles mjaddara adas-bi-hamod idli-sambar
vegetarian curry | 5 of dal-tadka chana-masala rajma-masala sambar musur-dal palak-paneer aloo-gobi baingan-bharta kadai-paneer mutta-roast pindi-chole dal-makhani gaeng-phet-fak-thong soya-keema
breakfast | 5 of masala-dosa kanda-poha anda-bhurji aloo-paratha huevos-rancheros chilaquiles-rojos huevos-a-la-mexicana molletes granita-al-caffe ciambellone-allo-yogurt maritozzi-con-la-panna pan-con-tomate churros-con-chocolate magdalenas gyeran-bbang gilgeori-toast hobakjuk dakjuk kramiek plattekaas-boterham verloren-brood havermoutpap idli-sambar khai-jeow jok-moo khanom-pang-sangkhaya onigiri tamago-sando sake-no-shioyaki-teishoku jianbing reganmian xianggu-ji-zhou omelette-aux-champignons croissants crepes-au-citron labneh-bi-zeit fattet-hummus manakish-bi-zaatar giaourti-me-meli strapatsada tiganites shrimp-and-grits pepper-and-potato-hash buttermilk-pancakes
butter chicken | butter-chicken
fried rice | kimchi-bokkeumbap dan-chaofan khao-pad-pak
pasta | 5 of spaghetti-alla-carbonara pasta-e-fagioli spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe trenette-al-pesto bucatini-all-amatriciana orecchiette-con-cime-di-rapa gnocchi-alla-sorrentina lasagne-alla-bolognese hamkaasmacaroni spaghetti-alla-puttanesca penne-all-arrabbiata rigatoni-alla-norma tagliatelle-al-ragu-bolognese maakarona-bi-laban kritharoto-me-halloumi stovetop-mac-and-cheese-with-broccoli pasta-con-asparagi-e-piselli
spaghetti bolognese | lasagne-alla-bolognese tagliatelle-al-ragu-bolognese
lasagna | lasagne-alla-bolognese
pizza | pizza-margherita
curry | 5 of dal-tadka palak-paneer butter-chicken chana-masala goan-fish-curry rajma-masala aloo-gobi baingan-bharta sambar keema-matar rogan-josh goan-pork-vindaloo pandi-curry shorshe-maach prawn-moilee kadai-paneer chettinad-pepper-chicken musur-dal mutta-roast chinthamani-chicken chicken-korma pindi-chole dal-makhani gaeng-khiao-wan-gai gaeng-phet-fak-thong massaman-nuea khao-soi-gai katsu-kare soya-keema
chicken curry | 4 of butter-chicken chettinad-pepper-chicken chinthamani-chicken chicken-korma gaeng-khiao-wan-gai khao-soi-gai katsu-kare
fish curry | goan-fish-curry
lamb curry | keema-matar rogan-josh
beef stew | 3 of stoofvlees-met-friet estofado-de-ternera boeuf-bourguignon nikujaga
stew | 5 of sambar lentejas-con-chorizo marmitako estofado-de-ternera cocido-madrileno pisto kimchi-jjigae doenjang-jjigae sundubu-jjigae stoofvlees-met-friet waterzooi-van-kip veggie-stoverij hutsepot fabada-asturiana nikujaga boeuf-bourguignon cassoulet ratatouille bouillabaisse coq-au-vin chicken-and-andouille-gumbo patatas-con-garbanzos-y-acelgas
tacos | 4 of tacos-al-pastor tacos-dorados-de-papa tacos-de-pescado-baja papas-con-chorizo tacos-de-frijol-y-calabacita
fish tacos | tacos-de-pescado-baja
enchiladas | enchiladas-verdes
quesadilla | quesadillas-de-champinones
meatballs | albondigas-en-salsa boulets-a-la-liegeoise ballekes-in-tomatensaus tomatensoep-met-balletjes
omelette | 4 of tortilla-espanola frittata-di-verdure khai-jeow omuraisu tamagoyaki omelette-aux-champignons
scrambled eggs | 3 of anda-bhurji revuelto-de-setas huevos-con-chorizo huevos-a-la-mexicana fanqie-chaodan strapatsada
pancakes | 4 of masala-dosa besan-chilla kimchi-jeon haemul-pajeon hotteok okonomiyaki dorayaki jianbing crepes-au-citron tiganites buttermilk-pancakes
waffles | brusselse-wafels luikse-wafels
porridge | 4 of hobakjuk dakjuk havermoutpap jok-moo xianggu-ji-zhou
dessert | 5 of chawal-ki-kheer gajar-ka-halwa gulab-jamun flan-napolitano pastel-de-tres-leches paletas-de-mango-con-chile tiramisu panna-cotta-ai-frutti-di-bosco torta-caprese crema-catalana arroz-con-leche tarta-de-santiago hotteok goguma-mattang patbingsu brusselse-wafels luikse-wafels rijstpap chocolademousse stoofperen khao-niao-mamuang kluai-buat-chi tub-tim-krob mitarashi-dango purin dorayaki danta tangyuan mangguo-buding tarte-tatin creme-brulee clafoutis-aux-cerises muhallabieh meghli namoura baklava rizogalo loukoumades apple-pie chocolate-chip-cookies fudge-brownies
chocolate cake | torta-caprese
cake | 4 of pastel-de-tres-leches ciambellone-allo-yogurt torta-caprese tarta-de-santiago magdalenas namoura fudge-brownies | not tteokguk dak-galbi tteokbokki idli-sambar
rice pudding | 4 of chawal-ki-kheer arroz-con-leche rijstpap rizogalo meghli
salad | 5 of kakdi-koshimbir ensalada-de-nopales panzanella ensaladilla-rusa escalivada oi-muchim salade-liegeoise insalata-caprese som-tam-thai larb-moo carottes-rapees salade-nicoise salade-de-lentilles salade-de-chevre-chaud fattoush-bil-djej tabbouleh horiatiki cobb-salad carolina-vinegar-slaw
potato salad | 2 of ensaladilla-rusa salade-liegeoise salade-nicoise
mashed potatoes | 3 of stoemp-met-wortel stoemp-met-prei-en-worst spinaziepuree-met-ei boudin-noir-aux-pommes hachis-parmentier
fries | moules-frites stoofvlees-met-friet biefstuk-friet
steak | 3 of biefstuk-friet entrecot-al-cabrales bistec-encebollado bistec-a-la-mexicana carne-asada
paella | paella-valenciana fideua
risotto | risotto-ai-funghi ossobuco-alla-milanese
carbonara | spaghetti-alla-carbonara
mac and cheese | hamkaasmacaroni stovetop-mac-and-cheese-with-broccoli
bacon and eggs | fricassee-liegeoise
pork chops | cote-de-porc-al-berdouille
ribs | galbi-jjim
fried chicken | yangnyeom-chikin
kebab | 4 of pinchos-morunos chicken-tikka shish-taouk shawarma-djej souvlaki-me-kotopoulo gyros-me-hoirino gyros-me-seitan
toast | 4 of molletes pan-con-tomate gilgeori-toast verloren-brood toast-champignon croque-monsieur khanom-pang-sangkhaya
ice cream | 2 of paletas-de-mango-con-chile patbingsu granita-al-caffe
custard | 3 of flan-napolitano crema-catalana purin danta creme-brulee clafoutis-aux-cerises

# What is in it
chicken | 5 of omuraisu butter-chicken tandoori-chicken hyderabadi-chicken-biryani chettinad-pepper-chicken chinthamani-chicken mole-poblano enchiladas-verdes tinga-de-pollo pollo-alla-cacciatora scaloppine-di-pollo-al-limone paella-valenciana pollo-al-ajillo dakjuk dak-galbi samgyetang yangnyeom-chikin waterzooi-van-kip vol-au-vent kip-in-geuze kip-archiduc chicken-korma chicken-tikka fajitas-de-pollo gaeng-khiao-wan-gai tom-kha-gai khao-soi-gai gai-pad-med-mamuang katsu-kare oyakodon tori-no-teriyaki gongbao-jiding jisi-chaomian xianggu-ji-zhou coq-au-vin poulet-a-l-estragon shish-taouk shawarma-djej freekeh-bi-djej fattoush-bil-djej souvlaki-me-kotopoulo kotosoupa-avgolemono kotopoulo-lemonato sheet-pan-chicken-and-vegetables chicken-and-andouille-gumbo jambalaya chicken-pot-pie | not anda-bhurji mutta-roast gyeran-bbang
eggs | 5 of anda-bhurji mutta-roast huevos-rancheros huevos-a-la-mexicana huevos-con-chorizo huevos-rotos-con-jamon revuelto-de-setas tortilla-espanola gyeran-bbang gilgeori-toast gyeran-jjim gyeran-bap asperges-op-vlaamse-wijze fricassee-liegeoise spinaziepuree-met-ei stracciatella-alla-romana frittata-di-verdure khai-luk-khoei khai-jeow omuraisu oyakodon tamago-sando tamagoyaki fanqie-chaodan dan-chaofan omelette-aux-champignons mfarraket-batata strapatsada pepper-and-potato-hash
butter | 3 of butter-chicken gyeran-bap pladijs-meuniere asperges-op-vlaamse-wijze dal-makhani pav-bhaji sake-no-chanchan-yaki croissants | not chiles-rellenos-de-queso hobakjuk
rice | 4 of vegetable-biryani moong-dal-khichdi hyderabadi-chicken-biryani chawal-ki-kheer moong-dal-chawal thayir-sadam arroz-rojo risotto-ai-funghi ossobuco-alla-milanese paella-valenciana arroz-a-la-cubana arroz-con-leche bibimbap dakjuk kimchi-bokkeumbap chamchi-gimbap samgyetang gyeran-bap kongnamul-bap chamchi-mayo-deopbap sogogi-muguk rijstpap kip-archiduc khao-pad-pak khao-niao-mamuang gyudon oyakodon omuraisu onigiri dan-chaofan poulet-a-l-estragon mjaddara sayadieh meghli spanakorizo gemista rizogalo jambalaya one-pan-turkey-rice meatless-red-beans-and-rice | not kongguksu bibim-guksu oi-muchim
prawns | 4 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo gambas-al-ajillo paella-valenciana haemul-pajeon pad-thai-goong tom-yum-goong okonomiyaki chijiao-xiaren garides-saganaki jambalaya shrimp-and-grits
shrimp | 4 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo gambas-al-ajillo paella-valenciana haemul-pajeon tomaat-garnaal pad-thai-goong tom-yum-goong okonomiyaki chijiao-xiaren garides-saganaki jambalaya shrimp-and-grits garnaalkroketten
seafood | 5 of prawn-moilee aguachile-verde camarones-al-mojo-de-ajo spaghetti-alle-vongole paella-valenciana gambas-al-ajillo pulpo-a-la-gallega fideua haemul-pajeon sundubu-jjigae ojingeo-bokkeum moules-frites tomaat-garnaal vispannetje pad-thai-goong tom-yum-goong chijiao-xiaren bouillabaisse garides-saganaki jambalaya shrimp-and-grits kalguksu garnaalkroketten
mussels | moules-frites paella-valenciana
tuna | 5 of tostadas-de-atun vitello-tonnato ensaladilla-rusa marmitako atun-encebollado chamchi-gimbap chamchi-mayo-deopbap empanada-gallega onigiri salade-nicoise tuna-noodle-casserole
cod | kabeljauw-met-mosterdsaus kabeljauw-met-prei bacalao-a-la-riojana
tofu | 3 of dubu-jorim kimchi-jjigae sundubu-jjigae dubu-kimchi mandu gaeng-phet-fak-thong pad-kee-mao-tao-hu nasu-to-tofu-no-miso-itame mapo-doufu yuxiang-qiezi tofu-to-jagaimo-no-nimono sheet-pan-tofu
kimchi | 4 of kimchi-jjigae kimchi-bokkeumbap kimchi-jeon dubu-kimchi baechu-kimchi
mushrooms | 4 of risotto-ai-funghi quesadillas-de-champinones revuelto-de-setas vol-au-vent toast-champignon kip-archiduc polenta-con-i-funghi omelette-aux-champignons xianggu-ji-zhou
eggplant | 4 of baingan-bharta parmigiana-di-melanzane caponata rigatoni-alla-norma nasu-to-tofu-no-miso-itame yuxiang-qiezi ratatouille moussaka moutabbal-batenjan melitzanosalata
zucchini | 2 of calabacitas-con-queso kritharoto-me-halloumi kalguksu tacos-de-frijol-y-calabacita
spinach | 4 of chana-palak tagliatelle-met-zalm-en-spinazie palak-paneer espinacas-con-garbanzos sigeumchi-namul spinaziepuree-met-ei spanakopita spanakorizo polenta-e-fagioli
chickpeas | 4 of chana-masala espinacas-con-garbanzos cocido-madrileno pindi-chole hummus-bi-tahini fattet-hummus falafel burghul-bi-banadoura patatas-con-garbanzos-y-acelgas
black beans | 4 of sopa-de-frijol-negro frijoles-de-la-olla enfrijoladas black-bean-burgers tacos-de-frijol-y-calabacita
beans | 4 of rajma-masala sopa-de-frijol-negro molletes frijoles-de-la-olla enfrijoladas huevos-con-chorizo pasta-e-fagioli ribollita trenette-al-pesto salsicce-e-fagioli salade-liegeoise fabada-asturiana cassoulet soupe-au-pistou fasolada gigantes-plaki beef-and-bean-chilli meatless-red-beans-and-rice black-bean-burgers stuffed-peppers polenta-e-fagioli tacos-de-frijol-y-calabacita
avocado | guacamole-con-totopos
corn | esquites calabacitas-con-queso
potatoes | 4 of aloo-paratha aloo-gobi tacos-dorados-de-papa papas-con-chorizo patate-arrosto-al-rosmarino trenette-al-pesto patatas-bravas tortilla-espanola ensaladilla-rusa pulpo-a-la-gallega marmitako gamja-jorim stoemp-met-wortel ballekes-in-tomatensaus gratin-dauphinois kotopoulo-lemonato hachis-parmentier mfarraket-batata pepper-and-potato-hash nikujaga massaman-nuea kafta-bil-saniyeh suanla-tudousi salade-nicoise sheet-pan-chicken-and-vegetables patatas-con-garbanzos-y-acelgas tofu-to-jagaimo-no-nimono
sausages | 3 of salsicce-e-fagioli stoemp-met-prei-en-worst cassoulet spetsofai
pork | 5 of goan-pork-vindaloo pandi-curry tacos-al-pastor pozole-rojo cochinita-pibil pinchos-morunos lomo-con-pimientos kimchi-jjigae jeyuk-bokkeum bossam dubu-kimchi cote-de-porc-al-berdouille carnitas mandu pad-kra-pao-moo larb-moo shoyu-ramen yakisoba gulao-rou hongshao-rou char-siu dandan-mian jiaozi gyros-me-hoirino
lamb | 4 of keema-matar rogan-josh cordero-asado kibbeh-bil-saniyeh maakarona-bi-laban moussaka

# Wishes, together with a kind or a kitchen
vegan dinner | 5 of dal-tadka chana-masala rajma-masala sambar musur-dal aloo-gobi baingan-bharta besan-chilla tacos-dorados-de-papa spaghetti-aglio-olio-e-peperoncino espinacas-con-garbanzos japchae kongguksu kongnamul-bap veggie-stoverij pindi-chole penne-all-arrabbiata gaeng-phet-fak-thong pad-kee-mao-tao-hu yasai-gyoza tonyu-tantan-udon nasu-to-tofu-no-miso-itame yasai-tempura-soba yuxiang-qiezi ratatouille mjaddara falafel gemista gigantes-plaki meatless-red-beans-and-rice soya-keema tinga-de-seitan tacos-de-frijol-y-calabacita pasta-con-asparagi-e-piselli polenta-e-fagioli burghul-bi-banadoura gyros-me-seitan seitan-met-prei patatas-con-garbanzos-y-acelgas sheet-pan-tofu tofu-to-jagaimo-no-nimono
vegan dessert | 4 of paletas-de-mango-con-chile hotteok goguma-mattang stoofperen khao-niao-mamuang kluai-buat-chi tub-tim-krob mitarashi-dango tangyuan meghli apple-pie
quick pasta | 4 of spaghetti-alla-carbonara spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe spaghetti-alla-puttanesca penne-all-arrabbiata maakarona-bi-laban kritharoto-me-halloumi stovetop-mac-and-cheese-with-broccoli pasta-con-asparagi-e-piselli
korean soup | 4 of miyeokguk tteokguk doenjang-jjigae samgyetang sogogi-muguk sundubu-jjigae kalguksu mul-naengmyeon
mexican breakfast | huevos-rancheros chilaquiles-rojos huevos-a-la-mexicana molletes
spanish dessert | crema-catalana arroz-con-leche tarta-de-santiago
tapas | 4 of patatas-bravas gambas-al-ajillo croquetas-de-jamon pulpo-a-la-gallega pimientos-de-padron
side dish | 5 of kurkuri-bhindi cabbage-thoran chapati arroz-rojo frijoles-de-la-olla esquites caponata focaccia-genovese patate-arrosto-al-rosmarino patatas-bravas pimientos-de-padron pisto dubu-jorim sigeumchi-namul gyeran-jjim gamja-jorim stoemp-met-wortel rode-kool-met-appel gestoofde-spruitjes naan kheere-ka-raita pico-de-gallo baechu-kimchi som-tam-thai kalam-plee-pad-nam-pla tua-fak-yao-pad-kapi ingen-no-goma-ae kabocha-no-nimono pai-huanggua ganbian-sijidou suanla-tudousi gratin-dauphinois haricots-verts-persillade carottes-rapees hummus-bi-tahini moutabbal-batenjan tabbouleh tzatziki melitzanosalata fava buttermilk-cornbread smoky-braised-greens carolina-vinegar-slaw
chicken and rice | 3 of hyderabadi-chicken-biryani paella-valenciana dakjuk samgyetang kip-archiduc poulet-a-l-estragon oyakodon kotosoupa-avgolemono xianggu-ji-zhou jambalaya
cold soup | gazpacho-andaluz ajoblanco salmorejo

# Typed in a hurry
spagetti | 4 of spaghetti-alla-carbonara spaghetti-alle-vongole spaghetti-aglio-olio-e-peperoncino spaghetti-cacio-e-pepe spaghetti-alla-puttanesca
tiramasu | tiramisu
chikpeas | 2 of chana-masala espinacas-con-garbanzos cocido-madrileno pindi-chole hummus-bi-tahini fattet-hummus falafel burghul-bi-banadoura patatas-con-garbanzos-y-acelgas
guacomole | guacamole-con-totopos
`;

export const HELD_OUT = `
beef | 5 of birria-de-res picadillo alambre-de-res bistec-a-la-mexicana bistec-encebollado entrecot-al-cabrales estofado-de-ternera bibimbap bulgogi miyeokguk galbi-jjim sogogi-muguk stoofvlees-met-friet boulets-a-la-liegeoise biefstuk-friet ballekes-in-tomatensaus barbacoa-de-res carne-asada massaman-nuea pad-see-ew-nuea gyudon nikujaga xilanhua-niurou boeuf-bourguignon hachis-parmentier kafta-bil-saniyeh arayes bazella-bi-lahmeh beef-and-bean-chilli sunday-pot-roast cheeseburgers
spicy noodles | 3 of bibim-guksu pad-kee-mao-tao-hu khao-soi-gai tonyu-tantan-udon dandan-mian reganmian
bean soup | 4 of sopa-de-frijol-negro pasta-e-fagioli ribollita soupe-au-pistou fasolada
mushroom risotto | risotto-ai-funghi
prawn curry | prawn-moilee
potato curry | aloo-gobi
egg curry | mutta-roast
spinach and cheese | 2 of palak-paneer spanakopita spanakorizo
fish stew | marmitako bouillabaisse
cheese | 4 of palak-paneer kadai-paneer molletes chiles-rellenos-de-queso quesadillas-de-champinones calabacitas-con-queso pizza-margherita spaghetti-cacio-e-pepe gnocchi-alla-sorrentina parmigiana-di-melanzane chicons-au-gratin plattekaas-boterham kaaskroketten hamkaasmacaroni tarte-al-djote entrecot-al-cabrales rajas-con-crema insalata-caprese tamales-de-rajas croque-monsieur salade-de-chevre-chaud spanakopita kritharoto-me-halloumi horiatiki stovetop-mac-and-cheese-with-broccoli stuffed-peppers cheeseburgers
apple | 3 of havermoutpap rode-kool-met-appel boudin-noir-aux-pommes tarte-tatin apple-pie
pears | stoofperen
strawberries | brusselse-wafels patbingsu
almond cake | tarta-de-santiago torta-caprese
pudding | 3 of chawal-ki-kheer arroz-con-leche rijstpap flan-napolitano crema-catalana panna-cotta-ai-frutti-di-bosco chocolademousse purin mangguo-buding creme-brulee clafoutis-aux-cerises muhallabieh meghli rizogalo
vegetarian tacos | 1 of tacos-dorados-de-papa tacos-de-frijol-y-calabacita
vegan soup | 5 of tomato-rasam sopa-de-frijol-negro sopa-de-fideo sopa-de-lentejas pasta-e-fagioli ribollita minestrone-di-verdure gazpacho-andaluz ajoblanco doenjang-jjigae kervelsoep erwtensoep soupe-au-pistou adas-bi-hamod fasolada
korean barbecue | bulgogi
pork belly | bossam hongshao-rou
stir fry | 3 of jeyuk-bokkeum ojingeo-bokkeum japchae pad-thai-goong pad-kra-pao-moo gai-pad-med-mamuang pad-kee-mao-tao-hu pad-see-ew-nuea yakisoba gongbao-jiding jisi-chaomian chijiao-xiaren xilanhua-niurou
octopus | pulpo-a-la-gallega
tortilla soup | sopa-azteca
italian soup | 4 of pasta-e-fagioli ribollita stracciatella-alla-romana minestrone-di-verdure
quick breakfast | 4 of kanda-poha anda-bhurji huevos-a-la-mexicana molletes pan-con-tomate gilgeori-toast plattekaas-boterham verloren-brood havermoutpap khai-jeow khanom-pang-sangkhaya tamago-sando reganmian omelette-aux-champignons fattet-hummus labneh-bi-zeit strapatsada giaourti-me-meli tiganites shrimp-and-grits pepper-and-potato-hash buttermilk-pancakes
pork tacos | tacos-al-pastor
garlic prawns | camarones-al-mojo-de-ajo gambas-al-ajillo
meat sauce pasta | lasagne-alla-bolognese tagliatelle-al-ragu-bolognese
peas | 2 of keema-matar erwtensoep punjabi-samosa bazella-bi-lahmeh dan-chaofan soya-keema pasta-con-asparagi-e-piselli
bolognaise | lasagne-alla-bolognese tagliatelle-al-ragu-bolognese
lemon cupcakes | magdalenas
`;
