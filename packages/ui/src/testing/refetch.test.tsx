// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DeviceCard } from '../components/device-card/index.ts';
import { ImportReview } from '../components/import-review/index.ts';
import { MealCardActions } from '../components/meal-card/index.ts';
import { PantryIndex } from '../components/pantry-index/index.ts';
import { PhotoField } from '../components/photo-field/index.ts';
import { PlanStatus } from '../components/plan-status/index.ts';
import { PresetPicker } from '../components/preset-picker/index.ts';
import { ShoppingList } from '../components/shopping-list/index.ts';

afterEach(cleanup);

const nothing = () => undefined;
const rice = { id: 'rice', name: 'rice', quantity: 1, unit: 'kg', category: 'grains' };
const leek = { id: 'leek', name: 'leek', quantity: 2, unit: 'piece', category: 'produce' };
const preset = { country: 'spain', count: 1, ingredients: ['rice'] };
const photo = { src: 'data:,', alt: 'Paella' };
const reviewed = (picture: { src: null } | null) => (
  <ImportReview
    drafts={[{ id: 'paella', title: 'Paella', lines: 8, steps: 4, picture }]}
    renderEditor={nothing}
    onRemovePicture={nothing}
    onSave={nothing}
    onCancel={nothing}
  />
);
const phone = { id: 'phone', name: 'Safari on iPhone', lastUsed: '2026-11-23', current: false };

/**
 * Each as it was, and after a background refetch took away what the cook might have pressed: what removes something, or
 * the last button, unless said.
 */
const CHANGES: readonly { name: string; before: ReactElement; after: ReactElement; pressed?: string }[] = [
  {
    name: 'ShoppingList',
    before: <ShoppingList items={[rice, leek]} />,
    after: <ShoppingList items={[rice]} />,
  },
  {
    name: 'PlanStatus',
    before: <PlanStatus status="empty" onGenerate={nothing} />,
    after: <PlanStatus status="generating" />,
  },
  {
    name: 'ImportReview',
    before: reviewed({ src: null }),
    after: reviewed(null),
    pressed: '[data-slot="import-review-picture"] button',
  },
  {
    name: 'MealCardActions',
    before: <MealCardActions title="Paella" onCook={nothing} />,
    after: <MealCardActions title="Paella" cooked onUncook={nothing} />,
  },
  {
    name: 'PresetPicker',
    before: <PresetPicker value="spain" preset={preset} onAdd={nothing} />,
    after: <PresetPicker value="spain" preset={preset} onAdd={nothing} added />,
  },
  {
    name: 'PhotoField',
    before: <PhotoField label="Photo" photo={photo} onFile={nothing} onRemove={nothing} />,
    after: <PhotoField label="Photo" photo={null} onFile={nothing} onRemove={nothing} />,
  },
  {
    name: 'DeviceCard',
    before: <DeviceCard devices={[phone]} onLogOut={nothing} />,
    after: <DeviceCard devices={[]} onLogOut={nothing} />,
  },
  {
    name: 'PantryIndex',
    before: <PantryIndex items={[rice, leek]} onEdit={nothing} onDelete={nothing} />,
    after: <PantryIndex items={[rice]} onEdit={nothing} onDelete={nothing} />,
  },
];

test.each(CHANGES)('$name leaves the focus alone when a refetch changes it', ({ before, after }) => {
  const { rerender } = render(before);
  rerender(after);
  expect(document.activeElement).toBe(document.body);
});

test.each(CHANGES)(
  '$name keeps the focus when the focused button goes',
  ({ before, after, pressed: which }) => {
    const { container, rerender } = render(before);
    const buttons = container.querySelectorAll('button');
    const pressed =
      container.querySelector<HTMLElement>(which ?? '[data-removes]') ?? buttons[buttons.length - 1];
    pressed?.focus();
    pressed?.click();
    rerender(after);
    expect(container.contains(document.activeElement)).toBe(true);
  },
);
