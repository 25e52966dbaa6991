/**
 * The foods of USDA National Nutrient Database for Standard Reference, Release 28 (public domain), that
 * ingredients refer to. Each line: id, kcal, then grams of protein, carbohydrate, fat, sugars, saturated fat, fibre, salt and
 * alcohol in 100 g of the edible part, name. Made by `scripts/build-sr28.ts`, never edited by hand.
 */
export const SR28 = `
01001|717|0.85|0.06|81.11|0.06|51.368|0|1.607|0|Butter, salted
01003|876|0.28|0|99.48|0|61.924|0|0.005|0|Butter oil, anhydrous
01004|353|21.4|2.34|28.74|0.5|18.669|0|2.865|0|Cheese, blue
01006|334|20.75|0.45|27.68|0.45|17.41|0|1.573|0|Cheese, brie
01007|300|19.8|0.46|24.26|0.46|15.259|0|2.105|0|Cheese, camembert
01009|404|22.87|3.09|33.31|0.48|18.867|0|1.633|0|Cheese, cheddar
01010|387|23.37|4.78|30.6|4.01|19.475|0|1.75|0|Cheese, cheshire
01011|394|23.76|2.57|32.11|0.52|20.218|0|1.51|0|Cheese, colby
01012|98|11.12|3.38|4.3|2.67|1.718|0|0.91|0|Cheese, cottage, creamed, large or small curd
01015|81|10.45|4.76|2.27|4|1.235|0|0.77|0|Cheese, cottage, lowfat, 2% milkfat
01017|350|6.15|5.52|34.44|3.76|20.213|0|0.785|0|Cheese, cream
01018|357|24.99|1.43|27.8|1.43|17.572|0|2.03|0|Cheese, edam
01019|264|14.21|4.09|21.28|4.09|14.946|0|2.292|0|Cheese, feta
01020|389|25.6|1.55|31.14|1.55|19.196|0|2|0|Cheese, fontina
01022|356|24.94|2.22|27.44|2.22|17.614|0|2.047|0|Cheese, gouda
01023|413|29.81|0.36|32.34|0.36|18.913|0|1.785|0|Cheese, gruyere
01024|327|20.05|0.49|27.25|0.49|16.746|0|2|0|Cheese, limburger
01025|373|24.48|0.68|30.28|0.5|19.066|0|1.5|0|Cheese, monterey
01026|300|22.17|2.19|22.35|1.03|13.152|0|1.568|0|Cheese, mozzarella, whole milk
01027|318|21.6|2.47|24.64|1.01|15.561|0|1.775|0|Cheese, mozzarella, whole milk, low moisture
01030|368|23.41|1.12|30.04|1.12|19.113|0|1.57|0|Cheese, muenster
01033|392|35.75|3.22|25.83|0.8|16.41|0|3.44|0|Cheese, parmesan, hard
01035|351|25.58|2.14|26.62|0.56|17.078|0|2.19|0|Cheese, provolone
01036|174|11.26|3.04|12.98|0.27|8.295|0|0.21|0|Cheese, ricotta, whole milk
01038|387|31.8|3.63|26.94|0.73|17.115|0|3.583|0|Cheese, romano
01040|393|26.96|1.44|30.99|0|18.227|0|0.468|0|Cheese, swiss
01041|340|24.41|1.88|25.98|1.58|16.775|0|1.883|0|Cheese, tilsit
01048|290|16.41|8.73|21.23|7.32|13.327|0|4.063|0|Cheese spread, pasteurized process, American
01049|123|3.13|4.73|10.39|4.13|7.032|0|0.152|0|Cream, fluid, half and half
01050|191|2.96|2.82|19.1|3.67|10.176|0|0.18|0|Cream, fluid, light (coffee cream or table cream)
01053|340|2.84|2.74|36.08|2.92|23.032|0|0.068|0|Cream, fluid, heavy whipping
01056|198|2.44|4.63|19.35|3.41|10.14|0|0.077|0|Cream, sour, cultured
01057|88|4.55|8.05|4.19|8.05|2.591|0|0.135|0|Eggnog
01073|318|1.25|23.05|25.31|23.05|21.783|0|0.063|0|Dessert topping, semi solid, frozen
01077|61|3.15|4.8|3.25|5.05|1.865|0|0.107|0|Milk, whole, 3.25% milkfat, with added vitamin D
01079|50|3.3|4.8|1.98|5.06|1.257|0|0.118|0|Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D
01085|34|3.37|4.96|0.08|5.09|0.056|0|0.105|0|Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)
01088|40|3.31|4.79|0.88|4.79|0.548|0|0.475|0|Milk, buttermilk, fluid, cultured, lowfat
01090|496|26.32|38.42|26.71|38.42|16.742|0|0.927|0|Milk, dry, whole, with added vitamin D
01095|321|7.91|54.4|8.7|54.4|5.486|0|0.318|0|Milk, canned, condensed, sweetened
01096|134|6.81|10.04|7.56|10.04|4.591|0|0.265|0|Milk, canned, evaporated, with added vitamin D and without added vitamin A
01103|76|2.99|12.13|1.9|9.55|1.177|0.7|0.165|0|Milk, chocolate, fluid, commercial, reduced fat, with added vitamin A and vitamin D
01106|69|3.56|4.45|4.14|4.45|2.667|0|0.125|0|Milk, goat, fluid, with added vitamin D
01114|27|0.85|5.14|0.36|5.14|0.23|0|0.135|0|Whey, sweet, fluid
01116|61|3.47|4.66|3.25|4.66|2.096|0|0.115|0|Yogurt, plain, whole milk, 8 grams protein per 8 ounce
01121|102|4.37|19.05|1.08|19.05|0.697|0|0.145|0|Yogurt, fruit, low fat, 10 grams protein per 8 ounce
01123|143|12.56|0.72|9.51|0.37|3.126|0|0.355|0|Egg, whole, raw, fresh
01124|52|10.9|0.73|0.17|0.71|0|0|0.415|0|Egg, white, raw, fresh
01125|322|15.86|3.59|26.54|0.56|9.551|0|0.12|0|Egg, yolk, raw, fresh
01129|155|12.58|1.12|10.61|1.12|3.267|0|0.31|0|Egg, whole, cooked, hard-boiled
01135|351|76.92|4.17|0.04|0|0|0|2.89|0|Egg, white, dried, flakes, stabilized, glucose reduced
01138|185|12.81|1.45|13.77|0.93|3.681|0|0.365|0|Egg, duck, whole, fresh, raw
01140|158|13.05|0.41|11.09|0.4|3.557|0|0.352|0|Egg, quail, whole, fresh, raw
01145|717|0.85|0.06|81.11|0.06|50.489|0|0.028|0|Butter, without salt
01156|452|30.52|2.17|35.59|2.17|24.609|0|1.058|0|Cheese, goat, hard type
01159|264|18.52|0|21.08|0|14.575|0|1.147|0|Cheese, goat, soft type
01164|197|10.33|5.48|14.92|0.19|8.034|0.1|1.232|0|Cheese sauce, prepared from recipe
01166|356|22.6|2.87|28.26|2.87|17.939|0|1.762|0|Cheese, mexican, queso asadero
01173|382|81.1|7.8|0|5.4|0|0|3.2|0|Egg, white, dried
01212|496|26.32|38.42|26.71|38.42|16.742|0|0.927|0|Milk, dry, whole, without added vitamin D
01225|315|6.84|55.35|7.35|49.74|4.534|0|0.323|0|Dulce de Leche
01228|299|18.09|2.98|23.82|2.32|12.94|0|1.877|0|Cheese, fresh, queso fresco
01230|62|3.21|4.88|3.31|4.88|1.899|0|0.263|0|Milk, buttermilk, fluid, whole
01237|331|4.1|24.5|24.1|18.3|13.202|0.8|0.17|0|Ice cream, bar or stick, chocolate covered
01251|358|23.54|1.75|28.51|1.23|17.027|0|0.845|0|Cheese, Mexican blend
01253|371|18.13|3.7|31.79|2.26|18.057|0|4.178|0|Cheese, pasteurized process, American, without added vitamin D
01256|59|10.19|3.6|0.39|3.24|0.117|0|0.09|0|Yogurt, Greek, plain, nonfat
01267|366|20|3.97|30|0|17.5|0|3.5|0|Cheese, mexican, queso cotija
01293|97|9|3.98|5|4|2.395|0|0.088|0|Yogurt, Greek, plain, whole milk
02001|263|6.09|72.12|8.69|6.05|2.55|21.6|0.193|0|Spices, allspice, ground
02002|337|17.6|50.02|15.9|4.19|0.586|14.6|0.04|0|Spices, anise seed
02003|233|22.98|47.75|4.07|1.71|2.157|37.7|0.19|0|Spices, basil, dried
02004|313|7.61|74.97|8.36|6.29|2.28|26.3|0.058|0|Spices, bay leaf
02005|333|19.77|49.9|14.59|0.64|0.62|38|0.043|0|Spices, caraway seed
02006|311|10.76|68.47|6.7|5.74|0.68|28|0.045|0|Spices, cardamom
02007|392|18.07|41.35|25.27|0.67|2.19|11.8|0.4|0|Spices, celery seed
02009|282|13.46|49.7|14.28|7.19|2.462|34.8|7.168|0|Spices, chili powder
02010|247|3.99|80.59|1.24|2.17|0.345|53.1|0.025|0|Spices, cinnamon, ground
02011|274|5.97|65.53|13|2.38|3.952|33.9|0.693|0|Spices, cloves, ground
02013|298|12.37|54.99|17.77|4.61|0.99|41.9|0.088|0|Spices, coriander seed
02014|375|17.81|44.24|22.27|2.25|1.535|10.5|0.42|0|Spices, cumin seed
02015|325|14.29|55.83|14.01|2.76|1.648|53.2|0.13|0|Spices, curry powder
02017|253|19.96|55.82|4.36|4.68|0.234|13.6|0.52|0|Spices, dill weed, dried
02018|345|15.8|52.29|14.87|4.38|0.48|39.8|0.22|0|Spices, fennel seed
02019|323|23|58.35|6.41|4.89|1.46|24.6|0.168|0|Spices, fenugreek seed
02020|331|16.55|72.73|0.73|2.43|0.249|9|0.15|0|Spices, garlic powder
02021|335|8.98|71.62|4.24|3.39|2.599|14.1|0.068|0|Spices, ginger, ground
02022|475|6.71|50.5|32.38|4.23|9.51|20.2|0.2|0|Spices, mace, ground
02023|271|12.66|60.56|7.04|4.09|0.529|40.3|0.193|0|Spices, marjoram, dried
02024|508|26.08|28.09|36.24|6.79|1.989|12.2|0.033|0|Spices, mustard seed, ground
02025|525|5.84|49.29|36.31|2.99|25.94|20.8|0.04|0|Spices, nutmeg, ground
02026|341|10.41|79.12|1.04|6.63|0.219|15.2|0.182|0|Spices, onion powder
02027|265|9|68.92|4.28|4.09|1.551|42.5|0.063|0|Spices, oregano, dried
02028|282|14.14|53.99|12.89|10.34|2.14|34.9|0.17|0|Spices, paprika
02029|292|26.63|50.64|5.48|7.27|1.378|26.7|1.13|0|Spices, parsley, dried
02030|251|10.39|63.95|3.26|0.64|1.392|25.3|0.05|0|Spices, pepper, black
02031|318|12.01|56.63|17.27|10.34|3.26|27.2|0.075|0|Spices, pepper, red or cayenne
02032|296|10.4|68.61|2.12|5.75|0.626|26.2|0.013|0|Spices, pepper, white
02033|525|17.99|28.13|41.56|2.99|4.517|19.5|0.065|0|Spices, poppy seed
02034|307|9.59|65.59|7.53|1.8|3.29|11.3|0.068|0|Spices, poultry seasoning
02035|342|5.76|69.28|12.6|7.76|6.53|14.8|0.13|0|Spices, pumpkin pie spice
02036|331|4.88|64.06|15.22|5.37|7.371|42.6|0.125|0|Spices, rosemary, dried
02037|310|11.43|65.37|5.85|5.48|1.586|3.9|0.37|0|Spices, saffron
02038|315|10.63|60.73|12.75|1.71|7.03|40.3|0.028|0|Spices, sage, ground
02039|272|6.73|68.73|5.91|5.76|3.26|45.7|0.06|0|Spices, savory, ground
02041|295|22.77|50.22|7.24|4.21|1.881|7.4|0.155|0|Spices, tarragon, dried
02042|276|9.11|63.94|7.43|1.71|2.73|37|0.138|0|Spices, thyme, dried
02043|312|9.68|67.14|3.25|3.21|1.838|22.7|0.068|0|Spices, turmeric, ground
02044|23|3.15|2.65|0.64|0.3|0.041|1.6|0.01|0|Basil, fresh
02045|43|3.46|7.02|1.12|0.59|0.06|2.1|0.152|0|Dill weed, fresh
02046|60|3.74|5.83|3.34|0.92|0.214|4|2.76|0|Mustard, prepared, yellow
02047|0|0|0|0|0|0|0|96.895|0|Salt, table
02048|21|0|0.93|0|0.4|0|0|0.013|0|Vinegar, cider
02049|101|5.56|24.45|1.68|2.05|0.467|14|0.022|0|Thyme, fresh
02050|288|0.06|12.65|0.06|12.65|0.01|0|0.022|34.39|Vanilla extract
02053|18|0|0.04|0|0.04|0|0|0.005|0|Vinegar, distilled
02054|23|2.36|4.89|0.86|0.41|0.233|3.2|5.87|0|Capers, canned
02055|48|1.18|11.29|0.69|7.99|0.09|3.3|1.05|0|Horseradish, prepared
02063|131|3.31|20.7|5.86|1.74|2.838|14.1|0.065|0|Rosemary, fresh
02065|44|3.29|8.41|0.73|0.71|0.191|6.8|0.075|0|Spearmint, fresh
02066|285|19.93|52.04|6.03|4.36|1.577|29.8|0.86|0|Spearmint, dried
02068|19|0.04|0.27|0|0|0|0|0.02|0|Vinegar, red wine
02069|88|0.49|17.03|0|14.95|0|0|0.058|0|Vinegar, balsamic
02075|322|4.5|58|0|10.83|0|13.3|18.008|0|Seasoning mix, dry, taco, original
04001|902|0|0|100|0|49.8|0|0|0|Fat, beef tallow
04002|902|0|0|100|0|39.2|0|0|0|Lard
04017|379|1.09|14.64|35.06|15.18|5.092|0.8|2.405|0|Salad dressing, thousand island, commercial, regular
04018|250|0.65|14.78|21.6|10.02|3.396|0|1.633|0|Salad dressing, mayonnaise type, regular, with salt
04025|680|0.96|0.57|74.85|0.57|11.703|0|1.588|0|Salad dressing, mayonnaise, regular
04042|884|0|0|100|0|16.9|0|0|0|Oil, peanut, salad or cooking
04044|884|0|0|100|0|15.65|0|0|0|Oil, soybean, salad or cooking
04047|892|0|0|99.06|0|82.475|0|0|0|Oil, coconut
04053|884|0|0|100|0|13.808|0|0.005|0|Oil, olive, salad or cooking
04055|884|0|0|100|0|49.3|0|0|0|Oil, palm
04058|884|0|0|100|0|14.2|0|0|0|Oil, sesame, salad or cooking
04114|240|0.41|12.12|21.12|10.77|2.948|0|2.482|0|Salad dressing, italian dressing, commercial, regular
04506|884|0|0|100|0|10.3|0|0|0|Oil, sunflower, linoleic, (approx. 65%)
04511|884|0|0|100|0|7.541|0|0|0|Oil, safflower, salad or cooking, high oleic (primary safflower oil of commerce)
04517|884|0|0|100|0|9.6|0|0|0|Oil, grapeseed
04518|900|0|0|100|0|12.948|0|0|0|Oil, corn, industrial and retail, all purpose salad or cooking
04528|884|0|0|100|0|9.1|0|0|0|Oil, walnut
04531|763|0|0|100|0|15.005|0|0|0|Oil, soybean lecithin
04532|884|0|0|100|0|7.4|0|0|0|Oil, hazelnut
04539|484|1.37|4.77|51.1|3.48|8.275|0.4|1.605|0|Salad dressing, blue or roquefort cheese dressing, commercial, regular
04542|900|0|0|99.8|0|29.8|0|0|0|Fat, chicken
04574|882|0|0|99.8|0|33.2|0|0|0|Fat, duck
04576|900|0|0|99.8|0|27.7|0|0|0|Fat, goose
04581|884|0|0|100|0|11.56|0|0|0|Oil, avocado
04582|884|0|0|100|0|7.365|0|0|0|Oil, canola
04583|884|0|0|100|0|11.582|0|0|0|Oil, mustard
04609|897|0|0|99.5|0|39.004|0|0.375|0|Animal fat, bacon grease
04611|713|0.22|0.75|80.17|0|14.224|0|1.643|0|Margarine, regular, 80% fat, composite, tub, with salt
04615|884|0|0|99.97|0|24.98|0|0.01|0|Shortening, vegetable, household, composite
04639|430|1.32|5.9|44.54|4.69|6.964|0|2.252|0|Salad dressing, ranch dressing, regular
04679|792|0.26|20.69|78.69|0|5.025|0|0.147|0|Oil, PAM cooking spray, original
05006|215|18.6|0|15.06|0|4.31|0|0.175|0|Chicken, broilers or fryers, meat and skin, raw
05011|119|21.39|0|3.08|0|0.79|0|0.193|0|Chicken, broilers or fryers, meat only, raw
05013|190|28.93|0|7.41|0|2.04|0|0.215|0|Chicken, broilers or fryers, meat only, roasted
05027|119|16.92|0.73|4.83|0|1.563|0|0.177|0|Chicken, liver, all classes, raw
05057|172|20.85|0|9.25|0|2.66|0|0.158|0|Chicken, broilers or fryers, breast, meat and skin, raw
05062|120|22.5|0|2.62|0|0.563|0|0.113|0|Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw
05075|214|16.37|0.17|15.95|0|4.366|0|0.21|0|Chicken, broilers or fryers, leg, meat and skin, raw
05080|120|19.16|0|4.22|0|1.05|0|0.24|0|Chicken, broilers or fryers, leg, meat only, raw
05084|297|14.07|0|26.24|0|7.27|0|0.16|0|Chicken, broilers or fryers, neck, meat and skin, raw
05091|221|16.52|0.25|16.61|0|4.524|0|0.203|0|Chicken, broilers or fryers, thigh, meat and skin, raw
05096|121|19.66|0|4.12|0|1.097|0|0.238|0|Chicken, broilers or fryers, dark meat, thigh, meat only, raw
05100|191|17.52|0|12.85|0|3.535|0|0.21|0|Chicken, broilers or fryers, wing, meat and skin, raw
05123|258|17.55|0|20.33|0|5.71|0|0.177|0|Chicken, stewing, meat and skin, raw
05139|404|11.49|0|39.34|0|13.22|0|0.158|0|Duck, domesticated, meat and skin, raw
05144|211|17.42|0|15.2|0|5.04|0|0.14|0|Duck, wild, meat and skin, raw
05146|371|15.86|0|33.62|0|9.78|0|0.182|0|Goose, domesticated, meat and skin, raw
05151|158|23.4|0|6.45|0|1.77|0|0.168|0|Guinea hen, meat and skin, raw
05153|181|22.7|0|9.29|0|2.7|0|0.1|0|Pheasant, raw, meat and skin
05157|192|19.63|0|12.05|0|3.38|0|0.133|0|Quail, meat and skin, raw
05160|294|18.47|0|23.8|0|8.43|0|0.135|0|Squab, (pigeon), meat and skin, raw
05165|143|21.64|0.13|5.64|0.07|1.461|0|0.28|0|Turkey, whole, meat and skin, raw
05168|159|29.06|0|3.84|0|1.132|0|0.253|0|Turkey, whole, meat only, cooked, roasted
05193|144|19.54|0|6.72|0|2.06|0|0.185|0|Turkey, all classes, leg, meat and skin, raw
05219|114|23.66|0.14|1.48|0.05|0.289|0|0.283|0|Turkey, breast, from whole bird, meat only, raw
05305|148|19.66|0|7.66|0|2.024|0|0.145|0|Ground turkey, raw
05307|200|17.15|0|14.02|0|3.89|0|0.152|0|Chicken, cornish game hens, meat and skin, raw
05317|217|26.75|0|11.4|0|2.975|0|0.275|0|Duck, young duckling, domesticated, White Pekin, leg, meat and skin, bone in, cooked, roasted
05327|263|14.73|15.01|15.75|0.37|3.26|1.1|1.34|0|Chicken breast tenders, breaded, uncooked
05332|143|17.44|0.04|8.1|0|2.301|0|0.15|0|Chicken, ground, raw
05363|112|25.94|0|0.88|0|0.13|0|0.125|0|Ruffed Grouse, breast meat, skinless, raw
06008|7|1.14|0.04|0.22|0|0.11|0|0.93|0|Soup, beef broth or bouillon canned, ready-to-serve
06016|90|2.38|7.16|5.77|0.54|1.697|0|1.755|0|Soup, cream of chicken, canned, condensed
06019|48|2.37|6.07|1.55|0|0.389|0.9|1.703|0|Soup, chicken noodle, canned, condensed
06032|11|2.52|0.32|0|0|0|0|1.735|0|Soup, beef broth bouillon and consomme, canned, condensed
06076|170|17.3|16.1|4|14.51|1.99|0|60|0|Soup, beef broth, cubed, dry
06081|198|14.6|23.5|4.7|0|1.2|0|60|0|Soup, chicken broth cubes, dry
06094|293|7.48|65.07|0.34|4.65|0.089|6.6|20.078|0|Soup, onion, dry, mix
06112|89|5.93|15.56|0.02|14.1|0|0.1|9.582|0|Sauce, teriyaki, ready-to-serve
06116|53|3.75|4.81|2.36|0.21|1.153|0.4|1.4|0|Gravy, beef, canned, ready-to-serve
06118|367|10.74|59.38|9.61|14.5|3.319|2|12.107|0|Gravy, brown, dry
06142|237|12.8|5.46|18.2|1.33|5.46|1.7|2.863|0|Sauce, sofrito, prepared from recipe
06150|172|0.82|40.77|0.63|33.24|0.045|0.9|2.567|0|Sauce, barbecue
06159|66|1.46|15.22|0.44|8.23|0.115|1.1|0.943|0|Soup, tomato, canned, condensed
06164|29|1.52|6.64|0.17|4.01|0.021|1.9|1.778|0|Sauce, salsa, ready-to-serve
06168|11|0.51|1.75|0.37|1.26|0.052|0.3|6.607|0|Sauce, ready-to-serve, pepper or hot
06170|13|1.97|1.2|0.09|0.54|0.035|0|0.495|0|Soup, stock, beef, home-prepared
06172|36|2.52|3.53|1.2|1.58|0.321|0|0.357|0|Soup, stock, chicken, home-prepared
06174|16|2.26|0|0.81|0|0.203|0|0.39|0|Soup, stock, fish, home-prepared
06175|220|3.31|44.08|3.39|27.26|0.568|2.8|4.037|0|Sauce, hoisin, ready-to-serve
06176|51|1.35|10.92|0.25|0|0.043|0.3|6.833|0|Sauce, oyster, ready-to-serve
06179|35|5.06|3.64|0.01|3.64|0.003|0|19.628|0|Sauce, fish, ready-to-serve
06183|7|1.36|0.38|0|0.22|0|0|0.578|0|Soup, chicken broth, less/reduced sodium, ready to serve
06188|6|1.14|0.2|0.07|0.2|0.042|0|0.563|0|Soup, beef broth, less/reduced sodium, ready to serve
06194|6|0.64|0.44|0.21|0.43|0.013|0|0.927|0|Soup, chicken broth, ready-to-serve
06440|34|1.77|4.66|1.04|1.14|0.23|0.4|0.635|0|Soup, minestrone, canned, prepared with equal volume water
06609|5|0|1.28|0|0.85|0|0|0.585|0|SWANSON BROTH, Certified Organic Vegetable Broth
06615|6|0.23|1.02|0.07|0.57|0.031|0|0.758|0|Soup, SWANSON, vegetable broth
06618|179|2.02|28.46|6.34|18.8|3.53|1.1|0.797|0|Sauce, peanut, made from coconut, water, sugar, peanuts
06626|418|9.83|10.09|37.6|6.33|7.07|1.8|1.508|0|Sauce, pesto, ready-to-serve, refrigerated
06627|426|5|6.14|42.42|1.92|7.362|1.7|2.495|0|Sauce, pesto, ready-to-serve, shelf stable
06631|93|1.93|19.16|0.93|15.11|0.28|2.2|5.31|0|Sauce, hot chile, sriracha
06720|438|7.68|60.52|18.33|10.26|8.44|1|8.005|0|Sauce, cheese sauce mix, dry
06931|50|1.39|7.43|1.61|4.91|0.218|1.8|1.093|0|Sauce, pasta, spaghetti/marinara, ready-to-serve
06961|21|0.9|3.9|0.6|2.55|0.08|0.7|0.063|0|Sauce, peppers, hot, chili, mature red, canned
06970|16|2|1.2|0.6|0.13|0.179|0|0.075|0|Soup, chicken broth, low sodium, canned
06971|78|0|19.46|0|10.03|0|0|2.45|0|Sauce, worcestershire
06972|92|2.5|19.79|0.3|13.33|0.045|2.4|3.345|0|Sauce, tomato chili sauce, bottled, with salt
07005|379|14.6|1.29|34.5|1.29|13.4|0|1.7|0|Blood sausage
07008|308|15.2|5.49|24.59|4.42|9.301|0|2.4|0|Bologna, beef and pork
07013|333|13.72|2.85|29.18|0|9.998|0|2.115|0|Bratwurst, pork, cooked
07019|455|24.1|1.86|38.27|0|14.38|0|3.087|0|Chorizo, pork and beef
07028|100|16.9|0.55|3.4|0|0.66|0|3.198|0|Ham, sliced, packaged (96% fat free, water added)
07036|346|14.25|0.65|31.33|0.04|11.27|0|1.828|0|Sausage, Italian, pork, raw
07043|115|18.62|0.64|3.69|0.29|1.318|0|2.132|0|Roast beef, deli style, prepackaged, sliced
07050|311|16.37|3.05|25.39|0|9.51|0|3.115|0|Mortadella, beef, pork
07055|319|14.2|1.5|28|0.1|9.57|0|1.742|0|Pate, liver, not specified, canned
07059|326|14.1|1.63|28.72|0.11|10.33|0|2.19|0|Polish sausage, pork
07063|288|15.39|0.93|24.8|0.93|7.57|0|1.848|0|Pork sausage, link/patty, unprepared
07071|407|22.58|1.6|33.72|0.11|11.89|0|5.65|0|Salami, dry or hard, pork
07072|378|21.07|0.72|31.65|0.26|11.418|0|4.39|0|Salami, dry or hard, pork, beef
07074|309|11.98|0.94|28.23|0.94|9.313|0|2.067|0|Smoked link sausage, pork
07254|226|15.94|1.89|16.93|0.12|4.52|0|2.672|0|Turkey bacon, unprepared
07908|315|13.4|4.6|26.6|0|9.987|0|3.527|0|Luncheon meat, pork with ham, minced, canned, includes SPAM (Hormel)
07950|290|10.26|4.17|25.76|0.27|7.666|0|2.725|0|Frankfurter, meat
07954|405|15.5|0.03|37.57|0|15.098|0|2.055|0|Beef sausage, pre-cooked
07955|155|18.79|0.47|8.08|0|1.963|0|1.482|0|Turkey sausage, fresh, raw
07956|332|18.21|0.35|27.98|0|10.905|0|2.033|0|Beef sausage, fresh, cooked
08001|259|13.14|74.24|4.9|15.69|1.1|29.3|0.645|0|Cereals ready-to-eat, KELLOGG, KELLOGG'S ALL-BRAN Original
08020|357|7.5|84.1|0.4|9.5|0.116|3.3|1.823|0|Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes
08037|489|13.67|53.88|24.31|19.8|3.957|8.9|0.065|0|Cereals ready-to-eat, granola, homemade
08065|381|6.75|85.05|2.05|9.87|0.458|0.4|1.318|0|Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES
08069|369|3.96|89.2|1.68|35.43|0.451|2.2|1.17|0|Cereals ready-to-eat, KELLOGG, KELLOGG'S FROSTED FLAKES
08160|371|8.8|79.6|1.2|0.64|0.155|1.6|0.003|0|Cereals, corn grits, yellow, regular and quick, unenriched, dry
08286|355|8.6|74.9|5.4|25.1|0.6|7.7|0.598|0|Cereals ready-to-eat, KELLOGG, KELLOGG'S MUESLIX
09003|52|0.26|13.81|0.17|10.39|0.028|2.4|0.003|0|Apples, raw, with skin
09011|243|0.93|65.89|0.32|57.19|0.052|8.7|0.217|0|Apples, dried, sulfured, uncooked
09016|46|0.1|11.3|0.13|9.62|0.022|0.2|0.01|0|Apple juice, canned or bottled, unsweetened, without added ascorbic acid
09019|42|0.17|11.27|0.1|9.39|0.008|1.1|0.005|0|Applesauce, canned, unsweetened, without added ascorbic acid (includes USDA commodity)
09021|48|1.4|11.12|0.39|9.24|0.027|2|0.003|0|Apricots, raw
09032|241|3.39|62.64|0.51|53.44|0.017|7.3|0.025|0|Apricots, dried, sulfured, uncooked
09036|56|0.37|14.39|0.09|13.79|0.006|0.6|0.007|0|Apricot nectar, canned, without added ascorbic acid
09037|160|2|8.53|14.66|0.66|2.126|6.7|0.018|0|Avocados, raw, all commercial varieties
09038|167|1.96|8.64|15.41|0.3|2.126|6.8|0.02|0|Avocados, raw, California
09040|89|1.09|22.84|0.33|12.23|0.112|2.6|0.003|0|Bananas, raw
09042|43|1.39|9.61|0.49|4.88|0.014|5.3|0.003|0|Blackberries, raw
09044|333|1.25|80.45|0.73|67.15|0.146|2.5|0.033|0|Cherries, tart, dried, sweetened
09050|57|0.74|14.49|0.33|9.96|0.028|2.4|0.003|0|Blueberries, raw
09060|31|1.04|6.73|0.33|3.98|0.019|2.8|0.005|0|Carambola, (starfruit), raw
09070|63|1.06|16.01|0.2|12.82|0.038|2.1|0|0|Cherries, sweet, raw
09077|76|0.4|19.95|0.3|16.66|0.048|1.92|0.003|0|Crabapples, raw
09078|46|0.46|11.97|0.13|4.27|0.008|3.6|0.005|0|Cranberries, raw
09079|308|0.17|82.8|1.09|72.56|0.088|5.3|0.013|0|Cranberries, dried, sweetened
09081|159|0.9|40.4|0.15|31.75|0.007|1.1|0.013|0|Cranberry sauce, canned, sweetened
09082|178|0.3|46.2|0.1|38.58|0.012|0|0.08|0|Cranberry-orange relish, canned
09083|63|1.4|15.38|0.41|12.84|0.034|1.48|0.005|0|Currants, european black, raw
09084|56|1.4|13.8|0.2|7.37|0.017|4.3|0.003|0|Currants, red and white, raw
09085|283|4.08|74.08|0.27|67.28|0.028|6.8|0.02|0|Currants, zante, dried
09087|282|2.45|75.03|0.39|63.35|0.032|8|0.005|0|Dates, deglet noor
09089|74|0.75|19.18|0.3|16.26|0.06|2.9|0.003|0|Figs, raw
09094|249|3.3|63.87|0.93|47.92|0.144|9.8|0.025|0|Figs, dried, uncooked
09097|46|0.46|11.86|0.01|10.86|0.001|1|0.01|0|Fruit cocktail, (peach and pineapple and pear and grape and cherry), canned, juice pack, solids and liquids
09107|44|0.88|10.18|0.58|5.88|0.038|4.3|0.003|0|Gooseberries, raw
09110|349|14.26|77.06|0.39|45.61|0|13|0.745|0|Goji berries, dried
09112|42|0.77|10.66|0.14|6.89|0.021|1.6|0|0|Grapefruit, raw, pink and red, all areas
09128|39|0.5|9.2|0.1|9.1|0.014|0.1|0.003|0|Grapefruit juice, white, raw
09132|69|0.72|18.1|0.16|15.48|0.054|0.9|0.005|0|Grapes, red or green (European type, such as Thompson seedless), raw
09135|60|0.37|14.77|0.13|14.2|0.025|0.2|0.013|0|Grape juice, canned or bottled, unsweetened, without added ascorbic acid
09138|53|1.9|11.2|0.7|9.35|0.1|1.08|0|0|Groundcherries, (cape-gooseberries or poha), raw
09139|68|2.55|14.32|0.95|8.92|0.272|5.4|0.005|0|Guavas, common, raw
09144|95|1.72|23.25|0.64|19.08|0.195|1.5|0.005|0|Jackfruit, raw
09147|281|4.72|72.52|0.5|60.56|0.07|6|0.013|0|Jujube, Chinese, fresh, dried
09148|61|1.14|14.66|0.52|8.99|0.029|3|0.007|0|Kiwifruit, green, raw
09149|71|1.88|15.9|0.86|9.36|0.103|6.5|0.025|0|Kumquats, raw
09150|29|1.1|9.32|0.3|2.5|0.039|2.8|0.005|0|Lemons, raw, without peel
09152|22|0.35|6.9|0.24|2.52|0.04|0.3|0.003|0|Lemon juice, raw
09156|47|1.5|16|0.3|4.17|0.039|10.6|0.015|0|Lemon peel, raw
09159|30|0.7|10.54|0.2|1.69|0.022|2.8|0.005|0|Limes, raw
09160|25|0.42|8.42|0.07|1.69|0.008|0.4|0.005|0|Lime juice, raw
09164|66|0.83|16.53|0.44|15.23|0.099|1.3|0.003|0|Litchis, raw
09167|55|1.52|13.02|0.31|7.7|0.011|5.3|0.003|0|Loganberries, frozen
09176|60|0.82|14.98|0.38|13.66|0.092|1.6|0.003|0|Mangos, raw
09178|319|2.45|78.58|1.18|66.27|0.287|2.4|0.405|0|Mango, dried, sweetened
09181|34|0.84|8.16|0.19|7.86|0.051|0.9|0.04|0|Melons, cantaloupe, raw
09191|44|1.06|10.55|0.32|7.89|0.025|1.7|0|0|Nectarines, raw
09193|115|0.84|6.26|10.68|0|1.415|3.2|1.838|0|Olives, ripe, canned (small-extra large)
09195|145|1.03|3.84|15.32|0.54|2.029|3.3|3.89|0|Olives, pickled, canned or bottled, green
09200|47|0.94|11.75|0.12|9.35|0.015|2.4|0|0|Oranges, raw, all commercial varieties
09206|45|0.7|10.4|0.2|8.4|0.024|0.2|0.003|0|Orange juice, raw
09214|148|2.4|35.19|0.25|29.68|0.059|1|0.018|0|Orange juice, frozen concentrate, unsweetened, undiluted
09216|97|1.5|25|0.2|14.4|0.024|10.6|0.007|0|Orange peel, raw
09226|43|0.47|10.82|0.26|7.82|0.081|1.7|0.02|0|Papayas, raw
09231|97|2.2|23.38|0.7|11.2|0.059|10.4|0.07|0|Passion-fruit, (granadilla), purple, raw
09232|51|0.39|13.6|0.05|13.4|0.004|0.2|0.015|0|Passion-fruit juice, purple, raw
09236|39|0.91|9.54|0.25|8.39|0.019|1.5|0|0|Peaches, yellow, raw
09246|239|3.61|61.33|0.76|41.74|0.082|8.2|0.018|0|Peaches, dried, sulfured, uncooked
09251|54|0.27|13.92|0.02|13.32|0.002|0.6|0.018|0|Peach nectar, canned, without added ascorbic acid
09252|57|0.36|15.23|0.14|9.75|0.022|3.1|0.003|0|Pears, raw
09259|262|1.87|69.7|0.63|62.2|0.035|7.5|0.015|0|Pears, dried, sulfured, uncooked
09262|60|0.11|15.76|0.01|15.16|0.001|0.6|0.01|0|Pear nectar, canned, without added ascorbic acid
09263|70|0.58|18.59|0.19|12.53|0.02|3.6|0.003|0|Persimmons, japanese, raw
09266|50|0.54|13.12|0.12|9.85|0.009|1.4|0.003|0|Pineapple, raw, all varieties
09268|60|0.42|15.7|0.08|14.45|0.006|0.8|0.003|0|Pineapple, canned, juice pack, solids and liquids
09273|53|0.36|12.87|0.12|9.98|0.008|0.2|0.005|0|Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid
09277|122|1.3|31.89|0.37|15|0.143|2.3|0.01|0|Plantains, raw
09279|46|0.7|11.42|0.28|9.92|0.017|1.4|0|0|Plums, raw
09286|83|1.67|18.7|1.17|13.67|0.12|4|0.007|0|Pomegranates, raw
09287|41|0.73|9.57|0.51|5.97|0.067|3.6|0.013|0|Prickly pears, raw
09291|240|2.18|63.88|0.38|38.13|0.088|7.1|0.005|0|Plums, dried (prunes), uncooked
09296|57|0.4|15.3|0.1|12.78|0.01|1.9|0.01|0|Quinces, raw
09297|302|3.39|79.52|0.46|59.19|0.151|4|0.03|0|Raisins, golden seedless
09298|299|3.07|79.18|0.46|59.19|0.058|3.7|0.028|0|Raisins, seedless
09302|52|1.2|11.94|0.65|4.42|0.019|6.5|0.003|0|Raspberries, raw
09307|21|0.9|4.54|0.2|1.1|0.053|1.8|0.01|0|Rhubarb, raw
09316|32|0.67|7.68|0.3|4.89|0.015|2|0.003|0|Strawberries, raw
09322|239|2.8|62.5|0.6|38.8|0.272|5.1|0.07|0|Tamarinds, raw
09326|30|0.61|7.55|0.15|6.2|0.016|0.4|0.003|0|Watermelon, raw
09328|165|0.22|41.97|0.21|38.77|0.039|3.2|0.01|0|Maraschino cherries, canned, drained
09340|42|0.5|10.65|0.23|7.05|0.012|3.6|0|0|Pears, asian, raw
09354|60|0.51|15.56|0.11|14.26|0.008|1.3|0.003|0|Pineapple, canned, juice pack, drained
09370|72|0.52|18.43|0.18|14.66|0.013|1.2|0.015|0|Peaches, canned, heavy syrup, drained
09404|39|0.5|9.2|0.1|7.68|0.014|0.89|0.003|0|Grapefruit juice, pink, raw
09426|322|0.34|82.74|0.07|80.68|0.01|1.6|0.245|0|Candied fruit
09433|47|0.85|12.02|0.15|9.18|0.02|1.7|0.003|0|Clementines, raw
09435|63|0.09|16.25|0.06|12.95|0.02|1|0.015|0|Guava nectar, canned, with added ascorbic acid
09436|51|0.11|13.12|0.06|12.45|0.014|0.3|0.013|0|Mango nectar, canned
09442|54|0.15|13.13|0.29|12.65|0.077|0.1|0.022|0|Pomegranate juice, bottled
09502|58|0.44|13.61|0.19|9.59|0.03|2.8|0.003|0|Apples, raw, granny smith, with skin
10001|376|13.91|0|35.07|0|12.44|0|0.105|0|Pork, fresh, carcass, separable lean and fat, raw
10005|518|9.34|0|53.01|0|19.33|0|0.08|0|Pork, fresh, belly, raw
10008|245|17.43|0|18.87|0|6.54|0|0.118|0|Pork, fresh, leg (ham), whole, separable lean and fat, raw
10020|198|19.74|0|12.58|0|4.36|0|0.125|0|Pork, fresh, loin, whole, separable lean and fat, raw
10070|236|17.18|0|17.99|0|6.24|0|0.163|0|Pork, fresh, shoulder, whole, separable lean and fat, raw
10080|186|17.42|0|12.36|0|4.348|0|0.152|0|Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean and fat, raw
10084|132|18.73|0|5.71|0|1.998|0|0.163|0|Pork, fresh, shoulder, (Boston butt), blade (steaks), separable lean only, raw
10088|277|15.47|0|23.4|0|7.529|0|0.203|0|Pork, fresh, spareribs, separable lean and fat, raw
10102|212|23.16|0|12.59|0|3.57|0|0.33|0|Pork, fresh, variety meats and by-products, feet, raw
10105|655|6.38|0|69.61|0|25.26|0|0.063|0|Pork, fresh, variety meats and by-products, jowl, raw
10110|134|21.39|2.47|3.65|2.01|1.17|0|0.217|0|Pork, fresh, variety meats and by-products, liver, raw
10123|417|12.62|1.28|39.69|1|13.296|0|1.655|0|Pork, cured, bacon, unprepared
10130|110|20.31|1.34|2.62|0.9|0.9|0|1.877|0|Canadian bacon, unprepared
10141|195|27.8|0.3|8.32|0|2.78|0|6.737|0|Pork, cured, ham, center slice, country-style, separable lean only, raw
10165|748|5.05|0|80.5|0|29.38|0|6.71|0|Pork, cured, salt pork, raw
10204|189|19.34|0|11.82|0|2.37|0|0.158|0|Pork, fresh, loin, country-style ribs, separable lean and fat, raw
10218|120|20.65|0|3.53|0|1.181|0|0.13|0|Pork, fresh, loin, tenderloin, separable lean and fat, raw
10219|263|16.88|0|21.19|0|7.87|0|0.14|0|Pork, fresh, ground, raw
10224|166|21.34|0|8.33|0|1.598|0|0.118|0|Pork, fresh, loin, top loin (roasts), boneless, separable lean and fat, raw
10228|144|21.23|0|5.88|0|2.03|0|0.135|0|Pork, fresh, composite of trimmed retail cuts (loin and shoulder blade), separable lean only, raw
10936|177|21.61|0.41|9.85|0.06|3.18|0|2.04|0|Pork, cured, ham, shank, bone-in, separable lean and fat, unheated
10955|176|22.27|0.52|9.38|0.06|3.008|0|1.805|0|Pork, cured, ham, rump, bone-in, separable lean and fat, unheated
11001|23|3.99|2.1|0.69|0.2|0.069|1.9|0.015|0|Alfalfa seeds, sprouted, raw
11003|23|2.46|4.02|0.33|1.33|0.091|1.19|0.05|0|Amaranth leaves, raw
11007|47|3.27|10.51|0.15|0.99|0.036|5.4|0.235|0|Artichokes, (globe or french), raw
11009|38|2.63|7.75|0.43|2.56|0.099|3.9|0.118|0|Artichokes, (globe or french), frozen, unprepared
11011|20|2.2|3.88|0.12|1.88|0.04|2.1|0.005|0|Asparagus, raw
11024|17|1|3.7|0.17|0.9|0.03|2.8|0.013|0|Balsam-pear (bitter gourd), pods, raw
11026|27|2.6|5.2|0.3|3|0.069|2.2|0.01|0|Bamboo shoots, raw
11028|19|1.72|3.22|0.4|1.89|0.092|1.4|0.018|0|Bamboo shoots, canned, drained solids
11031|113|6.84|20.17|0.86|1.48|0.198|4.9|0.02|0|Lima beans, immature seeds, raw
11043|30|3.04|5.94|0.18|4.13|0.046|1.8|0.015|0|Mung beans, mature seeds, sprouted, raw
11052|31|1.83|6.97|0.22|3.26|0.05|2.7|0.015|0|Beans, snap, green, raw
11080|43|1.61|9.56|0.17|6.76|0.027|2.8|0.195|0|Beets, raw
11086|22|2.2|4.33|0.13|0.5|0.02|3.7|0.565|0|Beet greens, raw
11088|72|5.6|11.7|0.6|3.86|0.138|4.2|0.125|0|Broadbeans, immature seeds, raw
11090|34|2.82|6.64|0.37|1.7|0.039|2.6|0.083|0|Broccoli, raw
11096|22|3.17|2.85|0.49|0.38|0.05|2.7|0.083|0|Broccoli raab, raw
11098|43|3.38|8.95|0.3|2.2|0.062|3.8|0.063|0|Brussels sprouts, raw
11109|25|1.28|5.8|0.1|3.2|0.034|2.5|0.045|0|Cabbage, raw
11112|31|1.43|7.37|0.16|3.83|0.021|2.1|0.068|0|Cabbage, red, raw
11114|27|2|6.1|0.1|2.27|0.013|3.1|0.07|0|Cabbage, savoy, raw
11116|13|1.5|2.18|0.2|1.18|0.027|1|0.163|0|Cabbage, chinese (pak-choi), raw
11118|15|1.1|2.4|0.5|1.06|0.067|1.6|1.245|0|Cabbage, kimchi
11119|16|1.2|3.23|0.2|1.41|0.043|1.2|0.022|0|Cabbage, chinese (pe-tsai), raw
11124|41|0.93|9.58|0.24|4.74|0.037|2.8|0.173|0|Carrots, raw
11134|160|1.36|38.06|0.28|1.7|0.074|1.8|0.035|0|Cassava, raw
11135|25|1.92|4.97|0.28|1.91|0.13|2|0.075|0|Cauliflower, raw
11141|42|1.5|9.2|0.3|1.6|0.079|1.8|0.25|0|Celeriac, raw
11143|16|0.69|2.97|0.17|1.34|0.042|1.6|0.2|0|Celery, raw
11147|19|1.8|3.74|0.2|1.1|0.03|1.6|0.532|0|Chard, swiss, raw
11149|19|0.82|4.51|0.13|1.66|0.028|1.7|0.005|0|Chayote, fruit, raw
11151|17|0.9|4|0.1|0.9|0.024|3.1|0.005|0|Chicory, witloof, raw
11156|30|3.27|4.35|0.73|1.85|0.146|2.5|0.007|0|Chives, raw
11161|32|3.02|5.42|0.61|0.46|0.055|4|0.043|0|Collards, raw
11165|23|2.13|3.67|0.52|0.87|0.014|2.8|0.115|0|Coriander (cilantro) leaves, raw
11167|86|3.27|18.7|1.35|6.26|0.325|2|0.037|0|Corn, sweet, yellow, raw
11174|72|1.74|18.13|0.42|3.23|0.065|1.2|0.652|0|Corn, sweet, yellow, canned, cream style, regular pack
11190|21|2|3.6|0.4|1.19|0.08|1.06|0.01|0|Cornsalad, raw
11203|32|2.6|5.5|0.7|4.4|0.023|1.1|0.035|0|Cress, garden, raw
11205|15|0.65|3.63|0.11|1.67|0.037|0.5|0.005|0|Cucumber, with peel, raw
11207|45|2.7|9.2|0.7|0.71|0.17|3.5|0.19|0|Dandelion greens, raw
11209|25|0.98|5.88|0.18|3.53|0.034|3|0.005|0|Eggplant, raw
11212|121|11.91|8.91|5.2|2.18|0.62|5.2|0.015|0|Edamame, frozen, prepared
11213|17|1.25|3.35|0.2|0.25|0.048|3.1|0.055|0|Endive, raw
11215|149|6.36|33.06|0.5|1|0.089|2.1|0.043|0|Garlic, raw
11216|80|1.82|17.77|0.75|1.7|0.203|2|0.033|0|Ginger root, raw
11218|14|0.62|3.39|0.02|1.12|0.002|0.5|0.005|0|Gourd, white-flowered (calabash), raw
11222|64|9.4|8.28|1.4|2.73|0.28|2|0.022|0|Drumstick leaves, raw
11226|73|2|17.44|0.01|9.6|0|1.6|0.01|0|Jerusalem-artichokes, raw
11233|49|4.28|8.75|0.93|2.26|0.091|3.6|0.095|0|Kale, raw
11238|34|2.24|6.79|0.49|2.38|0.1|2.5|0.022|0|Mushrooms, shiitake, raw
11239|38|1.49|6.86|0.53|1.16|0.11|3.8|0.022|0|Mushrooms, Chanterelle, raw
11240|31|3.12|5.1|0.57|0.6|0.065|2.8|0.052|0|Mushrooms, morel, raw
11241|27|1.7|6.2|0.1|2.6|0.013|3.6|0.05|0|Kohlrabi, raw
11246|61|1.5|14.15|0.3|3.9|0.04|1.8|0.05|0|Leeks, (bulb and lower leaf-portion), raw
11251|17|1.23|3.29|0.3|1.19|0.039|2.1|0.02|0|Lettuce, cos or romaine, raw
11253|15|1.36|2.87|0.15|0.78|0.02|1.3|0.07|0|Lettuce, green leaf, raw
11254|74|2.6|17.23|0.1|5.68|0.03|4.9|0.1|0|Lotus root, raw
11257|16|1.33|2.26|0.22|0.48|0.017|0.9|0.063|0|Lettuce, red leaf, raw
11260|22|3.09|3.26|0.34|1.98|0.05|1|0.013|0|Mushrooms, white, raw
11264|25|1.87|5.09|0.29|2.34|0.038|2.4|1.063|0|Mushrooms, canned, drained solids
11265|22|2.11|3.87|0.35|2.5|0.06|1.3|0.022|0|Mushrooms, portabella, raw
11266|22|2.5|4.3|0.1|1.72|0.014|0.6|0.015|0|Mushrooms, brown, italian, or crimini, raw
11268|296|9.58|75.37|0.99|2.21|0.225|11.5|0.033|0|Mushrooms, shiitake, dried
11270|27|2.86|4.67|0.42|1.32|0.01|3.2|0.05|0|Mustard greens, raw
11278|33|1.93|7.45|0.19|1.48|0.026|3.2|0.018|0|Okra, raw
11282|40|1.1|9.34|0.1|4.24|0.042|1.7|0.01|0|Onions, raw
11284|349|8.95|83.28|0.46|37.41|0.078|9.2|0.052|0|Onions, dehydrated flakes
11291|32|1.83|7.34|0.19|2.33|0.032|2.6|0.04|0|Onions, spring or scallions (includes tops and bulb), raw
11295|258|3.15|30.53|14.1|10.07|4.534|1.8|0.615|0|Onion rings, breaded, par fried, frozen, unprepared
11297|36|2.97|6.33|0.79|0.85|0.132|3.3|0.14|0|Parsley, fresh
11298|75|1.2|17.99|0.3|4.8|0.05|4.9|0.025|0|Parsnips, raw
11300|42|2.8|7.55|0.2|4|0.039|2.6|0.01|0|Peas, edible-podded, raw
11308|68|4.47|11.36|0.8|2.99|0.143|4.9|0.682|0|Peas, green (includes baby and lesuer types), canned, drained solids, unprepared
11311|71|4.33|11.82|0.95|3.9|0.17|3.5|0.578|0|Peas, green, canned, drained solids, rinsed in tap water
11312|77|5.22|13.62|0.4|5|0.066|4.5|0.27|0|Peas, green, frozen, unprepared
11333|20|0.86|4.64|0.17|2.4|0.058|1.7|0.007|0|Peppers, sweet, green, raw
11352|77|2.05|17.49|0.09|0.82|0.025|2.1|0.015|0|Potatoes, flesh and skin, raw
11367|86|1.71|20.01|0.1|0.89|0.026|1.8|0.013|0|Potatoes, boiled, cooked without skin, flesh, without salt
11398|178|1.93|24.8|8.71|0.28|1.418|2.3|1.07|0|Potato puffs, frozen, unprepared
11403|158|2.75|25.55|5.48|0.37|0.848|2|0.81|0|Potatoes, french fried, all types, salt added in processing, frozen, home-prepared, oven heated
11413|357|6.9|83.1|0.34|3.52|0.09|5.9|0.138|0|Potato flour
11416|15|1.03|3.28|0.07|1.08|0.036|0.97|0.013|0|Pumpkin flowers, raw
11422|26|1|6.5|0.1|2.76|0.052|0.5|0.003|0|Pumpkin, raw
11424|34|1.1|8.09|0.28|3.3|0.146|2.9|0.013|0|Pumpkin, canned, without salt
11427|20|2.03|3.39|0.36|1.12|0.07|1|0.113|0|Purslane, raw
11429|16|0.68|3.4|0.1|1.86|0.032|1.6|0.098|0|Radishes, raw
11430|18|0.6|4.1|0.1|2.5|0.03|1.6|0.052|0|Radishes, oriental, raw
11432|271|7.9|63.37|0.72|37.32|0.218|23.9|0.695|0|Radishes, oriental, dried
11435|37|1.08|8.62|0.16|4.46|0.027|2.3|0.03|0|Rutabagas, raw
11437|82|3.3|18.6|0.2|6.13|0.04|3.3|0.05|0|Salsify, (vegetable oyster), raw
11439|19|0.91|4.28|0.14|1.78|0.034|2.9|1.653|0|Sauerkraut, canned, solids and liquids
11445|43|1.68|9.57|0.56|0.6|0.247|1.3|0.583|0|Seaweed, kelp, raw
11446|35|5.81|5.11|0.28|0.49|0.061|0.3|0.12|0|Seaweed, laver, raw
11452|122|13.09|9.57|6.7|3.16|0.929|1.1|0.035|0|Soybeans, mature seeds, sprouted, raw
11457|23|2.86|3.63|0.39|0.42|0.063|2.2|0.198|0|Spinach, raw
11477|17|1.21|3.11|0.32|2.5|0.084|1|0.02|0|Squash, summer, zucchini, includes skin, raw
11482|40|0.8|10.42|0.1|3.44|0.021|1.5|0.007|0|Squash, winter, acorn, raw
11485|45|1|11.69|0.1|2.2|0.021|2|0.01|0|Squash, winter, butternut, raw
11492|31|0.64|6.91|0.57|2.76|0.117|1.5|0.043|0|Squash, winter, spaghetti, raw
11507|86|1.57|20.12|0.05|4.18|0.018|3|0.138|0|Sweet potato, raw, unprepared
11518|112|1.5|26.46|0.2|0.4|0.041|4.1|0.028|0|Taro, raw
11527|23|1.2|5.1|0.2|4|0.028|1.1|0.033|0|Tomatoes, green, raw
11529|18|0.88|3.89|0.2|2.63|0.028|1.2|0.013|0|Tomatoes, red, ripe, raw, year round average
11531|16|0.79|3.47|0.25|2.55|0.034|1.9|0.288|0|Tomatoes, red, ripe, canned, packed in tomato juice
11533|26|0.91|6.19|0.19|3.52|0.026|1|0.552|0|Tomatoes, red, ripe, canned, stewed
11537|15|0.69|3.62|0.08|1.19|0.011|1.07|1.002|0|Tomatoes, red, ripe, canned, with green chilies
11546|82|4.32|18.91|0.47|12.18|0.1|4.1|0.147|0|Tomato products, canned, paste, without salt added
11547|38|1.65|8.98|0.21|4.83|0.029|1.9|0.07|0|Tomato products, canned, puree, without salt added
11549|24|1.2|5.31|0.3|3.56|0.041|1.5|1.185|0|Tomato products, canned, sauce
11564|28|0.9|6.43|0.1|3.8|0.011|1.8|0.168|0|Turnips, raw
11578|22|0.93|3.87|0.31|2.84|0.088|0.5|0.422|0|Vegetable juice cocktail, canned
11583|72|3.33|13.47|0.52|4.44|0.098|4|0.118|0|Vegetables, mixed, frozen, unprepared
11590|50|0.88|12.3|0.06|2.46|0.016|2.5|0.02|0|Waterchestnuts, chinese, canned, solids and liquids
11591|11|2.3|1.29|0.1|0.2|0.027|0.5|0.103|0|Watercress, raw
11601|118|1.53|27.88|0.17|0.5|0.037|4.1|0.022|0|Yam, raw
11603|38|0.72|8.82|0.09|1.8|0.021|4.9|0.01|0|Yambean (jicama), raw
11609|65|0.8|16.28|0.08|11.05|0.013|0.8|0.372|0|Beets, pickled, canned, solids and liquids
11616|22|2|3.2|0.7|0.3|0.14|2.9|0.01|0|Dock, raw
11632|27|0.92|4.74|0.94|2.14|0.097|2.6|4.178|0|Peppers, jalapeno, canned, solids and liquids
11641|16|1.21|3.35|0.18|2.2|0.044|1.1|0.005|0|Squash, summer, all varieties, raw
11655|40|0.95|9.28|0.15|3.91|0.027|0.8|0.165|0|Carrot juice, canned
11663|306|6.21|80.88|0.3|2.97|0.061|7.7|0.255|0|Seaweed, agar, dried
11669|45|3.03|9.14|0.64|0.65|0.13|0.5|2.18|0|Seaweed, wakame, raw
11670|40|2|9.46|0.2|5.1|0.021|1.5|0.018|0|Peppers, hot chili, green, raw
11677|72|2.5|16.8|0.1|7.87|0.017|3.2|0.03|0|Shallots, raw
11696|15|0.98|2.98|0.26|0.98|0.036|0.7|0.058|0|Tomatoes, yellow, raw
11722|31|1.82|7.13|0.12|3.27|0.026|3.4|0.015|0|Beans, snap, yellow, raw
11819|40|1.87|8.81|0.44|5.3|0.042|1.5|0.022|0|Peppers, hot chili, red, raw
11821|31|0.99|6.03|0.3|4.2|0.027|2.1|0.01|0|Peppers, sweet, red, raw
11886|17|0.85|3.53|0.29|2.58|0.019|0.4|0.025|0|Tomato juice, canned, without salt added
11934|113|1.86|16.81|4.22|1.43|2.613|1.5|0.792|0|Potatoes, mashed, home-prepared, whole milk and butter added
11935|101|1.04|27.4|0.1|21.27|0.014|0.3|2.268|0|Catsup
11937|12|0.5|2.41|0.3|1.07|0.079|1|2.022|0|Pickles, cucumber, dill or kosher dill
11940|91|0.58|21.15|0.41|18.27|0.067|1|1.143|0|Pickles, cucumber, sweet (includes bread and butter pickles)
11941|11|0.33|2.26|0.2|1.06|0.052|1.2|3.02|0|Pickles, cucumber, sour
11943|23|1.1|5.1|0.3|2.71|0.045|1.9|0.035|0|Pimento, canned
11944|91|1.5|23.35|0.46|7.7|0.044|1.5|2.728|0|Pickle relish, hot dog
11950|37|2.66|7.81|0.29|0.22|0.02|2.7|0.007|0|Mushrooms, enoki, raw
11951|27|1|6.32|0.21|2.08|0.031|0.9|0.005|0|Peppers, sweet, yellow, raw
11952|23|1.43|4.48|0.25|0.6|0.06|0.9|0.055|0|Radicchio, raw
11953|21|2.71|3.11|0.4|1.03|0.083|1.1|0.007|0|Squash, zucchini, baby, raw
11954|32|0.96|5.84|1.02|3.93|0.139|1.9|0.003|0|Tomatillos, raw
11955|258|14.11|55.76|2.97|37.59|0.426|12.3|0.268|0|Tomatoes, sun-dried
11956|213|5.06|23.33|14.08|7.69|1.893|5.8|0.665|0|Tomatoes, sun-dried, packed in oil, drained
11957|31|1.24|7.3|0.2|3.93|0.09|3.1|0.13|0|Fennel, bulb, raw
11958|129|0.63|34.48|0.54|11.37|0.052|3.2|2.74|0|Pickle relish, hamburger
11959|25|2.58|3.65|0.66|2.05|0.086|1.6|0.068|0|Arugula, raw
11961|28|2.52|4.62|0.62|1.52|0.13|2.4|1.065|0|Hearts of palm, canned
11962|324|10.58|69.86|5.81|41.06|0.813|28.7|0.228|0|Peppers, hot chile, sun-dried
11963|16|1.32|3.33|0.09|1.15|0.016|2.2|0.052|0|Nopales, raw
11965|31|2.95|6.09|0.3|3.03|0.047|3.2|0.058|0|Cauliflower, green, raw
11970|12|1.1|2.23|0.17|0.74|0.03|0.66|0.028|0|Cabbage, napa, cooked
11972|99|1.82|25.31|0.49|8.34|0.119|7.49|0.015|0|Lemon grass (citronella), raw
11974|93|5.6|17.31|2.12|6.3|0.336|11|0.022|0|Grape leaves, raw
11977|32|1.74|6.7|0.44|3.83|0.059|3.7|0.025|0|Peppers, serrano, raw
11978|281|11.86|51.42|8.2|16.95|0.82|21.6|0.107|0|Peppers, ancho, dried
11979|29|0.91|6.5|0.37|4.12|0.092|2.8|0.007|0|Peppers, jalapeno, raw
11980|21|0.72|4.6|0.27|1.52|0.028|1.7|0.993|0|Peppers, chili, green, canned
11984|32|0.33|7.44|0.52|2.45|0.1|3.8|0.107|0|Epazote, raw
11987|33|3.31|6.09|0.41|1.11|0.062|2.3|0.045|0|Mushrooms, oyster, raw
11989|32|3.83|4.64|0.68|1.53|0.089|2.5|0.96|0|Mushrooms, straw, canned, drained solids
11990|109|4.8|23.54|0.63|7.76|0.13|7.8|0.043|0|Wasabi, root, raw
11993|31|1.94|6.97|0.19|2.07|0.03|2.7|0.003|0|Mushrooms, maitake, raw
11994|30|1.2|4.67|0.76|0.88|0.116|2.6|0.018|0|Broccoli, chinese, raw
12006|486|16.54|42.12|30.74|7.72|3.33|34.4|0.04|0|Seeds, chia seeds, dried
12012|553|31.56|8.67|48.75|1.5|4.6|4|0.013|0|Seeds, hemp seed, hulled
12013|332|15.41|64.47|1.97|13.44|0.33|25.6|0.013|0|Seeds, lotus seeds, dried
12014|559|30.23|10.71|49.05|1.4|8.659|6|0.018|0|Seeds, pumpkin and squash seed kernels, dried
12023|573|17.73|23.45|49.67|0.3|6.957|11.8|0.028|0|Seeds, sesame seeds, whole, dried
12036|584|20.78|20|51.46|2.62|4.455|8.6|0.022|0|Seeds, sunflower seed kernels, dried
12040|617|17.28|23.32|55.2|10.54|4.678|5.7|0.007|0|Seeds, sunflower seed butter, without salt
12061|579|21.15|21.55|49.93|4.35|3.802|12.5|0.003|0|Nuts, almonds
12062|590|21.4|18.67|52.52|4.63|3.953|9.9|0.048|0|Nuts, almonds, blanched
12071|458|9|47.81|27.74|36.25|2.629|4.8|0.022|0|Nuts, almond paste
12078|659|14.32|11.74|67.1|2.33|16.134|7.5|0.007|0|Nuts, brazilnuts, dried, unblanched
12087|553|18.22|30.19|43.85|5.91|7.783|3.3|0.03|0|Nuts, cashew nuts, raw
12088|587|17.56|27.57|49.41|5.75|9.763|2|0.037|0|Nuts, cashew butter, plain, without salt added
12097|213|2.42|45.54|2.26|9.49|0.425|8.1|0.007|0|Nuts, chestnuts, european, raw, unpeeled
12098|196|1.63|44.17|1.25|9.21|0.235|4.25|0.005|0|Nuts, chestnuts, european, raw, peeled
12099|374|6.39|77.31|4.45|16.11|0.837|11.7|0.092|0|Nuts, chestnuts, european, dried, unpeeled
12101|131|2|27.76|1.38|5.79|0.26|2.67|0.068|0|Nuts, chestnuts, european, boiled and steamed
12104|354|3.33|15.23|33.49|6.23|29.698|9|0.05|0|Nuts, coconut meat, raw
12108|660|6.88|23.65|64.53|7.35|57.218|16.3|0.092|0|Nuts, coconut meat, dried (desiccated), not sweetened
12115|330|3.63|6.65|34.68|1.39|30.753|2.2|0.01|0|Nuts, coconut cream, raw (liquid expressed from grated meat)
12116|357|1.17|53.21|16.31|51.5|15.472|0.2|0.09|0|Nuts, coconut cream, canned, sweetened
12118|197|2.02|2.81|21.33|0.59|18.915|1.12|0.033|0|Nuts, coconut milk, canned (liquid expressed from grated meat and water)
12120|628|14.95|16.7|60.75|4.34|4.464|9.7|0|0|Nuts, hazelnuts or filberts
12131|718|7.91|13.82|75.77|4.57|12.061|8.6|0.013|0|Nuts, macadamia nuts, raw
12142|691|9.17|13.86|71.97|3.97|6.18|9.6|0|0|Nuts, pecans
12147|673|13.69|13.08|68.37|3.59|4.899|3.7|0.005|0|Nuts, pine nuts, dried
12151|560|20.16|27.17|45.32|7.66|5.907|10.6|0.003|0|Nuts, pistachio nuts, raw
12155|654|15.23|13.71|65.21|2.61|6.126|6.7|0.005|0|Nuts, walnuts, english
12156|500|8.28|47.59|35.71|32.14|3.571|3.6|1.115|0|Nuts, walnuts, glazed
12166|595|17|21.19|53.76|0.49|7.529|9.3|0.288|0|Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type)
12167|245|3.17|52.96|2.2|10.6|0.414|5.1|0.005|0|Nuts, chestnuts, european, roasted
12174|557|28.33|15.31|47.37|3.19|9.779|6.08|0.247|0|Seeds, watermelon seed kernels, dried
12179|501|2.88|47.67|35.49|43.17|31.468|4.5|0.655|0|Nuts, coconut meat, dried (desiccated), sweetened, shredded
12195|614|20.96|18.82|55.5|4.43|4.152|10.3|0.018|0|Nuts, almond butter, plain, without salt added
12220|534|18.29|28.88|42.16|1.55|3.663|27.3|0.075|0|Seeds, flaxseed
12665|607|21.23|17.68|55.17|4.55|4.207|10.5|0.357|0|Nuts, almonds, oil roasted, lightly salted
12737|607|20.04|21.05|53.95|4.15|8.711|7|0.403|0|Nuts, mixed nuts, oil roasted, with peanuts, lightly salted
13147|388|14.4|0|36.23|0|15.76|0|0.122|0|Beef, rib, shortribs, separable lean and fat, choice, raw
13227|128|21.75|0|3.85|0|1.28|0|0.158|0|Beef, shank crosscuts, separable lean only, trimmed to 1/4" fat, choice, raw
13323|99|17.4|0.29|3.09|0|0.868|0|0.455|0|Beef, variety meats and by-products, kidneys, raw
13325|135|20.36|3.89|3.63|0|1.233|0|0.173|0|Beef, variety meats and by-products, liver, raw
13335|854|1.5|0|94|0|52.3|0|0.018|0|Beef, variety meats and by-products, suet, raw
13339|224|14.9|3.68|16.09|0|7|0|0.173|0|Beef, variety meats and by-products, tongue, raw
13346|198|14.68|0.14|14.9|0|4.73|0|3.042|0|Beef, cured, corned beef, brisket, raw
13348|250|27.1|0|14.93|0|6.18|0|2.243|0|Beef, cured, corned beef, canned
13350|153|31.1|2.76|1.94|2.7|0.95|0|6.975|0|Beef, cured, dried
13478|153|22.22|0|6.5|0|2.53|0|0.105|0|Beef, short loin, t-bone steak, bone-in, separable lean only, trimmed to 1/8" fat, all grades, raw
13498|332|14.35|0|30|0|11.754|0|0.165|0|Beef, ground, 70% lean meat / 30% fat, raw
13803|251|18.42|0|19.06|0|7.53|0|0.173|0|Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw
13817|265|16.98|0|21.31|0|8.59|0|0.168|0|Beef, chuck, blade roast, separable lean and fat, trimmed to 1/8" fat, choice, raw
13824|306|16.53|0|26.1|0|10.76|0|0.138|0|Beef, rib, whole (ribs 6-12), separable lean and fat, trimmed to 1/8" fat, all grades, raw
13868|192|20.7|0|11.54|0|4.544|0|0.14|0|Beef, round, bottom round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
13891|166|22.06|0|7.93|0|3.123|0|0.15|0|Beef, round, top round, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
13917|247|19.61|0|18.16|0|8.41|0|0.125|0|Beef, tenderloin, steak, separable lean and fat, trimmed to 1/8" fat, all grades, raw
13931|214|19.92|0|14.28|0|5.763|0|0.128|0|Beef, top sirloin, steak, separable lean and fat, trimmed to 1/8" fat, choice, raw
13954|165|20.64|0|8.55|0|3.14|0|0.13|0|Beef, bottom sirloin, tri-tip roast, separable lean and fat, trimmed to 0" fat, all grades, raw
13970|155|21.22|0|7.17|0|2.978|0|0.135|0|Beef, flank, steak, separable lean and fat, trimmed to 0" fat, all grades, raw
14003|43|0.46|3.55|0|0|0|0|0.01|3.87|Alcoholic beverage, beer, regular, all
14028|87|0.1|21.4|0.1|21.4|0.008|0|0.255|0|Beverages, Whiskey sour mix, bottled
14034|371|0|41.6|0.3|41.6|0.014|0|0.013|29.79|Alcoholic beverage, creme de menthe, 72 proof
14037|231|0|0|0|0|0|0|0.003|33.39|Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
14049|263|0|0|0|0|0|0|0.005|37.9|Alcoholic beverage, distilled, gin, 90 proof
14051|231|0|0|0|0|0|0|0.003|33.39|Alcoholic beverage, distilled, vodka, 80 proof
14052|250|0|0.1|0|0.1|0|0|0|36|Alcoholic beverage, distilled, whiskey, 86 proof
14057|160|0.2|13.69|0|7.78|0|0|0.022|15.3|Alcoholic beverage, wine, dessert, sweet
14084|83|0.07|2.72|0|0.79|0|0|0.013|10.39|Alcoholic beverage, wine, table, all
14090|18|0.22|4.24|0|3.92|0|0|0.065|0|Beverages, Coconut water, ready-to-drink, unsweetened
14091|15|0.59|0.58|1.1|0|0|0|0.177|0|Beverages, almond milk, unsweetened, shelf stable
14096|85|0.07|2.61|0|0.62|0|0|0.01|10.55|Alcoholic beverage, wine, table, red
14106|82|0.07|2.6|0|0.96|0|0|0.013|10.27|Alcoholic beverage, wine, table, white
14121|0|0|0|0|0|0|0|0.052|0|Beverages, carbonated, club soda
14136|34|0|8.76|0|8.9|0|0|0.018|0|Beverages, carbonated, ginger ale
14144|41|0.09|10.42|0|10.38|0|0|0.025|0|Beverages, carbonated, lemon-lime soda, no caffeine
14148|42|0|10.36|0.25|9.94|0|0|0.007|0|Beverages, carbonated, cola, regular
14155|34|0|8.8|0|8.8|0|0|0.03|0|Beverages, carbonated, tonic water
14157|41|0|10.6|0|10.6|0|0|0.033|0|Beverages, carbonated, root beer
14192|398|6.67|83.73|4|65.55|2.377|3.7|1.26|0|Beverages, Cocoa mix, powder
14209|1|0.12|0|0.02|0|0.002|0|0.005|0|Beverages, coffee, brewed, prepared with tap water
14222|355|9.3|78.9|0.2|71.01|0.071|0.5|0.693|0|Beverages, coffee, instant, with chicory
14242|54|0|13.52|0.1|11.87|0.009|0|0.005|0|Cranberry juice cocktail, bottled
14251|58|0.9|0.27|0|0|0|0|0.01|7.71|Alcoholic beverages, beer, higher alcohol
14253|83|0.36|3.8|0|3.8|0|0|0.013|9.28|Alcoholic beverages, wine, rose
14305|37|0.21|8.05|0.12|8.05|0.024|0|0.033|0|Malt beverage, includes non-alcoholic beer
14311|428|14.29|71.21|9.52|47.62|4.762|0.1|1.012|0|Beverages, Malted drink mix, natural, powder, dairy based.
14355|1|0|0.3|0|0|0.002|0|0.007|0|Beverages, tea, black, brewed, prepared with tap water
14366|315|20.21|58.66|0|5.53|0|8.5|0.18|0|Beverages, tea, instant, unsweetened, powder
14381|1|0|0.2|0|0|0.002|0|0.003|0|Beverages, tea, herb, other than chamomile, brewed
14411|0|0|0|0|0|0|0|0.01|0|Beverages, water, tap, drinking
14414|336|0.1|46.8|0.3|38.3|0.106|0|0.02|21.7|Alcoholic beverage, liqueur, coffee, 53 proof
14415|327|2.8|20.9|15.7|19.76|9.664|0|0.23|13.7|Alcoholic beverage, liqueur, coffee with cream, 34 proof
14429|0|0|0|0|0|0|0|0.007|0|Beverages, water, tap, municipal
14536|152|0.2|11.67|0|1.09|0|0|0.022|15.3|Alcoholic beverage, wine, dessert, dry
14639|47|0.28|9.17|0.97|5.28|0|0.3|0.098|0|Beverages, rice milk, unsweetened
14649|0|0|0|0|0|0|0|0.01|0|Beverages, tea, hibiscus, brewed
15001|131|20.35|0|4.84|0|1.282|0|0.26|0|Fish, anchovy, european, raw
15002|210|28.89|0|9.71|0|2.203|0|9.17|0|Fish, anchovy, european, canned in oil, drained solids
15004|97|17.73|0|2.33|0|0.507|0|0.173|0|Fish, bass, striped, raw
15005|124|20.04|0|4.24|0|0.915|0|0.15|0|Fish, bluefish, raw
15010|95|16.38|0|2.82|0|0.722|0|0.107|0|Fish, catfish, channel, wild, raw
15012|264|24.6|4|17.9|0|4.06|0|3.75|0|Fish, caviar, black and red, granular
15015|82|17.81|0|0.67|0|0.131|0|0.135|0|Fish, cod, Atlantic, raw
15018|290|62.82|0|2.37|0|0.462|0|17.567|0|Fish, cod, Atlantic, dried and salted
15025|184|18.44|0|11.66|0|2.358|0|0.128|0|Fish, eel, mixed species, raw
15026|236|23.65|0|14.95|0|3.023|0|0.163|0|Fish, eel, mixed species, cooked, dry heat
15027|277|11.01|21.66|16.23|1.65|3.733|1.5|1.005|0|Fish, fish sticks, frozen, prepared
15028|70|12.41|0|1.93|0|0.441|0|0.74|0|Fish, flatfish (flounder and sole species), raw
15031|92|19.38|0|1.02|0|0.233|0|0.133|0|Fish, grouper, mixed species, raw
15033|74|16.32|0|0.45|0|0.091|0|0.532|0|Fish, haddock, raw
15035|116|25.23|0|0.96|0|0.173|0|1.907|0|Fish, haddock, smoked
15036|91|18.56|0|1.33|0|0.292|0|0.17|0|Fish, halibut, Atlantic and Pacific, raw
15039|158|17.96|0|9.04|0|2.04|0|0.225|0|Fish, herring, Atlantic, raw
15041|262|14.19|9.64|18|7.71|2.381|0|2.175|0|Fish, herring, Atlantic, pickled
15042|217|24.58|0|12.37|0|2.791|0|2.295|0|Fish, herring, Atlantic, kippered
15046|205|18.6|0|13.89|0|3.257|0|0.225|0|Fish, mackerel, Atlantic, raw
15047|262|23.85|0|17.81|0|4.176|0|0.208|0|Fish, mackerel, Atlantic, cooked, dry heat
15048|156|23.19|0|6.3|0|1.857|0|0.948|0|Fish, mackerel, jack, canned, drained solids
15049|105|20.28|0|2|0|0.363|0|0.395|0|Fish, mackerel, king, raw
15054|76|14.48|0|1.52|0|0.34|0|0.045|0|Fish, monkfish, raw
15055|117|19.35|0|3.79|0|1.116|0|0.163|0|Fish, mullet, striped, raw
15065|92|19.44|0|0.98|0|0.135|0|0.215|0|Fish, pollock, Atlantic, raw
15070|90|18.36|0|1.34|0|0.347|0|0.185|0|Fish, rockfish, Pacific, mixed species, raw
15072|143|22.32|1.5|6.42|0|1.456|0|0.228|0|Fish, roe, mixed species, raw
15074|195|13.41|0|15.3|0|3.201|0|0.14|0|Fish, sablefish, raw
15077|117|18.28|0|4.32|0|0.929|0|1.68|0|Fish, salmon, chinook, smoked
15084|129|19.68|0|4.97|0|0.862|0|1.008|0|Fish, salmon, pink, canned, total can contents
15088|208|24.62|0|11.45|0|1.528|0|0.768|0|Fish, sardine, Atlantic, canned in oil, drained solids with bone
15091|97|18.43|0|2|0|0.511|0|0.17|0|Fish, sea bass, mixed species, raw
15095|130|20.98|0|4.51|0|0.925|0|0.198|0|Fish, shark, mixed species, raw
15101|100|20.51|0|1.34|0|0.285|0|0.16|0|Fish, snapper, mixed species, raw
15109|99|15.18|6.85|0.9|0|0.191|0|0.357|0|Fish, surimi
15110|144|19.66|0|6.65|0|1.602|0|0.203|0|Fish, swordfish, raw
15115|119|20.48|0|3.46|0|0.722|0|0.077|0|Fish, trout, rainbow, wild, raw
15119|198|29.13|0|8.21|0|1.534|0|1.04|0|Fish, tuna, light, canned in oil, drained solids
15121|86|19.44|0|0.96|0|0.211|0|0.618|0|Fish, tuna, light, canned in water, drained solids
15123|103|22|0|1.01|0|0.328|0|0.092|0|Fish, tuna, fresh, skipjack, raw
15127|109|24.4|0|0.49|0|0.172|0|0.113|0|Fish, tuna, fresh, yellowfin, raw
15129|95|16.05|0|2.95|0|0.75|0|0.375|0|Fish, turbot, european, raw
15132|90|18.31|0|1.31|0|0.247|0|0.18|0|Fish, whiting, mixed species, raw
15138|95|7.62|15|0.46|6.25|0.216|0.5|1.323|0|Crustaceans, crab, alaska king, imitation, made from surimi
15143|86|17.41|0.74|0.97|0|0.132|0|0.738|0|Crustaceans, crab, dungeness, raw
15147|77|16.52|0|0.75|0|0.181|0|1.058|0|Crustaceans, lobster, northern, raw
15149|71|13.61|0.91|1.01|0|0.261|0|1.415|0|Crustaceans, shrimp, mixed species, raw (may have been previously frozen)
15150|242|21.39|11.47|12.28|0.8|2.087|0.4|0.86|0|Crustaceans, shrimp, mixed species, cooked, breaded and fried
15151|119|22.78|1.52|1.7|0|0.521|0|2.368|0|Crustaceans, shrimp, mixed species, cooked, moist heat (may have been previously frozen)
15154|112|20.6|2.43|1.51|0|0.237|0|0.443|0|Crustaceans, spiny lobster, mixed species, raw
15157|86|14.67|3.57|0.96|0|0.187|0|1.502|0|Mollusks, clam, mixed species, raw
15160|142|24.25|5.9|1.59|0|0.309|0|0.28|0|Mollusks, clam, mixed species, canned, drained solids
15162|2|0.4|0.1|0.02|0|0.002|0|0.537|0|Mollusks, clam, mixed species, canned, liquid
15163|79|16.24|0.82|0.7|0|0.118|0|0.93|0|Mollusks, cuttlefish, mixed species, raw
15164|86|11.9|3.69|2.24|0|0.425|0|0.715|0|Mollusks, mussel, blue, raw
15166|82|14.91|2.2|1.04|0|0.227|0|0.575|0|Mollusks, octopus, common, raw
15167|51|5.71|2.72|1.71|0.62|0.474|0|0.212|0|Mollusks, oyster, eastern, wild, raw
15172|69|12.06|3.18|0.49|0|0.128|0|0.98|0|Mollusks, scallop, mixed species, raw
15175|92|15.58|3.08|1.38|0|0.358|0|0.11|0|Mollusks, squid, mixed species, raw
15179|117|18.28|0|4.32|0|0.929|0|5|0|Fish, salmon, chinook, smoked, (lox), regular
15207|204|28.62|1.92|8.23|0|1.866|0|0.292|0|Fish, roe, mixed species, cooked, dry heat
15236|208|20.42|0|13.42|0|3.05|0|0.147|0|Fish, salmon, Atlantic, farmed, raw
15240|141|19.94|0|6.18|0|1.383|0|0.128|0|Fish, trout, rainbow, farmed, raw
15242|72|14.85|0|0.97|0|0.163|0|0.155|0|Crustaceans, crayfish, mixed species, farmed, raw
15261|96|20.08|0|1.7|0|0.585|0|0.13|0|Fish, tilapia, raw
15270|85|20.1|0|0.51|0|0.101|0|0.297|0|Crustaceans, shrimp, raw (not previously frozen)
16001|329|19.87|62.9|0.53|9.15|0.191|12.7|0.013|0|Beans, adzuki, mature seeds, raw
16006|94|4.75|21.14|0.37|7.96|0.071|4.1|0.858|0|Beans, baked, canned, plain or vegetarian
16014|341|21.6|62.36|1.42|2.12|0.366|15.5|0.013|0|Beans, black, mature seeds, raw
16015|132|8.86|23.71|0.54|0.32|0.139|8.7|0.003|0|Beans, black, mature seeds, cooked, boiled, without salt
16019|335|23.03|60.05|1.23|8.73|0.316|24.7|0.015|0|Beans, cranberry (roman), mature seeds, raw
16020|136|9.34|24.46|0.46|3.56|0.119|8.6|0.003|0|Beans, cranberry (roman), mature seeds, cooked, boiled, without salt
16023|129|7.05|24.02|0.76|3.49|0.083|9.4|0.015|0|Beans, french, mature seeds, cooked, boiled, without salt
16027|333|23.58|60.01|0.83|2.23|0.12|24.9|0.06|0|Beans, kidney, all types, mature seeds, raw
16032|337|22.53|61.29|1.06|2.1|0.154|15.2|0.03|0|Beans, kidney, red, mature seeds, raw
16042|347|21.42|62.55|1.23|2.11|0.235|15.5|0.03|0|Beans, pinto, mature seeds, raw
16043|143|9.01|26.22|0.65|0.34|0.136|9|0.003|0|Beans, pinto, mature seeds, cooked, boiled, without salt
16049|333|23.36|60.27|0.85|2.11|0.219|15.2|0.04|0|Beans, white, mature seeds, raw
16050|139|9.73|25.09|0.35|0.34|0.091|6.3|0.015|0|Beans, white, mature seeds, cooked, boiled, without salt
16053|110|7.6|19.65|0.4|1.82|0.066|5.4|0.013|0|Broadbeans (fava beans), mature seeds, cooked, boiled, without salt
16055|222|4.62|88.88|0.65|49.08|0.09|39.8|0.088|0|Carob flour
16056|378|20.47|62.95|6.04|10.7|0.603|12.2|0.06|0|Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
16062|336|23.52|60.03|1.26|6.9|0.331|10.6|0.04|0|Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw
16063|116|7.73|20.76|0.53|3.3|0.138|6.5|0.01|0|Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt
16069|352|24.63|63.35|1.06|2.03|0.154|10.7|0.015|0|Lentils, raw
16070|116|9.02|20.13|0.38|1.8|0.053|7.9|0.005|0|Lentils, mature seeds, cooked, boiled, without salt
16071|338|21.46|63.38|0.69|8.5|0.161|19|0.045|0|Lima beans, large, mature seeds, raw
16072|115|7.8|20.88|0.38|2.9|0.089|7|0.005|0|Lima beans, large, mature seeds, cooked, boiled, without salt
16080|347|23.86|62.62|1.15|6.6|0.348|16.3|0.037|0|Mung beans, mature seeds, raw
16082|351|0.16|86.09|0.06|0|0.017|0.5|0.025|0|Noodles, chinese, cellophane or long rice (mung beans), dehydrated
16083|341|25.21|58.99|1.64|8.58|0.114|18.3|0.095|0|Mungo beans, mature seeds, raw
16085|352|23.82|63.74|1.16|8|0.161|25.5|0.037|0|Peas, green, split, mature seeds, raw
16087|567|25.8|16.13|49.24|4.72|6.279|8.5|0.045|0|Peanuts, all types, raw
16090|587|24.35|21.26|49.66|4.9|7.723|8.4|1.025|0|Peanuts, all types, dry-roasted, with salt
16098|598|22.21|22.31|51.36|10.49|10.325|5|1.065|0|Peanut butter, smooth style, with salt
16101|343|21.7|62.78|1.49|9.13|0.33|15|0.043|0|Pigeon peas (red gram), mature seeds, raw
16107|255|20.28|8.09|18.16|0|2.926|2.8|2.22|0|Sausage, meatless
16108|446|36.49|30.16|19.94|7.33|2.884|9.3|0.005|0|Soybeans, mature seeds, raw
16109|172|18.21|8.36|8.97|3|1.297|6|0.003|0|Soybeans, mature cooked, boiled, without salt
16112|198|12.79|25.37|6.01|6.2|1.025|5.4|9.32|0|Miso
16113|211|19.4|12.68|11|4.89|1.591|5.4|0.018|0|Natto
16114|192|20.29|7.64|10.8|1.11|2.539|2.37|0.022|0|Tempeh
16117|327|51.46|33.92|1.22|16.42|0.136|17.5|0.05|0|Soy flour, defatted
16120|54|3.27|6.28|1.75|3.99|0.205|0.6|0.128|0|Soymilk, original and vanilla, unfortified
16123|53|8.14|4.93|0.57|0.4|0.073|0.8|13.732|0|Soy sauce made from soy and wheat (shoyu)
16124|60|10.51|5.57|0.1|1.7|0.011|0.8|13.965|0|Soy sauce made from soy (tamari)
16126|78|9.04|2.85|4.17|0.6|0.793|0.9|0.03|0|Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)
16129|270|18.82|8.86|20.18|2.72|2.918|3.9|0.04|0|Tofu, fried
16138|333|13.31|31.84|17.8|4.63|2.383|9.88|0.735|0|Falafel, home-prepared
16144|358|23.91|63.1|2.17|9.18|0.379|10.8|0.018|0|Lentils, pink or red, raw
16145|124|7.98|21.49|1.05|3.8|0.181|5.5|0.578|0|Beans, kidney, red, mature seeds, canned, drained solids
16147|177|15.7|14.27|6.3|1.07|1.44|4.9|1.423|0|Veggie burgers or soyburgers, unprepared
16157|387|22.39|57.82|6.69|10.85|0.693|10.8|0.16|0|Chickpea flour (besan)
16158|166|7.9|14.29|9.6|2.08|1.437|6|0.948|0|Hummus, commercial
16161|55|4.8|2.9|2.7|1.31|0.357|0.1|0.013|0|MORI-NU, Tofu, silken, soft
16162|62|6.9|2.4|2.7|1.27|0.406|0.1|0.09|0|MORI-NU, Tofu, silken, firm
16171|83|5.28|13.5|0.87|0.59|0.142|4.7|1.075|0|Refried beans, canned, vegetarian
16244|33|2.88|1.65|1.65|0.41|0.206|0.4|0.088|0|SILK Unsweetened, soymilk
16335|121|8.12|20.8|0.93|3.03|0.328|6|0.52|0|Beans, kidney, red, mature seeds, canned, drained solids, rinsed in tap water
16359|138|7.04|22.87|2.47|4|0.213|6.3|0.53|0|Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained, rinsed in tap water
16426|144|17.27|2.78|8.72|0.4|1.261|2.3|0.035|0|Tofu, raw, firm, prepared with calcium sulfate
17013|128|20.56|0|4.51|0|1.61|0|0.155|0|Lamb, domestic, leg, whole (shank and sirloin), separable lean only, trimmed to 1/4" fat, choice, raw
17029|372|14.52|0|34.39|0|15.16|0|0.14|0|Lamb, domestic, rib, separable lean and fat, trimmed to 1/4" fat, choice, raw
17080|240|18.12|0.13|18.52|0|7.229|0|0.152|0|Lamb, New Zealand, imported, rack - partly frenched, separable lean and fat, raw
17088|144|19.35|0|6.77|0|2.79|0|0.205|0|Veal, composite of trimmed retail cuts, separable lean and fat, raw
17094|117|20.98|0|3.08|0|1.18|0|0.158|0|Veal, leg (top round), separable lean and fat, raw
17104|177|20.07|0.07|10.07|0|3.607|0|0.245|0|Veal, loin, separable lean and fat, raw
17142|197|18.58|0|13.06|0|5.108|0|0.258|0|Veal, ground, raw
17158|122|21.51|0|3.33|0|0.99|0|0|0|Game meat, boar, wild, raw
17164|120|22.96|0|2.42|0|0.95|0|0.128|0|Game meat, deer, raw
17168|109|20.6|0|2.31|0|0.71|0|0.205|0|Goat, raw
17177|136|20.05|0|5.55|0|1.66|0|0.103|0|Game meat, rabbit, domesticated, composite of cuts, raw
17191|122|16.47|0.21|5.68|0|2.25|0|0.223|0|Lamb, variety meats and by-products, heart, raw
17195|97|15.74|0.82|2.95|0|1|0|0.39|0|Lamb, variety meats and by-products, kidneys, raw
17199|139|20.38|1.78|5.02|0|1.94|0|0.175|0|Lamb, variety meats and by-products, liver, raw
17218|101|17.21|0|3.07|0|0.806|0|0.168|0|Veal, variety meats and by-products, thymus, raw
17224|282|16.56|0|23.41|0|10.19|0|0.147|0|Lamb, ground, raw
17228|201|18.91|0|13.38|0|5.83|0|0.18|0|Lamb, domestic, foreshank, separable lean and fat, trimmed to 1/8" fat, choice, raw
17232|185|18.99|0|11.5|0|4.88|0|0.145|0|Lamb, domestic, leg, shank half, separable lean and fat, trimmed to 1/8" fat, choice, raw
17236|279|17.18|0|22.75|0|9.95|0|0.147|0|Lamb, domestic, loin, separable lean and fat, trimmed to 1/8" fat, choice, raw
17242|244|17.07|0|18.96|0|8.1|0|0.158|0|Lamb, domestic, shoulder, whole (arm and blade), separable lean and fat, trimmed to 1/8" fat, choice, raw
17276|113|19.15|0|3.48|0|1.06|0|0.21|0|Veal, shank (fore and hind), separable lean and fat, raw
18001|264|10.56|52.38|1.32|8.43|0.36|1.6|1.055|0|Bagels, plain, enriched, with calcium propionate (includes onion, poppy, sesame)
18014|307|6.66|46.32|10.58|7.4|2.806|0.7|2.442|0|Biscuits, plain or buttermilk, refrigerated dough, higher fat
18016|353|7|44.6|16.3|2.18|4.324|1.5|1.45|0|Biscuits, plain or buttermilk, prepared from recipe
18027|287|9.5|47.8|6|1.78|1.593|2.3|0.95|0|Bread, egg
18029|272|10.75|51.88|2.42|4.62|0.529|2.2|1.505|0|Bread, french or vienna (includes sourdough)
18041|275|9.1|55.7|1.2|1.3|0.166|2.2|1.34|0|Bread, pita, white, enriched
18047|274|7.9|52.3|4.4|5.68|1.081|4.3|0.868|0|Bread, raisin, enriched
18060|259|8.5|48.3|3.3|3.85|0.626|5.8|1.508|0|Bread, rye
18064|267|10.72|48.68|3.24|5.91|0.777|4|1.27|0|Bread, wheat
18069|266|8.85|49.42|3.33|5.67|0.698|2.7|1.225|0|Bread, white, commercially prepared (includes soft bread crumbs)
18075|252|12.45|42.71|3.5|4.34|0.722|6|1.137|0|Bread, whole-wheat, commercially prepared
18079|395|13.35|71.98|5.3|6.2|1.203|4.5|1.83|0|Bread crumbs, dry, grated, plain
18080|412|12|68.4|9.5|1.26|1.41|3|1.782|0|Bread sticks, plain
18081|386|11|76.2|3.4|8.27|0.845|3.2|3.513|0|Bread stuffing, bread, dry mix
18110|324|2.9|61.6|9.1|27.42|1.048|3.7|0.253|0|Cake, fruitcake, commercially prepared
18116|356|3.9|49.2|16.4|12.86|4.122|1.96|0.818|0|Cake, gingerbread, prepared from recipe
18120|353|5|53.64|13.96|33.36|4.811|0.6|0.943|0|Cake, pound, commercially prepared, butter (includes fresh and frozen)
18127|399|3.63|60.31|15.93|37.76|4.884|3.2|0.83|0|Cake, snack cakes, creme-filled, chocolate with frosting
18142|423|4|80|9.8|44.21|2.469|0.7|2.15|0|Cake, pudding-type, yellow, dry mix
18151|405|4.8|63.9|16.3|36.61|4.235|2.1|0.715|0|Cookies, brownies, commercially prepared
18158|451|5.97|67.49|17.91|32.84|5.962|3|1.045|0|Cookies, chocolate chip, commercially prepared, regular, lower fat
18166|464|5.21|71|19.14|40.67|5.649|2.9|0.97|0|Cookies, chocolate sandwich, with creme filling, regular
18172|416|5.6|76.9|9.8|19.92|2.451|2.2|1.252|0|Cookies, gingersnaps
18173|430|6.69|77.66|10.6|24.85|1.633|3.4|1.147|0|Cookies, graham crackers, plain or honey (includes cinnamon)
18192|514|5.37|63.78|26.22|21.65|8.105|1.3|0.883|0|Cookies, shortbread, commercially prepared, plain
18204|464|5.35|67.34|19.55|27.31|7.666|1.3|0.963|0|Cookies, sugar, commercially prepared, regular (includes vanilla)
18213|455|4.9|72.6|16.41|35.07|4.245|1.6|0.813|0|Cookies, vanilla wafers, higher fat
18214|489|10.93|59.42|22.74|4.53|5.288|2.3|2.433|0|Crackers, cheese, regular
18216|366|7.9|82.2|1.3|1.07|0.145|16.5|1.025|0|Crackers, crispbread, rye
18217|395|10|83.7|1.4|0.29|0.226|3|0|0|Crackers, matzo, plain
18220|390|12.1|76.6|3.2|0.94|0.445|6.3|1.495|0|Crackers, melba toast, plain
18228|418|9.46|74.05|8.64|1.29|1.653|2.8|2.353|0|Crackers, saltines (includes oyster, soda, soup)
18235|427|10.58|69.55|14.13|1.19|2.063|10.3|1.76|0|Crackers, whole-wheat
18239|406|8.2|45.8|21|11.26|11.659|2.6|1.167|0|Croissants, butter
18242|407|11.9|73.5|6.6|19.21|1.51|5.1|1.745|0|Croutons, plain
18246|371|5.4|47.8|18.5|27.53|4.86|1.9|1.113|0|Danish pastry, fruit, enriched (includes apple, cinnamon, raisin, lemon, raspberry, strawberry)
18250|426|5.2|50.8|22.9|13.28|5.926|1.5|1.005|0|Doughnuts, cake-type, plain, sugared or glazed
18258|227|8.87|44.17|1.69|3.53|0.733|3.5|1.063|0|English muffins, plain, enriched, with ca prop (includes sourdough)
18271|417|8.1|79|6.9|6|1.222|3|0.64|0|Ice cream cones, cake or wafer-type
18279|305|5.9|51|8.4|17.78|1.354|3.4|1.167|0|Muffins, corn, commercially prepared
18289|368|9.77|73.65|3.1|16.03|0.822|2.9|2.705|0|Pancakes, plain, dry mix, complete (includes buttermilk)
18292|218|7.8|28.9|7.7|7.55|2.045|1.9|1.262|0|Pancakes, plain, dry mix, incomplete, prepared
18337|551|7.3|45.1|38.1|0.74|9.643|1.5|0.623|0|Puff pastry, frozen, ready-to-bake
18338|299|7.1|52.6|6|0.18|1.47|1.9|1.208|0|Phyllo dough
18342|310|10.86|52.04|6.47|5.55|1.375|2|1.167|0|Rolls, dinner, plain, commercially prepared (includes brown-and-serve)
18349|277|8.6|50.2|4.3|0.31|0.962|3.2|1.435|0|Rolls, french
18350|279|9.77|50.12|3.91|7.28|0.842|1.8|1.235|0|Rolls, hamburger or hotdog, plain
18360|476|6.41|63.49|21.79|1.5|7.105|6.7|0.81|0|Taco shells, baked
18363|218|5.7|44.64|2.85|0.88|0.453|6.3|0.113|0|Tortillas, ready-to-bake or -fry, corn
18364|306|8.2|49.38|7.99|3.71|2.924|3.5|1.84|0|Tortillas, ready-to-bake or -fry, flour, refrigerated
18368|291|9.8|57.9|1.5|15.13|0.263|1.8|1.43|0|Wonton wrappers (includes egg roll wrappers)
18369|53|0|27.7|0|0|0|0.2|26.5|0|Leavening agents, baking powder, double-acting, sodium aluminum sulfate
18372|0|0|0|0|0|0|0|68.4|0|Leavening agents, baking soda
18373|258|0|61.5|0|0|0|0.2|0.13|0|Leavening agents, cream of tartar
18374|105|8.4|18.1|1.9|0|0.243|8.1|0.075|0|Leavening agents, yeast, baker's, compressed
18375|325|40.44|41.22|7.61|0|1.001|26.9|0.128|0|Leavening agents, yeast, baker's, active dry
18376|383|14.13|68.49|5.48|5.74|1.391|4.9|3.34|0|Bread crumbs, dry, grated, seasoned
18423|363|10.6|59.7|9.1|15.6|3.022|1|0.367|0|Cookies, ladyfingers, without lemon juice and rind
18948|445|2.97|51.11|25.46|13.36|9.596|1.8|1.022|0|Pie crust, refrigerated, regular, unbaked
18973|249|8.77|35.82|7.89|1.75|0.877|1.8|1.403|0|Focaccia, Italian flatbread, plain
19002|410|33.2|11|25.6|9|10.85|1.8|5.202|0|Snacks, beef jerky, chopped and formed
19008|560|5.85|53.53|36.01|3.19|5.36|1.4|2.355|0|Snacks, corn-based, extruded, puffs or twists, cheese-flavor
19015|471|10.1|64.4|19.8|28.57|2.37|5.3|0.735|0|Snacks, granola bars, hard, plain
19018|341|0|85.13|0|53|0|0.1|0|0|Fruit syrup
19031|506|17.31|51.62|25.58|3|3.785|13.2|1.032|0|Snacks, oriental mix, rice-based
19034|387|12.94|77.78|4.54|0.87|0.637|14.5|0.02|0|Snacks, popcorn, air-popped
19041|544|61.3|0|31.3|0|11.37|0|4.545|0|Snacks, pork skins, plain
19047|384|10.04|80.39|2.93|2.21|0.391|3.4|3.1|0|Snacks, pretzels, hard, plain, salted
19051|387|8.2|81.5|2.8|0.89|0.57|4.2|0.815|0|Snacks, rice cracker brown rice, plain
19056|472|7.1|67.78|20.68|0.78|2.811|5.4|0.82|0|Snacks, tortilla chips, plain, white corn, salted
19059|462|13.8|44.9|29.4|6.97|5.55|3.02|0.573|0|Snacks, trail mix, regular
19078|642|14.32|28.42|52.31|0.91|32.277|16.6|0.06|0|Baking chocolate, unsweetened, squares
19087|539|5.87|59.24|32.09|59|19.412|0.2|0.225|0|Candies, white chocolate
19095|207|3.5|23.6|11|21.22|6.79|0.7|0.2|0|Ice creams, vanilla
19099|373|0|93.18|0.02|88.9|0|0|0.028|0|Candies, fondant, prepared-from-recipe
19103|383|1.05|82.15|5.45|79.77|3.382|0|0.118|0|Candies, fudge, vanilla, prepared-from-recipe
19106|396|0|98.9|0|58.97|0|0.1|0.11|0|Candies, gumdrops, starch jelly pieces
19107|394|0|98|0.2|62.9|0|0|0.095|0|Candies, hard
19109|518|6.51|64.59|25.99|48.68|17.953|1|0.135|0|Candies, KIT KAT Wafer Bar
19116|318|1.8|81.3|0.2|57.56|0.056|0.1|0.2|0|Candies, marshmallows
19117|469|12.49|60.49|21.52|48.62|4.127|4.5|0.487|0|Candies, halavah, plain
19120|535|7.65|59.4|29.66|51.5|18.509|3.4|0.198|0|Candies, milk chocolate
19124|426|3.64|77.41|15.59|69.4|8.606|4|0.007|0|Baking chocolate, mexican, squares
19125|541|5.41|62.16|29.73|54.05|28.423|5.4|0.103|0|Chocolate-flavored hazelnut spread
19127|390|4.1|68.4|14.8|62.22|10.272|3.1|0.09|0|Candies, milk chocolate coated raisins
19137|254|0.2|66.3|0.1|27.38|0.005|0.7|0.052|0|Toppings, strawberry
19147|522|15.5|47.4|33.7|42.22|4.678|4.1|0.39|0|Candies, peanut bar
19165|228|19.6|57.9|13.7|1.75|8.07|37|0.052|0|Cocoa, dry powder, unsweetened
19177|335|85.6|0|0.1|0|0.07|0|0.49|0|Gelatins, dry powder, unsweetened
19184|378|2.3|87.9|1.9|67.86|0.825|3.6|4.428|0|Puddings, chocolate, dry mix, instant
19193|108|3.23|18.39|2.15|11.59|1.208|0.3|0.242|0|Puddings, rice, ready-to-eat
19230|418|0|67.89|16.23|63.1|2.974|0|0.46|0|Frostings, vanilla, creamy, ready-to-eat
19270|216|3.8|28.2|11|25.36|6.8|1.2|0.19|0|Ice creams, chocolate
19271|192|3.2|27.6|8.4|22.18|5.19|0.9|0.15|0|Ice creams, strawberry
19283|79|0|19.23|0.24|13.66|0.013|0|0.018|0|Frozen novelties, ice type, pop
19294|173|0.39|42.47|0.3|35.3|0.053|1.5|0.037|0|Fruit butters, apple
19296|304|0.3|82.4|0|82.12|0|0.2|0.01|0|Honey
19297|278|0.37|68.86|0.07|48.5|0.01|1.1|0.08|0|Jams and preserves
19300|266|0.15|69.95|0.02|51.22|0.005|1|0.075|0|Jellies
19304|290|0|74.73|0.1|74.72|0.018|0|0.092|0|Molasses
19310|325|0.3|90.4|0.3|72.66|0.05|8.6|0.5|0|Pectin, unsweetened, dry mix
19314|115|0.37|28|0.07|22.51|0.018|0.6|0.045|0|Pie fillings, canned, cherry
19334|380|0.12|98.09|0|97.02|0|0|0.07|0|Sugars, brown
19335|387|0|99.98|0|99.8|0|0|0.003|0|Sugars, granulated
19336|389|0|99.77|0|97.81|0|0|0.005|0|Sugars, powdered
19340|354|0.1|90.9|0.2|84.87|0.036|0|0.028|0|Sugars, maple
19348|350|4.6|62.9|8.9|34.82|3.98|2.8|0.865|0|Syrups, chocolate, fudge-type
19349|286|0|77.59|0|77.59|0|0|0.388|0|Syrups, corn, dark
19350|283|0|76.79|0.2|76.77|0|0|0.155|0|Syrups, corn, light
19352|318|6.2|71.3|0|71.3|0|0|0.088|0|Syrups, malt
19353|260|0.04|67.04|0.06|60.46|0.007|0|0.03|0|Syrups, maple
19355|290|0|74.9|0|74.9|0|0|0.02|0|Syrups, sorghum
19364|216|1.21|57.01|0|57|0|0|0.853|0|Toppings, butterscotch or caramel
19365|322|0.8|79|0.3|46.8|0.056|0.1|0.2|0|Toppings, marshmallow cream
19383|560|1.07|64.72|32.75|63.47|20.565|0|0.338|0|Candies, toffee, prepared-from-recipe
19411|532|6.39|53.83|33.98|0.33|3.4|3.1|1.318|0|Snacks, potato chips, plain, salted
19702|381|7.8|90.5|0|72.74|0|0|1.228|0|Gelatin desserts, dry mix, with added ascorbic acid, sodium-citrate and salt
19719|242|0.7|64.4|0.2|43.4|0.01|0.3|0.1|0|Jams and preserves, apricot
19902|546|4.88|61.17|31.28|47.9|18.519|7|0.06|0|Chocolate, dark, 45- 59% cacao solids
19912|310|0.09|76.37|0.45|68.03|0|0.2|0.01|0|Sweetener, syrup, agave
20003|357|0.3|88.15|0.1|0.91|0.019|3.4|0.005|0|Arrowroot flour
20005|352|9.91|77.72|1.16|0.8|0.244|15.6|0.022|0|Barley, pearled, raw
20008|343|13.25|71.5|3.4|0.74|0.741|10|0.003|0|Buckwheat
20011|335|12.62|70.59|3.1|2.6|0.677|10|0.028|0|Buckwheat flour, whole-groat
20012|342|12.29|75.87|1.33|0.41|0.232|12.5|0.043|0|Bulgur, dry
20014|365|9.42|74.26|4.74|0.64|0.667|7.3|0.088|0|Corn grain, yellow
20022|370|7.11|79.45|1.75|1.61|0.22|3.9|0.018|0|Cornmeal, degermed, enriched, yellow
20027|381|0.26|91.27|0.05|0|0.009|0.9|0.022|0|Cornstarch
20028|376|12.76|77.43|0.64|0.8|0.117|5|0.025|0|Couscous, dry
20030|72|1.48|14.26|0.88|1.82|0.123|2.5|0.863|0|Hominy, canned, white
20031|378|11.02|72.85|4.22|0.75|0.723|8.5|0.013|0|Millet, raw
20035|368|14.12|64.16|6.07|0.66|0.706|7|0.013|0|Quinoa, uncooked
20036|367|7.54|76.25|3.2|0.66|0.591|3.6|0.013|0|Rice, brown, long-grain, raw
20038|389|16.89|66.27|6.9|0.68|1.217|10.6|0.005|0|Oats
20045|130|2.69|28.17|0.28|0.05|0.077|0.4|0.003|0|Rice, white, long-grain, regular, enriched, cooked
20048|380|7.82|82.32|0.94|0.05|0.152|1.9|0.025|0|Rice, white, long-grain, precooked or instant, enriched, dry
20052|358|6.5|79.15|0.52|0.81|0.14|2.8|0.003|0|Rice, white, short-grain, enriched, uncooked
20061|366|5.95|80.13|1.42|0.12|0.386|2.4|0|0|Rice flour, white, unenriched
20064|349|10.88|75.43|1.52|1.1|0.18|11.8|0.005|0|Rye flour, medium
20066|360|12.68|72.83|1.05|0.75|0.15|3.9|0.003|0|Semolina, enriched
20067|329|10.62|72.09|3.46|2.53|0.61|6.7|0.005|0|Sorghum grain
20068|358|0.19|88.69|0.02|3.35|0.005|0.9|0.003|0|Tapioca, pearl, dry
20076|339|13.68|71.13|2.47|0.73|0.454|4.29|0.005|0|Wheat, durum
20077|216|15.55|64.51|4.25|0.41|0.63|42.8|0.005|0|Wheat bran, crude
20078|360|23.15|51.8|9.72|0.53|1.665|13.2|0.03|0|Wheat germ, crude
20080|340|13.21|71.97|2.5|0.41|0.43|10.7|0.005|0|Wheat flour, whole-grain
20081|364|10.33|76.31|0.98|0.27|0.155|2.7|0.005|0|Wheat flour, white, all-purpose, enriched, bleached
20083|361|11.98|72.53|1.66|0.31|0.244|2.4|0.005|0|Wheat flour, white, bread, enriched
20084|362|8.2|78.03|0.86|0.31|0.127|1.7|0.005|0|Wheat flour, white, cake, enriched
20088|357|14.73|74.9|1.08|2.5|0.156|6.2|0.018|0|Wild rice, raw
20090|363|7.23|76.48|2.78|0.66|0.557|4.6|0.02|0|Rice flour, brown
20091|357|7.46|79.26|2.08|0.82|0.29|11|0.007|0|Pasta, gluten-free, corn, dry
20093|288|11.31|54.73|2.3|0.56|0.328|3.3|0.065|0|Pasta, fresh-refrigerated, plain, as purchased
20109|384|14.16|71.27|4.44|1.88|1.18|3.3|0.052|0|Noodles, egg, dry, enriched
20113|475|8.11|72.8|15.43|5.71|2.229|3.7|2.935|0|Noodles, chinese, chow mein
20115|99|5.06|21.44|0.1|0.22|0.019|1.29|0.15|0|Noodles, japanese, soba, cooked
20117|131|4|27.54|0.18|0.28|0.025|1.66|0.403|0|Noodles, japanese, somen, cooked
20120|371|13.04|74.67|1.51|2.67|0.277|3.2|0.015|0|Pasta, dry, enriched
20121|158|5.8|30.86|0.93|0.56|0.176|1.8|0.003|0|Pasta, cooked, enriched, without added salt
20124|352|13.87|73.37|2.93|2.74|0.428|9.2|0.015|0|Pasta, whole-wheat, dry
20126|372|13.35|74.81|1.57|2.72|0.226|10.6|0.09|0|Spaghetti, spinach, dry
20130|345|10.5|74.52|1.6|0.8|0.335|10.1|0.01|0|Barley flour or meal
20132|404|14.66|65.7|9.12|0.8|1.607|6.5|0.048|0|Oat flour, partially debranned
20133|364|5.95|80.18|0.56|0.12|0.153|1.6|0.455|0|Rice noodles, dry
20140|338|14.57|70.19|2.43|6.82|0.406|10.7|0.02|0|Spelt, uncooked
20142|367|13.3|73.13|2.38|1.84|0.449|8|0.03|0|Teff, uncooked
20316|361|6.93|76.85|3.86|0.64|0.543|7.3|0.013|0|Corn flour, whole-grain, white
20317|363|8.46|76.59|3.69|0.79|0.532|6.4|0.013|0|Corn flour, yellow, masa, enriched
20323|334|8.28|70.28|3.4|0.72|0.478|6.7|3.118|0|Cornmeal, white, self-rising, bolted, plain, enriched
20420|371|13.04|74.67|1.51|2.67|0.277|3.2|0.015|0|Pasta, dry, unenriched
20422|370|7.11|79.45|1.75|1.61|0.22|3.9|0.018|0|Cornmeal, degermed, unenriched, yellow
20444|365|7.13|79.95|0.66|0.12|0.18|1.3|0.013|0|Rice, white, long-grain, regular, raw, unenriched
20450|360|6.61|79.34|0.58|0.82|0.158|4.78|0.003|0|Rice, white, medium-grain, raw, unenriched
20466|360|12.68|72.83|1.05|0.75|0.15|3.9|0.003|0|Semolina, unenriched
20647|382|10.75|75.12|4.25|1.66|0.536|3.5|0.01|0|Millet flour
20648|359|8.43|76.64|3.34|1.94|0.528|6.6|0.007|0|Sorghum flour, whole-grain
20649|332|9.61|74.48|1.95|1.02|0.43|13.1|0.007|0|Wheat flour, whole-grain, soft wheat
21127|153|0.95|14.89|9.91|12.19|1.599|1.9|0.508|0|Fast foods, coleslaw
21224|268|10.36|29.02|12.28|3.57|4.272|2.2|1.117|0|Pizza, cheese topping, regular crust, frozen, cooked
22529|220|7.25|22.05|11.39|3.24|4.149|0.8|0.912|0|Beef Pot Pie, frozen entree, prepared
22901|307|13.5|47|7.23|0.95|3.6|1.9|1.015|0|Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased
22912|100|4.37|11.45|4.11|2.91|1.459|2.7|0.7|0|Spaghetti, with meatballs in tomato sauce, canned
22998|358|10.64|75.8|1.32|2.4|0.389|1.2|3.095|0|Rice and vermicelli mix, chicken flavor, unprepared
23093|128|21.75|0.16|4.48|0|1.86|0|0.2|0|Beef, chuck for stew, separable lean and fat, all grades, raw
23202|253|18.39|0|19.95|0|8.741|0|0.125|0|Beef, rib eye steak/roast, boneless, lip-on, separable lean and fat, trimmed to 1/8" fat, choice, raw
23562|176|20|0|10|0|3.927|0|0.165|0|Beef, ground, 90% lean meat / 10% fat, raw
23567|215|18.59|0|15|0|5.715|0|0.165|0|Beef, ground, 85% lean meat / 15% fat, raw
23572|254|17.17|0|20|0|7.581|0|0.165|0|Beef, ground, 80% lean meat / 20% fat, raw
23640|94|11.71|1.99|4.05|0|1.357|0|0.17|0|Beef, variety meats and by-products, tripe, cooked, simmered
25070|426|7.14|59.09|17.86|21.43|5.357|5.6|1.427|0|Snacks, shrimp cracker
27049|211|1|13.3|16.7|4.25|3.333|0.5|1.667|0|Sauce, tartar, ready-to-serve
27050|150|0.27|38.22|0.02|18.75|0|0.1|0.927|0|Sauce, sweet and sour, ready-to-serve
27052|143|3.14|11.14|9.51|1.95|2.491|0.7|1.99|0|Dip, salsa con queso, cheese and salsa- medium
27064|292|2.23|46.13|10.9|13.2|2.031|6.1|8.475|0|Wasabi
28286|326|6.36|45.35|13.2|4.15|5.826|9.6|1.13|0|Bread, paratha, whole wheat, commercially prepared, frozen
28306|297|11.25|46.36|7.45|2.72|1.953|4.9|1.022|0|Bread, chapati or roti, plain, commercially prepared
28307|291|9.62|50.43|5.65|3.55|1.393|2.2|1.163|0|Bread, naan, plain, commercially prepared, refrigerated
28337|248|4.31|45.78|5.24|3.53|0.977|4.3|1.117|0|Bread, gluten-free, white, made with rice flour, corn starch, and/or tapioca
31033|20|0.33|4.83|0.1|0|0.037|2.6|2.265|0|Ginger root, pickled, canned, with artificial sweetener
32004|334|12.73|46.66|10.67|6.43|1.184|1.8|1.915|0|Macaroni and cheese, box mix with cheese sauce, unprepared
32013|136|8.28|13.28|5.52|2.76|1.724|1.4|1.103|0|Potsticker or wonton, pork and vegetable, frozen, unprepared
32025|195|5.26|29.64|6.14|1.75|1.316|0.9|1.185|0|Dumpling, potato- or cheese-filled, frozen
36601|250|8.28|27.29|11.94|2.84|2.116|2.6|1.17|0|Restaurant, Chinese, egg rolls, assorted
42040|268|0|66.91|0|46.55|0|0|0.068|0|Syrups, grenadine
42237|371|11.43|81.5|2.86|5.71|0.48|11.4|0.927|0|Cereals ready-to-eat, WEETABIX whole grain cereal
43015|542|2.17|3.3|57.85|2.81|8.789|0.5|3.022|0|Salad dressing, caesar dressing, regular
43406|185|23.88|20.42|0.9|1.6|0|6.5|8.45|0|Yeast extract spread
43479|134|0.5|5|0|0|0|0|0.005|16.1|Alcoholic beverage, rice (sake)
43598|688|0|0.3|77.8|0.3|10.784|0|1.215|0|Mayonnaise dressing, no cholesterol
48052|370|75.16|13.79|1.85|0|0.272|0.6|0.072|0|Vital wheat gluten
90480|269|0|73.14|0|73.2|0|0|0.145|0|Syrup, Cane
90560|90|16.1|2|1.4|0|0.361|0|0.175|0|Mollusks, snail, raw
`;
