// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PlanStatus } from './index.ts';

afterEach(cleanup);

test('a plan that is being made is announced although the message comes with it: the region is there before its text', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<PlanStatus status="generating" />);
  expect(page.querySelector('[role="status"]')?.textContent).toBe('');
  render(<PlanStatus status="generating" />);
  expect(screen.getByRole('status').textContent).toContain('Creating your personalized meal plan...');
});
