import type { Kind } from './kind.ts';

/** Dishes eaten with a spoon or simmered in a pot. */
export const SOUPS_AND_STEWS: readonly Kind[] = [
  { say: 'soup, broth', course: ['soup'], titles: 'soup broth sopa caldo' },
  {
    say: 'chilled, cold',
    titles: 'cold chilled iced',
  },
  {
    say: 'noodle soup',
    dishes:
      'shoyu-ramen suanla-tang-mian sopa-de-fideo kalguksu khao-soi-gai tonyu-tantan-udon mul-naengmyeon kongguksu',
  },
  { say: 'ramen', dishes: 'shoyu-ramen' },
  {
    say: 'chowder, fish soup, seafood soup',
    titles: 'chowder',
    dishes: 'bouillabaisse kakavia tom-yum-goong',
  },
  {
    say: 'stew, casserole, hotpot, one pot',
    titles: 'stew hotpot jjigae estofado stoverij waterzooi cocido',
    dishes:
      'estofado-de-ternera stoofvlees-met-friet boeuf-bourguignon marmitako kimchi-jjigae waterzooi-van-kip ratatouille cassoulet coq-au-vin cocido-madrileno bouillabaisse nikujaga fabada-asturiana chicken-and-andouille-gumbo pisto pollo-alla-cacciatora konijn-met-pruimen birria-de-res',
  },
  {
    say: 'slow cooked, slow cooker, slow cook, braise, braised',
    titles: 'slow braised stew hotpot',
    dishes:
      'estofado-de-ternera stoofvlees-met-friet boeuf-bourguignon sunday-pot-roast barbacoa-de-res carnitas cassoulet cocido-madrileno coq-au-vin cochinita-pibil birria-de-res ossobuco-alla-milanese galbi-jjim konijn-met-pruimen hongshao-rou massaman-nuea rogan-josh tagliatelle-al-ragu-bolognese',
  },
  {
    say: 'one pan, sheet pan, traybake, tray bake, one dish',
    titles: 'traybake',
    dishes:
      'sheet-pan-chicken-and-vegetables one-pan-turkey-rice jambalaya kotopoulo-lemonato paella-valenciana kafta-bil-saniyeh spetsofai kritharoto-me-halloumi pepper-and-potato-hash',
  },
  {
    say: 'curry',
    titles: 'curry vindaloo korma masala moilee',
    dishes:
      'butter-chicken rogan-josh gaeng-khiao-wan-gai goan-pork-vindaloo prawn-moilee chana-masala chicken-korma rajma-masala palak-paneer kadai-paneer keema-matar massaman-nuea dal-tadka musur-dal dal-makhani sambar aloo-gobi baingan-bharta pindi-chole gaeng-phet-fak-thong chettinad-pepper-chicken chinthamani-chicken mutta-roast shorshe-maach goan-fish-curry pandi-curry katsu-kare khao-soi-gai',
  },
  { say: 'tikka masala, chicken tikka masala', dishes: 'butter-chicken chicken-tikka chicken-korma' },
  { say: 'dal, dahl, daal, dhal', titles: 'dal', holds: 'toor-dal moong-dal urad-dal red-lentil' },
  {
    say: 'chilli con carne, chili con carne, chilli beef, beef chilli',
    dishes: 'beef-and-bean-chilli picadillo birria-de-res',
  },
  { say: 'porridge, oatmeal', titles: 'porridge pap congee', dishes: 'havermoutpap' },
  { say: 'congee', titles: 'congee porridge', dishes: 'xianggu-ji-zhou jok-moo dakjuk' },
];
