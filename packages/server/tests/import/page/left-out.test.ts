import { describe, expect, test } from 'vitest';
import { stepTexts } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const METHOD = '<h2>Method</h2><ol><li>Fry it.</li><li>Serve it.</li></ol>';
const script = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Chili', ...recipe })}</script>`;
const read = (html: string) => {
  const [recipe] = recipesOfPage(html, null);
  return {
    lines: recipe?.ingredients.map(({ heading, text }) => (heading === null ? text : `${heading}: ${text}`)),
    steps: stepTexts(recipe?.steps ?? []),
  };
};

describe('no line is left out', () => {
  test('after a bold heading among the items', () => {
    const list =
      '<ul><li>1 tbsp oil</li><li>2 onions</li><li><strong>Seasonings</strong><ul><li>1 tsp cumin</li><li>2 tsp chili</li></ul></li></ul>';
    expect(read(`<h1>Chili</h1><h2>Ingredients</h2>${list}${METHOD}`).lines).toEqual([
      '1 tbsp oil',
      '2 onions',
      'Seasonings: 1 tsp cumin',
      'Seasonings: 2 tsp chili',
    ]);
  });

  test('that is set in bold', () => {
    const lines = ['2 tbsp butter', '1 tbsp oil', '3 onions'].map((line) => `<p><b>${line}</b></p>`).join('');
    expect(read(`<h1>Soup</h1><div><h2>Ingredients</h2>${lines}</div>${METHOD}`).lines).toEqual([
      '2 tbsp butter',
      '1 tbsp oil',
      '3 onions',
    ]);
  });

  test('where the markup took 1.5 for the number of a step', () => {
    const html = `${script({
      recipeIngredient: ['3 tbsp oil 3 garlic cloves', '5 tsp ginger 1 onion 2 carrots', '5 tbsp curry'],
      recipeInstructions: ['Fry it.', 'Serve it.'],
    })}<h1>Chili</h1><h2>Ingredients</h2><ul><li>3 tbsp oil</li><li>3 garlic cloves</li><li>1.5 tsp ginger</li>
      <li>1 onion</li><li>2 carrots</li><li>1.5 tbsp curry</li></ul>${METHOD}`;
    expect(read(html).lines).toEqual([
      '3 tbsp oil',
      '3 garlic cloves',
      '1.5 tsp ginger',
      '1 onion',
      '2 carrots',
      '1.5 tbsp curry',
    ]);
  });

  test('whose amount stands in a column, though a description begins with the first', () => {
    const columns = [
      ['½ cup', 'popping corn'],
      ['2 tbsp', 'oil'],
      ['3 tbsp', 'sugar'],
    ].map(([amount, name]) => `<div><div>${amount}</div><div>${name}</div></div>`);
    const html = `${script({
      recipeIngredient: ['popping corn', 'oil', 'sugar'],
      recipeInstructions: ['Fry it.', 'Serve it.'],
    })}<h1>Popcorn</h1><div>Crunchy popping corn that is glazed in caramel and topped with bacon.</div>
      <div>${columns.join('')}</div>`;
    expect(read(html).lines).toEqual(['½ cup popping corn', '2 tbsp oil', '3 tbsp sugar']);
  });
});

