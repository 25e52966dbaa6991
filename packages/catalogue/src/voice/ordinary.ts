/** Everyday words that are a letter or a sound away from a name and are never meant for it. */
export const ORDINARY: ReadonlySet<string> = new Set(
  [
    'airing aloof ample ancestor apparatus applies arena arenas arrange arranges arrow arrows astray bailey bandanna bandy barbecues',
    'barely barney barneys baron barons basin baton beacon began beget begets benet beret berets blacked blockhead bloom blooms',
    'blubber booth booths brains brand branded brant break breaks breeches breed breeds bribe bribes bride brides brier britches',
    'browns bumpkin burley buttercup cager calmer calms calves camino camper campers cancelling capes cappella carats carts cashed',
    'casper castaway cater chablis chair chairs chaka chama champion champions chang chant chants charm charms chart charts cheery',
    'cheyenne chickened chickening chico chill chilling chills chime chimes china chloe choco choke chokes cholo chord chords chore',
    'chores chose cinch claims clamp clamps cleaves cleve clinch clive clumsy cobra cobras colder conscious coopers coppers corduroy',
    'cornell corny corvette crackles craps creak creaks credo crepes cripes crocker dante darkroom dated dilly dorado drill drills',
    'dubbed ducky dumbbell earning earring echelon elemental elite elope elves espionage estrogen fable ferrara fetal fidel fleur',
    'founder founders freshest funnel gaelic gamblers gamma gammas garrison gloat grabs grace graces grand grandad granddad grande',
    'grander grate grave graves graze greco grenada grenade gripe grips grope groundwork habeas haircut harding harming harping',
    'harrowing hating hazing headlock hearing hearings herding hinge hinges hiring hoard hoarding hokey homeward homey homeys homing',
    'honed honkies honky hooey horning hurrying jagger jason kneel laird laker lakers laser lasers leaving limey limeys lingered',
    'linguist living lombard loving luger magazine magazines maids maine manages mangy marcella margarita margaritas marshall',
    'marshals masha massa mastered mater mayor melton mental miriam mobsters monsters monte moons morsel motel motels mould mussed',
    'muster mustered naples nepal neutral nimbus nipples nobles norma oliver oregon organ orion pagans paisley panda pants panzer',
    'papal parental parley pasha patio peachy peeper peepers pence penned penner penney pennies penny pests pinko pinot places',
    'plantation plantations planting plato plenty plumb plume plumes polio polka poppa popper poppers porky porno pornos preach',
    'preserved presley princes prostitute prude puerto purim quack quacks quest quirk quirks rabbi rabbis raping reattach remained',
    'requests restock rickets rocked rocker rockers romeo roulette saladin saline saliva salon salons saloon saloons saluting sandra',
    'sardinia sarge satan sauna scalps school schools sedan seder selden semen senate sender shalt shish shock shocks shoji shout',
    'shouts slider smock snape snapped snarl snarls sniper snout soldier solomon solve solves speak speaks speculate sport spout',
    'squad squads stallion stallions stead sting stingy stink stinky stole stork strains strut struts stuck sucker suckers suede',
    'sultan susan sweden sylvia tahiti tamara temper tempers temple temples tempo temps tempt thames timon tryout tryouts vegetable',
    'walter warning watery waver wearing whirring whoring wiring wolves wring zebra zebras',
  ]
    .join(' ')
    .split(' '),
);
