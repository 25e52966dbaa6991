// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { Tooltip } from './index.ts';

afterEach(cleanup);

const trigger = <Button>Staples</Button>;
const button = () => screen.getByRole('button', { name: 'Staples' });

test('its button can also open a menu', () => {
  render(
    <Menu trigger={<Tooltip text="Counts as there" trigger={trigger} />}>
      <MenuItem>Add salt</MenuItem>
    </Menu>,
  );
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  fireEvent.keyDown(button(), { key: 'Enter' });
  expect(screen.getByRole('menuitem', { name: 'Add salt' })).toBeDefined();
});

test('its button can also open a popover', () => {
  render(
    <Popover label="Staples" trigger={<Tooltip text="Counts as there" trigger={trigger} />}>
      Salt
    </Popover>,
  );
  expect(button().getAttribute('aria-haspopup')).toBe('dialog');
  expect(button().getAttribute('popovertarget')).toBe(button().getAttribute('aria-controls'));
});

test.each([true, false])('as the name (%s), it does not describe its button', (asName) => {
  render(<Tooltip defaultOpen text="Staples" {...{ trigger, asName }} />);
  expect(button().hasAttribute('aria-describedby')).toBe(!asName);
});

test('panelProps go to the panel', () => {
  const ref: Ref<HTMLDivElement> = createRef();
  const panelProps = { ref, className: 'ours', id: 'theirs' };
  render(<Tooltip defaultOpen text="Counts as there" {...{ trigger, panelProps }} />);
  expect(ref.current?.dataset['slot']).toBe('tooltip');
  expect(ref.current?.classList).toContain('ours');
});

test.each([true, false])('focus that is visible (%s) opens it, other does not', (isVisible) => {
  const change = vi.fn<(open: boolean) => void>();
  render(<Tooltip text="Counts as there" trigger={trigger} onOpenChange={change} />);
  const node = button();
  const matches = vi.spyOn(node, 'matches');
  matches.mockImplementation((selector) => selector === ':focus-visible' && isVisible);
  act(() => node.focus());
  expect(change.mock.calls).toEqual(isVisible ? [[true]] : []);
});