describe('steps', () => {
  test('come from the page where a template of the markup was never filled in', () => {
    const html = `${script({ recipeIngredient: ['2 onions'], recipeInstructions: '[{' })}<h1>Chili</h1>${METHOD}`;
    expect(read(html).steps).toEqual(['Fry it.', 'Serve it.']);
  });

  test.each(['Step-by-step instructions', 'Elaboración de la crema'])('are found under "%s"', (heading) => {
    const html = `<h1>Crema</h1><h2>Ingredients</h2><ul><li>2 onions</li><li>1 tbsp oil</li></ul>
      <div><h2>${heading}</h2><p>Fry the onions in the oil.</p><p>Blend them until smooth.</p></div>`;
    expect(read(html).steps).toEqual(['Fry the onions in the oil.', 'Blend them until smooth.']);
  });

  const ADDS = [
    'Add to the pan and stir for five minutes.',
    'Add to bowl with 200 g flour, mix well until smooth.',
    'Pour over 2 tbsp of the oil.',
    'Pour into 4 warm glasses.',
    'Divide into 4 portions, chill.',
    'Partager la pâte en quatre pâtons et les rouler.',
    'Partager sur quatre assiettes et servir.',
  ];

  test.each([
    ['a heading', (lines: string) => `<div><h2>Method</h2>${lines}</div>`],
    ['the ingredients', (lines: string) => `<div>${lines}</div>`],
    ['a class', (lines: string) => `<h2>What now?</h2><div class="recipe-steps">${lines}</div>`],
  ])('are not taken for buttons or yields after %s', (_, method) => {
    const others = ['Add to shopping list', 'Add to my recipe box', 'Partager sur Facebook', 'Serves 4'];
    const isBare = method('').startsWith('<div></div>');
    const lines = [...ADDS, ...(isBare ? [] : others)].map((line) => `<p>${line}</p>`).join('');
    const html = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 onions</li><li>1 tbsp oil</li></ul>${method(lines)}`;
    expect(recipesOfPage(html, null)[0]?.steps.map(({ text }) => text)).toEqual(ADDS);
  });

  test('do not end at one that begins like the heading of other recipes', () => {
    const steps = ['Das Gemüse dünsten.', 'Das könnte einige Minuten dauern.', 'Den Reis zugeben.'];
    const lines = [...steps, 'Das könnte dir auch schmecken'].map((line) => `<p>${line}</p>`).join('');
    const html = `<h1>Suppe</h1><h2>Zutaten</h2><ul><li>2 Zwiebeln</li><li>1 EL Öl</li></ul>
      <div><h2>Zubereitung</h2>${lines}</div>`;
    expect(recipesOfPage(html, null)[0]?.steps.map(({ text }) => text)).toEqual(steps);
  });

  test.each(['Post Views: 66', 'Related Items:', '3 commentaires'])('end before "%s"', (after) => {
    const html = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 onions</li><li>1 tbsp oil</li></ul>
      <div><h2>Method</h2><p>Fry the onions in the oil.</p><p>Blend them until smooth.</p><p>${after}</p><p>Lovely soup!</p></div>`;
    expect(read(html).steps).toEqual(['Fry the onions in the oil.', 'Blend them until smooth.']);
  });
});

test('a name and its amount in elements without a space between them are two words, but H₂O is one', () => {
  const html = `<h1>Brittle</h1><h2>Ingredients</h2><ul><li><a>brown sugar</a><u>45 g</u></li>
    <li><a>H<sub>2</sub>O</a><u>5 ml</u></li></ul>${METHOD}`;
  expect(read(html).lines).toEqual(['brown sugar 45 g', 'H2O 5 ml']);
});

