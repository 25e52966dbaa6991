import { describe, expect, test } from 'vitest';
import { stepTexts } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { recipesOfPage } from '../../../src/recipes/import/page/page.ts';

const script = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek pie', ...recipe })}</script>`;
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
const read = (html: string) => {
  const [recipe] = recipesOfPage(`<h1>Leek pie</h1>${html}`, null);
  return {
    lines: (recipe?.ingredients ?? []).map(({ heading, text }) =>
      heading === null ? text : `${heading}: ${text}`,
    ),
    steps: stepTexts(recipe?.steps ?? []),
    yieldText: recipe?.yieldText ?? null,
  };
};

const FRY = 'Fry the leeks in the butter until they are soft.';
const BAKE = 'Pour the eggs over them and bake it for half an hour.';
const REST = 'Let the pie rest for ten minutes and cut it up.';
const LIST = `<h2>Ingredients</h2><ul>${items(['2 leeks', '3 eggs'])}</ul>`;
const METHOD = `<h2>Method</h2><ol>${items([FRY, BAKE])}</ol>`;

describe('the ingredients are those of the page', () => {
  test('where the markup names once, and in another order, what two parts need', () => {
    const markup = script({
      recipeIngredient: ['eggs', 'flour', 'leeks', 'butter'],
      recipeInstructions: [FRY, BAKE],
    });
    const list = `<h2>Ingredients</h2><p>4 portioner</p><h3>Pastry</h3><ul>${items(['200 g flour', '100 g butter'])}</ul>
      <h3>Filling</h3><ul>${items(['2 leeks', '3 eggs', '20 g butter'])}</ul>`;
    expect(read(`${markup}${list}${METHOD}`).lines).toEqual([
      'Pastry: 200 g flour',
      'Pastry: 100 g butter',
      'Filling: 2 leeks',
      'Filling: 3 eggs',
      'Filling: 20 g butter',
    ]);
  });

  test('where the markup has the first part only, and another part needs some of the same', () => {
    const pastry = ['200 g flour', '100 g butter', '1 pinch salt', '50 ml water'];
    const filling = ['2 leeks', '3 eggs', '1 pinch salt', '100 ml cream'];
    const markup = script({ recipeIngredient: pastry, recipeInstructions: [FRY, BAKE] });
    const list = `<h2>Ingredients</h2><ul>${items(['<h3>Pastry</h3>', ...pastry, '<h3>Filling</h3>', ...filling])}</ul>`;
    expect(read(`${markup}${list}${METHOD}`).lines).toEqual([
      ...pastry.map((line) => `Pastry: ${line}`),
      ...filling.map((line) => `Filling: ${line}`),
    ]);
  });

  test('of which several share a cell of a table', () => {
    const cell = 'For the sauce:<br>100 ml cream<br>1 tsp mustard';
    const list = `<h2>Ingredients</h2><table><tr><td>2 leeks</td></tr><tr><td>3 eggs</td></tr><tr><td>${cell}</td></tr></table>`;
    expect(read(`${list}${METHOD}`).lines).toEqual([
      '2 leeks',
      '3 eggs',
      'For the sauce:',
      '100 ml cream',
      '1 tsp mustard',
    ]);
  });

  test.each(['Leek oil', '⅓ cup cream'])('also %s, which is a heading elsewhere on the page', (line) => {
    const lines = ['2 leeks', line, '3 eggs'];
    const list = `<h2>Ingredients</h2><div class="ingredients"><ul>${items(lines)}</ul></div>`;
    const markup = script({ recipeIngredient: lines, recipeInstructions: [FRY, BAKE] });
    expect(read(`${markup}<h3>${line}</h3><p>Make it a day before.</p>${list}${METHOD}`).lines).toEqual(
      lines,
    );
  });
});

test.each([
  ['of which one is port', ['2 leeks', '100 ml port', '2 tbsp port', '3 eggs']],
  ['of which one says its weight below', ['2 large leeks<br>300 g when trimmed', '3 eggs', '200 g flour']],
])('the ingredients are all there, %s', (_why, lines) => {
  expect(read(`<h2>Ingredients</h2><ul>${items(lines)}</ul>${METHOD}`).lines).toEqual(
    lines.map((line) => line.replace('<br>', ' ')),
  );
});

