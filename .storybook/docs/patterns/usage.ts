// In a module of its own: MDX strips the indentation of code in its attributes.

/** A pantry and what undoes a removal. */
export const PANTRY = `import { usePantry } from '@larder/ui/hooks';

const pantry = usePantry(items);

<PantryIndex
  items={pantry.items}
  onEdit={setEditedId}
  onDelete={(id) => {
    const undo = pantry.remove([id]);
    toast.success('Removed from your pantry', { label: 'Undo', run: undo });
  }}
/>`;

/** What was bought goes into the pantry, and comes back. */
export const SHOPPING = `import { usePantry, useShoppingList } from '@larder/ui/hooks';

const pantry = usePantry();
const shopping = useShoppingList(items);

<ShoppingList
  {...shopping.list}
  onBuy={(ids) => {
    const { bought, undo } = shopping.buy(ids);
    const takeOut = pantry.add(bought);
    toast.success('Added to your pantry', {
      label: 'Undo',
      run: () => {
        takeOut();
        undo();
      },
    });
  }}
/>`;

/** A server that reads what was said. */
export const VOICE = `import { useVoiceIngredients } from '@larder/ui/hooks';
import { VoicePanel } from '@larder/ui/voice';

const voice = useVoiceIngredients({
  findIngredients: async (transcript, signal) => {
    // In the body: addresses are logged.
    const response = await fetch('/ingredients', { method: 'POST', body: transcript, signal });
    if (!response.ok) throw new Error('The server answered ' + response.status);
    return response.json(); // [{ name: 'milk', heard: { quantity: 2 } }]
  },
});

<VoicePanel
  {...voice.panel}
  onSave={(names) => {
    save(names);
    voice.noteSaved();
  }}
/>`;

/** A test that speaks. */
export const VOICE_TEST = `import { fakeVoice } from '@larder/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup();
const voice = fakeVoice();
render(<Screen parts={voice.parts} />); // calls useVoiceIngredients({ parts })
await user.click(await screen.findByRole('button', { name: 'Microphone' }));
await screen.findByRole('button', { name: 'Microphone', pressed: true });
act(() => voice.says('two onions'));
await screen.findByRole('button', { name: /^Save/ });`;

/** A product's own ids, registered. */
export const VOCABULARY = `import { defineVocabulary, EU_ALLERGENS, LARDER_FLAGS } from '@larder/ui/vocabulary';

export const vocabulary = defineVocabulary({
  flags: [{ id: 'low-fodmap', label: 'Low FODMAP', tone: 'have' }, ...LARDER_FLAGS],
  allergens: [...EU_ALLERGENS, { id: 'buckwheat', label: 'Buckwheat' }],
  countries: [{ id: 'PT' }, { id: 'south-tyrol', label: 'South Tyrol' }],
  aisles: [{ id: 'Bakery counter' }, { id: 'mill', label: 'Flour & grain' }],
});

declare module '@larder/ui/vocabulary' {
  interface FoodRegister {
    vocabulary: typeof vocabulary;
    itemId: number;
  }
}

<FoodProvider vocabulary={vocabulary}>
  <RecipeCard {...recipe} country="PT" dietary={{ 'low-fodmap': true }} />
</FoodProvider>`;