describe('what a page says besides is no part of a recipe', () => {
  const marked = (recipeIngredient: readonly string[]) =>
    read(script({ recipeIngredient, recipeInstructions: ['Fry it.', 'Serve it.'] })).lines;

  test('the label of a button that ends every line', () => {
    const lines = ['3 leeks', 'salt, to taste', '2 cups rice', '1 can beans'];
    expect(marked(lines.map((line) => `${line} shopping list`))).toEqual(lines);
    const chopped = lines.map((line) => `${line}, chopped`);
    expect(marked(chopped)).toEqual(chopped);
    expect(marked(['rice wine vinegar', 'white wine vinegar', 'red wine vinegar'])).toHaveLength(3);
  });

  test('a last group that is there twice, in any order', () => {
    const dressing = ['4 tbsp mayonnaise', '1 tbsp soy sauce', '½ tsp chili'];
    expect(marked(['1 kg potatoes', ...dressing, ...dressing.toReversed()])).toEqual([
      '1 kg potatoes',
      ...dressing,
    ]);
    const twice = ['1 leek', 'salt', 'pepper', 'salt', 'pepper'];
    expect(marked(twice)).toEqual(twice);
  });

  test('but a group with the same ingredients as the one before under another heading stays', () => {
    const lines = ['100 g flour', '50 g butter', '20 g sugar'];
    const list = lines.map((line) => `<li>${line}</li>`).join('');
    const groups = ['Dough', 'Crumble'];
    const html = groups.map((name) => `<h3>${name}</h3><ul>${list}</ul>`).join('');
    expect(read(`<h1>Cake</h1><div><h2>Ingredients</h2>${html}</div>${METHOD}`).lines).toEqual(
      groups.flatMap((name) => lines.map((line) => `${name}: ${line}`)),
    );
  });

  test('but a food that ends every line is no label', () => {
    const chocolate = ['dark', 'milk', 'white', 'ruby'].map((kind) => `100 g ${kind} chocolate`);
    expect(marked(chocolate)).toEqual(chocolate);
  });

  test('a part of the equipment or the notes', () => {
    const recipeIngredient = ['Dough', '450 g flour', '2 eggs', 'Equipment', 'For the tart', '1 tart tin'];
    const recipe = script({ recipeIngredient, recipeInstructions: ['Mix it.', 'Bake it.'] });
    const headings = ['Dough', 'Equipment', 'For the tart'].map((text) => `<h4>${text}</h4>`).join('');
    expect(read(`${recipe}${headings}`).lines).toEqual(['Dough: 450 g flour', 'Dough: 2 eggs']);
  });

  test('invitations among the lines', () => {
    const others = [
      'Sign up to our newsletter to stay up to date!',
      'Subscribe to Leeks',
      'Ingredients: leek, rice',
    ];
    const list = ['- 3 leeks', '- 200 g rice', ...others].map((line) => `<p>${line}</p>`).join('');
    expect(read(`<h1>Chili</h1><div><h2>Ingredients</h2>${list}</div>${METHOD}`).lines).toEqual([
      '- 3 leeks',
      '- 200 g rice',
    ]);
  });

  test('a list of tags that is marked up as an ingredient', () => {
    const html = script({
      recipeIngredient: ['3 leeks', 'Ingredients: leek, rice'],
      recipeInstructions: ['Fry it.', 'Serve it.'],
    });
    expect(read(html).lines).toEqual(['3 leeks']);
  });

  test('a variation after the steps', () => {
    const others = '<h3>Variation</h3><p>Leave the salt out, and add a little more stock instead.</p>';
    const list = '<h2>Ingredients</h2><ul><li>3 leeks</li><li>200 g rice</li></ul>';
    const method = '<h2>Method</h2><p>Fry the leeks in a pan.</p><p>Serve them with the rice.</p>';
    expect(read(`<h1>Chili</h1><div>${list}${method}${others}</div>`).steps).toEqual([
      'Fry the leeks in a pan.',
      'Serve them with the rice.',
    ]);
  });

  test('how many it serves, after the last step', () => {
    const method = '<h2>Method</h2><ol><li>Fry it.</li><li>Serve it. <b>Serves 4</b></li></ol>';
    const html = `<h1>Chili</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>200 g rice</li></ul>${method}`;
    expect(read(html).steps).toEqual(['Fry it.', 'Serve it.']);
    expect(recipesOfPage(html, null)[0]?.yieldText).toBe('Serves 4');
  });
});

test('a heading right below another is a part of it', () => {
  const recipe = script({
    recipeIngredient: ['Yeast version', 'Dough', '450 g flour', 'Sourdough version', 'Starter', '50 g flour'],
    recipeInstructions: ['Mix it.', 'Bake it.'],
  });
  const headings = ['Yeast version', 'Dough', 'Sourdough version', 'Starter'];
  expect(read(`${recipe}${headings.map((heading) => `<h4>${heading}</h4>`).join('')}`).lines).toEqual([
    'Yeast version: Dough: 450 g flour',
    'Sourdough version: Starter: 50 g flour',
  ]);
});

test('a step of several is not divided around a picture, but one that holds all of them is', () => {
  const sentences = ['Fry the leeks.', 'Stir them.', 'Add the rice.', 'Pour in the stock.', 'Serve it.'];
  const method = `<h2>Method</h2>${sentences.map((text) => `<p>${text}</p><img src="a.jpg">`).join('')}`;
  const html = (recipeInstructions: readonly string[]) =>
    `${script({ recipeIngredient: ['3 leeks', '200 g rice'], recipeInstructions })}<h1>Chili</h1>
     <h2>Ingredients</h2><ul><li>3 leeks</li><li>200 g rice</li></ul><div>${method}</div>`;
  const four = ['Fry the leeks. Stir them.', ...sentences.slice(2)];
  expect(read(html(four)).steps).toEqual(four);
  expect(read(html([sentences.slice(0, 4).join(' '), 'Serve it.'])).steps).toEqual(sentences);
});

