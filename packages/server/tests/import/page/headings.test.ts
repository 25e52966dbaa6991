import { describe, expect, test } from 'vitest';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const linesOf = (lines: readonly { readonly heading: string | null; readonly text: string }[] = []) =>
  lines.map(({ heading, text }) => (heading === null ? text : `${heading}: ${text}`));
const read = (html: string) => {
  const [recipe] = recipesOfPage(`<h1>Leek pie</h1>${html}`, null);
  return { ingredients: linesOf(recipe?.ingredients), steps: linesOf(recipe?.steps) };
};

const LIST = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>3 eggs</li></ul>';
const INGREDIENTS = ['2 leeks', '3 eggs'];
const FRY = 'Fry the leeks until they are soft.';
const BAKE = 'Pour the eggs over them and bake.';

describe('the steps of a page are those under', () => {
  test.each([
    {
      why: 'the heading of the method, not those of other recipes',
      html: `${LIST}<h2>Method</h2><p>${FRY}</p><p>${BAKE}</p><section><h2>How to make quiches</h2>
        <p>A class for four people in our kitchen.</p><p>Every Friday evening from seven to nine.</p><p>Bring an apron and a friend with you.</p></section>`,
    },
    {
      why: 'a heading that ends with the word for the method',
      html: `${LIST}<h2>Lauchkuchen – Die Zubereitung</h2><ol><li>${FRY}</li><li>${BAKE}</li></ol><h2>Kommentare</h2><p>Den backe ich morgen wieder, danke!</p>`,
    },
    {
      why: 'a class, where a heading has a menu only',
      html: `<nav></nav><div class="menu"><h3>How to cook leeks</h3><ul><li>Shops</li><li>Farms</li></ul></div>${LIST}
        <div class="pie-steps"><ol><li>${FRY}</li><li>${BAKE}</li></ol></div>`,
    },
  ])('$why', ({ html }) => {
    expect(read(html)).toEqual({ ingredients: INGREDIENTS, steps: [FRY, BAKE] });
  });

  test('headings within that of the method, of which one says the same', () => {
    const html = `${LIST}<h2>Method</h2><h3>Preparation</h3><div><p>${FRY}</p></div><h3>Cooking</h3><div><p>${BAKE}</p></div>`;
    expect(read(html).steps).toEqual([FRY, `Cooking: ${BAKE}`]);
  });

  test('the last heading before links to other pages', () => {
    const links = ['quiche', 'soup', 'tart'].map(
      (dish) => `<p><a href="/${dish}">A ${dish} with leeks</a></p>`,
    );
    const html = `${LIST}<h2>Method</h2><p>${FRY}</p><p>${BAKE}</p><h3>With leeks as well</h3>${links.join('')}`;
    expect(read(html).steps).toEqual([FRY, BAKE]);
  });
});

test('of two tabs side by side, the first holds the ingredients', () => {
  const html = `<div><div><h2>Ingredients</h2></div><div><h2>Method</h2></div></div>
    <div><div><p>leeks</p><p>2 pieces</p></div><div><p>eggs</p><p>3 pieces</p></div><div><p>milk</p><p>100 ml</p></div></div>`;
  expect(read(html).ingredients).toEqual(['leeks 2 pieces', 'eggs 3 pieces', 'milk 100 ml']);
});

test('but two headings in a row are no tabs, and the steps below them no ingredients', () => {
  const steps = ['2 leeks are fried until soft', '3 eggs are stirred in and baked'];
  const html = `<h2>Ingredients</h2><h2>Method</h2><p>${steps.join('</p><p>')}</p>`;
  expect(read(html)).toEqual({ ingredients: [], steps });
});

