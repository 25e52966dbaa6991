/**
 * What cooks type for the dishes of China, France, Greece, Japan, Lebanon, Thailand and the United States, in the
 * form of `dish-queries.ts`. Written from the titles alone, before the search knew any of these dishes.
 */
export const WORLD_QUERIES = `
# Dishes by their names
pad thai | pad-thai-goong
thai green curry | gaeng-khiao-wan-gai
mango sticky rice | khao-niao-mamuang
papaya salad | som-tam-thai
ramen | shoyu-ramen
sushi | 2 of temaki-zushi chamchi-gimbap onigiri
tempura | yasai-tempura-soba
chicken teriyaki | tori-no-teriyaki
katsu curry | katsu-kare
miso soup | sake-no-shioyaki-teishoku
dumplings | jiaozi mandu yasai-gyoza
potstickers | yasai-gyoza jiaozi
chow mein | jisi-chaomian
sweet and sour pork | gulao-rou
kung pao chicken | gongbao-jiding
hot and sour soup | suanla-tang-mian tom-yum-goong
coq au vin | coq-au-vin
beef bourgignon | boeuf-bourguignon
french onion soup | soupe-a-l-oignon
quiche | quiche-lorraine
creme brulee | creme-brulee crema-catalana
moussaka | moussaka
greek salad | horiatiki
gyros | gyros-me-hoirino
hummus | hummus-bi-tahini
humous | hummus-bi-tahini
baba ganoush | moutabbal-batenjan melitzanosalata
falafel | falafel
tabouli | tabbouleh
shawarma | shawarma-djej
gumbo | chicken-and-andouille-gumbo
mac n cheese | stovetop-mac-and-cheese-with-broccoli hamkaasmacaroni
pot roast | sunday-pot-roast
apple pie | apple-pie
coleslaw | carolina-vinegar-slaw
brownies | fudge-brownies

# Kinds of dishes
stir fried noodles | 4 of pad-thai-goong pad-see-ew-nuea pad-kee-mao-tao-hu yakisoba jisi-chaomian japchae
thai curry | 4 of gaeng-khiao-wan-gai gaeng-phet-fak-thong massaman-nuea khao-soi-gai
rice bowl | 4 of gyudon oyakodon bibimbap chamchi-mayo-deopbap gyeran-bap
veggie burger | black-bean-burgers
wrap | 2 of shawarma-djej gyros-me-hoirino souvlaki-me-kotopoulo fajitas-de-pollo gyros-me-seitan
dip | 4 of hummus-bi-tahini moutabbal-batenjan melitzanosalata tzatziki guacamole-con-totopos fava labneh-bi-zeit
salsa | pico-de-gallo
mezze | 4 of hummus-bi-tahini moutabbal-batenjan tabbouleh falafel labneh-bi-zeit tzatziki melitzanosalata dolmades-avgolemono fattoush-bil-djej
fritters | 2 of vegetable-pakora falafel churros-con-chocolate
gratin | 3 of gratin-dauphinois chicons-au-gratin vispannetje soupe-a-l-oignon
pie | 4 of apple-pie chicken-pot-pie spanakopita empanada-gallega tarte-al-djote quiche-lorraine tarte-tatin
cottage pie | hachis-parmentier
skewers | 4 of pinchos-morunos chicken-tikka shish-taouk souvlaki-me-kotopoulo
doughnuts | loukoumades
biscuits | chocolate-chip-cookies
crepes | crepes-au-citron jianbing
chinese takeaway | 4 of gulao-rou gongbao-jiding jisi-chaomian dan-chaofan jiaozi char-siu xilanhua-niurou chijiao-xiaren mapo-doufu
greek dinner | 5 of moussaka gyros-me-hoirino souvlaki-me-kotopoulo garides-saganaki spanakopita gemista dolmades-avgolemono gigantes-plaki spanakorizo kritharoto-me-halloumi spetsofai kotopoulo-lemonato gyros-me-seitan
japanese breakfast | onigiri tamago-sando sake-no-shioyaki-teishoku
lebanese salad | tabbouleh fattoush-bil-djej
french dessert | 4 of tarte-tatin creme-brulee clafoutis-aux-cerises crepes-au-citron
one pan dinner | 2 of one-pan-turkey-rice sheet-pan-chicken-and-vegetables jambalaya paella-valenciana
`;