describe('a page without markup but with classes', () => {
  const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

  test('has its list where the ingredients are, not where the most lines are', () => {
    const box = `<div class="ingredients"><p>Settings of the screen</p><div class="ingredient-list">${items(['2 leeks', '3 eggs'])}</div>
      <div>Allergens & composition</div>${items(['Eggs: from hens', 'Leeks: may have traces of celery', 'Butter: milk', 'Salt: none'])}</div>`;
    const kitchen = `<div>From the kitchen</div>${items(['salt', '20 g butter'])}`;
    const page = `<div id="ingredients">${box}${kitchen}</div><h2>Method</h2>${items(['Fry the leeks in the butter.', 'Add the eggs.'])}`;
    expect(read(`<h1>Leek pie</h1>${page}`).lines).toEqual([
      '2 leeks',
      '3 eggs',
      'From the kitchen: salt',
      'From the kitchen: 20 g butter',
    ]);
  });

  test('keeps a note in a list of its own with its line, and goes on after it', () => {
    const line = (text: string, note: string) => `<li>${text}<ul><li>${note}</li></ul></li>`;
    const list = `<ul class="ingredients"><li>2 leeks</li><li>50 g butter</li>${line('200 g onions', 'two large ones')}
      <li>Sauce<ul><li>1 egg</li></ul></li><li>3 eggs</li></ul><ul class="ingredients"><li>1 tsp salt</li><li>$4.50</li></ul>`;
    const method = `<h2>Method</h2>${items(['Fry the leeks in the butter.', 'Add the eggs.'])}`;
    expect(read(`<h1>Leek pie</h1><h2>Ingredients</h2>${list}${method}`).lines).toEqual([
      '2 leeks',
      '50 g butter',
      '200 g onions two large ones',
      'Sauce',
      '1 egg',
      '3 eggs',
      '1 tsp salt',
    ]);
  });

  test('ends its steps before credits, times and links to other recipes', () => {
    const list = items(['2 leeks', '3 eggs', '20 g butter']);
    const steps =
      '<p>Fry the leeks in the butter until they are soft.</p><p>Pour the eggs over them and bake it.</p>';
    const after = `<p>Leek pie on a plate in a garden (Photo: A Kitchen)</p><p>Baking time in the oven: 30 minutes</p>
      <p><strong>Would you like more pies like this one?</strong></p><p><a href="/a">Onion pie with cheese and cream</a></p>`;
    expect(read(`<h1>Leek pie</h1><h2>Ingredients</h2>${list}${steps}${after}`).steps).toEqual([
      'Fry the leeks in the butter until they are soft.',
      'Pour the eggs over them and bake it.',
    ]);
  });
});

describe('labels are no lines', () => {
  test.each(['KG', '%', 'Recipe card (344 KB)', '4" x 6" (1.2 MB)'])(
    '"%s" among the ingredients',
    (label) => {
      const list = ['2 leeks', label, '3 eggs'].map((line) => `<li>${line}</li>`).join('');
      expect(read(`<h1>Chili</h1><h2>Ingredients</h2><ul>${list}</ul>${METHOD}`).lines).toEqual([
        '2 leeks',
        '3 eggs',
      ]);
    },
  );

  test('an amount of nothing before words that say how much', () => {
    const recipeIngredient = ['0 As required salt', '0 to taste chili', '0 fat yogurt'];
    expect(read(script({ recipeIngredient, recipeInstructions: 'Fry it.' })).lines).toEqual([
      'As required salt',
      'to taste chili',
      '0 fat yogurt',
    ]);
  });

  test('buttons to share the page that stand in one word end the steps', () => {
    const after = '<p>Share FacebookTwitterPinterestPrint</p><p>Tart of pears with a little of the chili</p>';
    const steps =
      '<p>Fry the onions until they are soft and brown.</p><p>Add the beans and let them simmer.</p>';
    expect(
      read(
        `<h1>Chili</h1><div><h2>Ingredients</h2><ul><li>2 onions</li><li>1 tin beans</li></ul><h2>Method</h2>${steps}${after}</div>`,
      ).steps,
    ).toEqual(['Fry the onions until they are soft and brown.', 'Add the beans and let them simmer.']);
  });
});

