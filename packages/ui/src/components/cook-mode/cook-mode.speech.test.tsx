// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { listen, readOn, spokenDuring } from '../../testing/speech.ts';
import { CookMode } from './index.ts';

const nothing = () => undefined;
const STEPS = [
  {
    text: 'Melt the butter, then cook for 5 minutes.',
    needs: [
      { name: 'butter', quantity: 50, unit: 'g' },
      // A second line of the same food: each is said with its own amount.
      { name: 'butter', quantity: 2, unit: 'tbsp' },
    ],
    times: [{ seconds: 300, from: 31, to: 40 }],
  },
  { text: 'Stir in the flour.' },
];

function Cooking() {
  const [step, setStep] = useState(0);
  return (
    <CookMode
      title="Roux"
      steps={STEPS}
      step={step}
      onStepChange={setStep}
      onStartTimer={nothing}
      onClose={nothing}
    />
  );
}

test('announces the dish, the place, the step, its times as buttons and each of its amounts', async () => {
  await listen(<Cooking />);
  const said = await readOn();
  const order = [
    'heading, Roux, level 1',
    'Step 1 of 2',
    'button, Start a timer: 5 minutes',
    'list, For this step',
    '50 g',
    '2 tbsp',
    'button, Back, disabled',
    'button, Next',
  ];
  expect(said.filter((words) => order.includes(words))).toEqual(order);
});

test('a turned step is announced while the focus stays on the button', async () => {
  await listen(<Cooking />);
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  const said = await spokenDuring(async () => {
    fireEvent.click(button);
    await virtual.next();
  });
  expect(said.join('\n')).toContain('polite: Stir in the flour.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Finish' }));
});