describe('the steps are those of the page', () => {
  test('where the markup has but their titles', () => {
    const titles = ['Fry the leeks', 'Bake the pie', 'Serve'];
    const markup = script({ recipeIngredient: ['2 leeks', '3 eggs'], recipeInstructions: titles });
    const texts = [FRY, `${BAKE} ${BAKE}`, `${REST} ${REST}`];
    const method = titles.map((title, at) => `<div>${at + 1}</div><div>${title}</div><p>${texts[at]}</p>`);
    expect(read(`${markup}${LIST}<h2>Method</h2>${method.join('')}`).steps).toEqual(
      titles.map((title, at) => `${title}: ${texts[at]}`),
    );
  });

  test('where the markup has but their titles, which are headings on the page', () => {
    const titles = ['Fry the leeks', 'Bake the pie', 'Let it rest'];
    const texts = [FRY, `${BAKE} ${BAKE}`, `${REST} ${REST}`];
    const markup = script({ recipeIngredient: ['2 leeks', '3 eggs'], recipeInstructions: titles });
    const method = titles.map((title, at) => `<h3>${title}</h3><p>${texts[at]}</p>`).join('');
    expect(read(`${markup}${LIST}<h2>Method</h2>${method}`).steps).toEqual(
      titles.map((title, at) => `${title}: ${texts[at]}`),
    );
  });

  test('but not where short steps are whole sentences', () => {
    const steps = ['Fry the leeks.', 'Bake the pie.', 'Serve it.'];
    const markup = script({ recipeIngredient: ['2 leeks', '3 eggs'], recipeInstructions: steps });
    const method = steps.map((step) => `<p>${step}</p><p>${FRY} ${BAKE} ${REST}</p>`).join('');
    expect(read(`${markup}${LIST}<h2>Method</h2>${method}`).steps).toEqual(steps);
  });

  test('where the markup has an introduction that is cut off, and a heading names the dish', () => {
    const markup = script({
      recipeIngredient: ['2 leeks', '3 eggs'],
      recipeInstructions: 'Nothing is as good as a pie in wint',
    });
    const method = [FRY, BAKE, REST].map((step) => `<p>${step}</p>`).join('');
    const html = `${markup}<section>${LIST}<h2>Zelf preitaart maken</h2>${method}<p>Foto: A. Kok</p></section>`;
    expect(read(html).steps).toEqual([FRY, BAKE, REST]);
  });

  test('under the name of the dish, right below the ingredients', () => {
    const html = `${LIST}<h2>Leek pie</h2><p>${FRY}</p><p>${BAKE}</p><h2>Our shop</h2><p>Knives, pans and much more for your kitchen.</p>`;
    expect(read(html).steps).toEqual([FRY, BAKE]);
  });

  test('where the only item of a list has them all', () => {
    const html = `${LIST}<h2>Method</h2><ul><li>${[FRY, BAKE, REST].join('<br><br>')}</li></ul><p>I have always liked pies, of whatever kind.</p>`;
    expect(read(html).steps).toEqual([FRY, BAKE, REST]);
  });

  test.each(['Heat the oven to 180 degrees.', 'Grease a tin.'])(
    'also over a numbered list, after which none comes: %s',
    (step) => {
      const after = '<p>I have always liked pies, of whatever kind.</p>';
      const html = `<section>${LIST}<h2>Method</h2><p>${step}</p><ol>${items([FRY, BAKE])}</ol>${after}</section>`;
      expect(read(html).steps).toEqual([step, FRY, BAKE]);
    },
  );

  test.each(['Intussen de saus maken.', 'Zelf de saus maken.', 'Intussen de saus maken'])(
    "up to the last, of which one ends like a heading: '%s'",
    (step) => {
      const html = `${LIST}<h2>Bereiding</h2><ol>${items([FRY, step, BAKE])}</ol>`;
      expect(read(html).steps).toEqual([FRY, step, BAKE]);
    },
  );

  test('with one that ends in a credit', () => {
    const step = 'Bake the pie for half an hour. (Photo: A. Cook)';
    const html = `${LIST}<h2>Method</h2><ol>${items([FRY, step, REST])}</ol>`;
    expect(read(html).steps).toEqual([FRY, step, REST]);
  });

  test.each([
    '<p>Share Facebook Twitter Print</p><p>Another recipe that many of you like.</p>',
    '<h3>Voir aussi :</h3><ul><li>Another recipe that many of you like.</li></ul>',
    '<h3>Sugerencias</h3><p>Another recipe that many of you like.</p>',
    '<p>Leek pie (foto: A. Kok)</p>',
  ])('and not %s', (after) => {
    const html = `<section>${LIST}<h2>Method</h2><p>${FRY}</p><p>${BAKE}</p>${after}</section>`;
    expect(read(html).steps).toEqual([FRY, BAKE]);
  });

  test('also where a step names two networks', () => {
    const said = 'Show your pie on Facebook and on Pinterest.';
    const html = `<section>${LIST}<h2>Method</h2><p>${FRY}</p><p>${said}</p></section>`;
    expect(read(html).steps).toEqual([FRY, said]);
  });
});

test.each(['4 portioner', '4 personer'])('%s is how many it serves', (text) => {
  expect(read(`<p>${text}</p>${LIST}${METHOD}`).yieldText).toBe(text);
});