describe('a heading among the ingredients is no ingredient if it is', () => {
  test.each([
    {
      why: 'a bold item over plain ones',
      items:
        '<li><b>Crust</b></li><li>200 g flour</li><li>100 g butter</li><li><b>Filling</b></li><li>2 leeks</li>',
    },
    {
      why: 'of a class that says so',
      items:
        '<li class="group-head">Crust</li><li>200 g flour</li><li>100 g butter</li><li class="group-head">Filling</li><li>2 leeks</li>',
    },
  ])('$why', ({ items }) => {
    const html = `<h2>Ingredients</h2><ul>${items}</ul><h2>Method</h2><p>${FRY}</p><p>${BAKE}</p>`;
    expect(read(html).ingredients).toEqual(['Crust: 200 g flour', 'Crust: 100 g butter', 'Filling: 2 leeks']);
  });

  test('an item of the page with nothing but a heading, of which the markup knows nothing', () => {
    const lines = ['200 g flour', '100 g butter', '2 leeks'];
    const recipe = { '@type': 'Recipe', name: 'Leek pie', recipeIngredient: lines, recipeInstructions: FRY };
    const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>
      <ul><li><h3>Crust</h3></li><li>200 g flour</li><li>100 g butter</li><li><h3>Filling</h3></li><li>2 leeks</li></ul>`;
    expect(read(html).ingredients).toEqual(['Crust: 200 g flour', 'Crust: 100 g butter', 'Filling: 2 leeks']);
  });

  test('but items are lines if every item is set as a heading', () => {
    const list = (name: string, lines: readonly string[]) =>
      `<${name}>${lines.map((line) => `<li><h4>${line}</h4></li>`).join('')}<li></li></${name}>`;
    const html = `<h2>Ingredients</h2>${list('ul', ['2 leeks', 'salt', '3 eggs'])}<h2>Method</h2>${list('ol', [FRY, 'Bake', 'Serve it'])}`;
    expect(read(html)).toEqual({
      ingredients: ['2 leeks', 'salt', '3 eggs'],
      steps: [FRY, 'Bake', 'Serve it'],
    });
  });

  test('and a group of ingredients that link to a shop', () => {
    const items = ['200 g flour', '100 g butter', 'salt'].map(
      (line) => `<li><a href="/shop">${line}</a></li>`,
    );
    const html = `${LIST}<h3>Dough</h3><ul>${items.join('')}</ul><h2>Method</h2><p>${FRY}</p><p>${BAKE}</p>`;
    expect(read(html)).toEqual({
      ingredients: [...INGREDIENTS, 'Dough: 200 g flour', 'Dough: 100 g butter', 'Dough: salt'],
      steps: [FRY, BAKE],
    });
  });

  test('but a bold item with an amount is one', () => {
    const html = `<h2>Ingredients</h2><ul><li><b>2 leeks</b></li><li>3 eggs</li></ul><h2>Method</h2><p>${FRY}</p>`;
    expect(read(html).ingredients).toEqual(INGREDIENTS);
  });
});

describe('a note in a column of its own belongs to its ingredient', () => {
  const row = (...cells: readonly string[]) =>
    `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;

  test.each([
    { why: 'alone', notes: ['(7 g each)'] },
    { why: 'with another', notes: ['(7 g each)', '(optional)', '(fresh)'] },
  ])('$why', ({ notes }) => {
    const html = `<h2>Ingredients</h2><div>${row('4 főre')}${row('1 kg', 'flour')}${row('2 bags', 'yeast', ...notes)}${row('10 g', 'salt')}</div><h2>Method</h2><p>${FRY}</p>`;
    expect(read(html).ingredients).toEqual(['1 kg flour', `2 bags yeast ${notes.join(' ')}`, '10 g salt']);
  });

  test('but an item of a list is a line', () => {
    const html = `<h2>Ingredients</h2><ul><li>200 g flour</li><li>(For the filling)</li><li>2 leeks</li></ul><h2>Method</h2><p>${FRY}</p>`;
    expect(read(html).ingredients).toEqual(['200 g flour', '(For the filling)', '2 leeks']);
  });
});
