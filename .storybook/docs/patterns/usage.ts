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
    const response = await fetch('/ingredients?said=' + encodeURIComponent(transcript), { signal });
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

const voice = fakeVoice();
render(<Screen parts={voice.parts} />); // calls useVoiceIngredients({ parts })
await user.click(screen.getByRole('button', { name: 'Microphone' }));
voice.says('two onions');`;
