/** The slugs of what contains none of these foods: named, so that a new ingredient is looked at twice as well. */
export const FREE_OF_ALL = `
  grits cream-of-tartar tinned-pumpkin sichuan-peppercorn five-spice sumac lebanese-seven-spice
  aleppo-pepper orange-blossom-water rose-water vanilla-pod clementine quince blackberry cranberry
  passion-fruit lychee guava portobello-mushroom enoki-mushroom jerusalem-artichoke cassava taro jicama
  radicchio spring-greens water-chestnut hemp-seed wild-rice millet dried-parsley dried-sage dried-dill
  dried-tarragon marjoram goose venison vodka gin whisky coconut-water cocoa dried-yeast fresh-yeast
  bicarbonate-of-soda vanilla-extract beef stewing-beef beef-sirloin beef-rib-eye beef-short-rib
  beef-brisket minced-beef veal lamb minced-lamb goat-meat lamb-leg lamb-shank oxtail beef-shin veal-shank banana
  mango green-mango pineapple strawberry raspberry blueberry grape melon watermelon kiwi pomegranate
  plantain fig rhubarb fresh-coconut apricot nectarine papaya green-papaya
  tostada lemon lime orange apple pear asian-pear cherry peach plum grapefruit chilli-powder
  kashmiri-chilli-powder cayenne-pepper chilli-flakes gochugaru paprika sweet-paprika smoked-paprika
  hot-paprika dried-red-chilli guajillo-chilli ancho-chilli chipotle-chilli pasilla-chilli nora-pepper
  jujube dried-fenugreek-leaf dried-oregano dried-thyme dried-rosemary dried-basil dried-mint
  italian-seasoning herbes-de-provence water sparkling-water ice orange-juice pineapple-juice
  apple-juice coffee tea cornmeal masa-harina rice-flour gram-flour cornflour glutinous-rice-flour
  green-chilli red-chilli birds-eye-chilli chilli jalapeno serrano-chilli poblano padron-pepper
  habanero ghost-pepper tomato plum-tomato cherry-tomato cucumber red-bell-pepper green-bell-pepper
  yellow-bell-pepper bell-pepper aubergine courgette sweetcorn okra pumpkin butternut-squash avocado
  tomatillo nopal spinach gosari kale broccoli cauliflower white-cabbage red-cabbage savoy-cabbage
  napa-cabbage brussels-sprout bok-choy lettuce rocket chicory green-bean flat-green-bean pea asparagus
  artichoke bean-sprout mangetout broccoli-rabe cavolo-nero chard watercress broad-bean salt
  black-pepper white-pepper ground-cumin ground-coriander turmeric garam-masala ground-cardamom
  ground-cinnamon ground-clove nutmeg dried-mango-powder allspice ground-ginger garlic-powder
  onion-powder mixed-spice coriander-leaf parsley basil thai-basil holy-basil mint thyme rosemary sage dill chive
  tarragon chervil bay-leaf curry-leaf makrut-lime-leaf fenugreek-leaf perilla-leaf epazote lemongrass
  garlic-chive mushroom button-mushroom chestnut-mushroom shiitake oyster-mushroom pumpkin-seed
  sunflower-seed poppy-seed chia-seed flaxseed chestnut vegetable-oil sunflower-oil rapeseed-oil
  corn-oil olive-oil extra-virgin-olive-oil perilla-oil coconut-oil lard beef-dripping onion red-onion
  white-onion shallot spring-onion leek garlic ginger galangal potato sweet-potato carrot fennel
  beetroot turnip parsnip radish daikon lotus-root kohlrabi swede ginseng rabbit rice-noodle pork
  pork-shoulder pork-belly pork-loin pork-rib minced-pork guanciale serrano-ham prosciutto
  pork-tenderloin chicken whole-chicken chicken-breast chicken-thigh boneless-chicken-thigh chicken-leg
  chicken-wing minced-chicken turkey minced-turkey duck duck-leg confit-duck-leg turkey-breast
  chicken-liver red-lentil brown-lentil puy-lentil toor-dal chana-dal moong-dal urad-dal dried-chickpea
  dried-black-bean black-bean kidney-bean pinto-bean refried-bean borlotti-bean split-pea adzuki-bean
  dried-black-eyed-bean dried-white-bean dried-kidney-bean dried-pinto-bean rice
  basmati-rice long-grain-rice jasmine-rice short-grain-rice arborio-rice bomba-rice brown-rice
  flattened-rice quinoa glutinous-rice salsa salsa-verde achiote-paste harissa sugar brown-sugar
  icing-sugar pearl-sugar vanilla-sugar honey maple-syrup agave-syrup apple-syrup golden-syrup
  dried-kelp tinned-tomatoes tinned-plum-tomatoes passata tomato-paste tinned-tomatillo
  tinned-pineapple grated-coconut olive black-olive dried-wakame coconut-vinegar rice-vinegar
  black-peppercorn cumin-seed coriander-seed green-cardamom black-cardamom cinnamon-stick clove mace
  star-anise fennel-seed fenugreek-seed nigella-seed ajwain saffron juniper-berry caraway-seed aniseed
  mirin rice-wine sake brandy tequila soju rum
`;
