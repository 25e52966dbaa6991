/** Names of ours with everyday meanings. They count only where a name can occur. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'date dates papa bae bam ail sal rai til kela gur gud timo mote seta fave haba anar bay bays sole soles ice water waters wrap wraps ' +
    'rump fish fishes stock stocks bloem nata pasa rapa porro prei hesp pils preserve rocket rockets sage orange oranges fino pista doi gim ' +
    'panna romero miel mace matar crema homard burro pato eend schol forel nuez sake sakes hing laurel iceberg loaf chile cracker rabbit rabbits ' +
    'turkey turkeys goat goats duck ducks snail snails lambs chickens squid tea coffee coffees pear swede salts oils sugars stout herring ginger rosemary ' +
    'skip tom duke halo disco galaxy walker rose roses bailey foster robinson'
  ).split(' '),
);