describe('the markup is set right by its page', () => {
  const recipe = (rest: object) =>
    script({ recipeIngredient: ['2 leeks', '3 eggs'], recipeInstructions: ['Fry it.', 'Bake it.'], ...rest });

  test.each(['Tools', 'Küchenhelfer', 'Ustensiles'])('what stands under "%s" is no ingredient', (heading) => {
    const lines = ['2 leeks', '3 eggs', 'salt', 'Pie tin, 24 cm'];
    const shown = lines.map(
      (line) => `<div>${line.startsWith('Pie') ? `<div>${heading}</div>` : ''}<div>${line}</div></div>`,
    );
    expect(read(`<h1>Chili</h1>${shown.join('')}${recipe({ recipeIngredient: lines })}`).lines).toEqual(
      lines.slice(0, 3),
    );
  });

  test('the main ingredient right above the list is one', () => {
    const list = `<div class="ingredients"><p>1 ball of mozzarella</p><ol><li>2 leeks</li><li>3 eggs</li></ol></div>`;
    expect(read(`<h1>Chili</h1>${list}${recipe({})}`).lines).toEqual([
      '1 ball of mozzarella',
      '2 leeks',
      '3 eggs',
    ]);
    expect(
      read(`<h1>Chili</h1>${list.replace('1 ball of mozzarella', 'Serves 4')}${recipe({})}`).lines,
    ).toEqual(['2 leeks', '3 eggs']);
  });

  test('a heading of the page that is run into a step divides it, unless it is over a tip', () => {
    const sauce = 'Melt the butter and stir in the flour until it is smooth.';
    const tip = 'Leave the butter in the fridge until you need it.';
    const page = `<h2>For the sauce</h2><p>${sauce}</p><h2>Tip</h2><p>${tip}</p>`;
    const steps = [`Fry the leeks. For the sauce: ${sauce} Tip: ${tip}`, 'Bake the pie. Note: It is hot.'];
    expect(read(`<h1>Chili</h1>${page}${recipe({ recipeInstructions: steps })}`).steps).toEqual([
      'Fry the leeks.',
      `For the sauce: ${sauce} Tip: ${tip}`,
      'Bake the pie. Note: It is hot.',
    ]);
  });

  test.each([
    { amount: '18.20 gm', lines: ['1 tbsp olive oil', '3 eggs, beaten'] },
    { amount: '0.25 oz', lines: ['0.25 oz olive oil', '3 eggs'] },
  ])('amounts that a program has reckoned, such as $amount, are those of the page', ({ amount, lines }) => {
    const list = '<h2>Ingredients</h2><ul><li>1 tbsp olive oil</li><li>3 eggs, beaten</li></ul>';
    const marked = recipe({ recipeIngredient: [`${amount} olive oil`, '3 eggs'] });
    expect(read(`<h1>Chili</h1>${list}${marked}`).lines).toEqual(lines);
    expect(read(`<h1>Chili</h1>${list.replace('olive oil', 'butter')}${marked}`).lines).toEqual([
      `${amount} olive oil`,
      '3 eggs',
    ]);
  });

  test('steps after the first few are those that the page numbers', () => {
    const steps = [
      'Fry the leeks in the butter until they are soft.',
      'Add the eggs and stir until they are set.',
      'Bake the pie in the oven for half an hour.',
    ];
    const numbered = steps.map(
      (step, nth) => `<div><div>${nth + 1}</div><div>${step}</div></div><p>A tip for it</p>`,
    );
    numbered.splice(2, 0, '<h3>The pie</h3>');
    const shown = (texts: readonly string[]) =>
      read(`<h1>Chili</h1>${numbered.join('')}${recipe({ recipeInstructions: texts })}`).steps;
    expect(shown(steps.slice(0, 1))).toEqual([steps[0], steps[1], `The pie: ${steps[2]}`]);
    expect(shown(['Boil the leeks in water until they are soft.'])).toHaveLength(1);
  });

  test.each([
    { last: 'Done', steps: ['Fry it.', 'Bake it.', 'Cut it.'] },
    { last: 'Enjoy!', steps: ['Fry it.', 'Bake it.', 'Cut it.', 'Enjoy!'] },
  ])('the label "$last" after the last sentence', ({ last, steps }) => {
    expect(read(recipe({ recipeInstructions: ['Fry it.', 'Bake it.', 'Cut it.', last] })).steps).toEqual(
      steps,
    );
  });
});
