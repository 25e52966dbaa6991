import type { MealInfo } from '../components/meal-card/index.ts';
import { STORY_RECIPES } from './story-recipes.ts';

type Meal = MealInfo & { id: string; day: string | null };

function meal(
  slug: string,
  day: string | null,
  info: Omit<MealInfo, 'picture' | 'country' | 'matchPercentage'>,
): Meal {
  const recipe = STORY_RECIPES.find((known) => known.slug === slug);
  return {
    id: slug,
    day,
    href: recipe?.href,
    picture: recipe?.picture,
    country: recipe?.country,
    matchPercentage: recipe?.matchPercentage,
    ...info,
  };
}

const dal = meal('dal-tadka', 'Monday', {
  title: 'Dal Tadka with Butter Naan',
  difficulty: 'easy',
  reason: 'Ten of the twelve ingredients are already on your shelf, and the lentils want using.',
  totalTime: 40,
  servings: 4,
  missingCount: 2,
  costPerServing: 1.85,
  totalCost: 7.4,
  nutrition: { calories: 485, protein: 19, carbohydrates: 68 },
  instructions:
    '1. Rinse the lentils and simmer them with turmeric for 25 minutes. 2. Soften the onion in ghee and stir in ginger, tomato and ground coriander. 3. Fry cumin, garlic and dried chillies in oil until they smell nutty. 4. Pour the hot oil over the dal, stir once and scatter with coriander. 5. Serve with warm naan and a squeeze of lemon.',
});

const guacamole = meal('guacamole-con-totopos', 'Monday', {
  title: 'Guacamole with Totopos',
  difficulty: 'easy',
  reason: 'A quick side that uses up the ripe avocados.',
  totalTime: 15,
  servings: 4,
  missingCount: 2,
  costPerServing: 1.6,
  totalCost: 6.4,
  nutrition: { calories: 310, protein: 4, carbohydrates: 22 },
  instructions:
    '1. Mash the avocados with lime juice and salt. 2. Fold in tomato, white onion, green chilli and coriander. 3. Serve at once with warm totopos.',
});

const bibimbap = meal('bibimbap', 'Wednesday', {
  title: 'Bibimbap with Gochujang',
  difficulty: 'medium',
  reason: 'You like Korean food, and eight ingredients are at home.',
  totalTime: 55,
  servings: 4,
  missingCount: 4,
  costPerServing: 4.1,
  totalCost: 16.4,
  nutrition: { calories: 640, protein: 34, carbohydrates: 71 },
  instructions:
    '1. Rinse and cook the rice. 2. Slice the sirloin and marinate it with soy sauce, garlic and sesame oil. 3. Blanch the spinach and bean sprouts. 4. Fry carrots and shiitake separately over high heat, then sear the beef for two minutes. 5. Set everything on the rice in its own place, with an egg in the middle. 6. Bring the gochujang to the table.',
});

const stoofvlees = meal('stoofvlees-met-friet', 'Saturday', {
  title: 'Stoofvlees with Fries',
  difficulty: 'hard',
  reason: 'A slow pot for the day when you have time.',
  totalTime: 150,
  servings: 6,
  missingCount: 7,
  costPerServing: 4.35,
  totalCost: 26.1,
  nutrition: { calories: 620, protein: 41, carbohydrates: 38 },
  instructions:
    '1. Brown the beef in batches. 2. Soften the onions in the same pot. 3. Add brown beer, thyme, bay and a slice of bread with mustard, and let it murmur for two hours.',
});

const paella = meal('paella-valenciana', null, {
  title: 'Paella Valenciana',
  difficulty: 'hard',
  reason: 'Nine of the sixteen ingredients are at home. Cook it on any day that suits you.',
  totalTime: 85,
  servings: 6,
  missingCount: 7,
  costPerServing: 4.7,
  totalCost: 28.2,
  nutrition: { calories: 590, protein: 36, carbohydrates: 74 },
  instructions:
    '1. Brown the chicken in a wide pan. 2. Fry the beans and the grated tomato. 3. Add stock and saffron and let it boil for twenty minutes. 4. Scatter the rice and leave it alone until a crust sings.',
});

/** A meal, for card stories. */
export const STORY_MEAL = dal;

/** A meal without a day. */
export const STORY_UNASSIGNED_MEAL = paella;

/** Four meals on three days. */
export const STORY_MEALS: readonly Meal[] = [dal, guacamole, bibimbap, stoofvlees];
