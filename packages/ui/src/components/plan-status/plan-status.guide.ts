import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { planStatusAttributes } from './plan-status.attributes.ts';

export const planStatusGuide: ComponentGuide = {
  purpose:
    'Takes the place of a plan: it invites the cook to generate the first one, and shows that one is being generated. While an existing plan loads, use MealWeekSkeleton.',
  anatomy: [
    { slot: 'plan-status', says: 'The container; data-status is empty or generating' },
    { slot: 'plan-status-generating', says: 'The jar and two lines of text' },
    { slot: 'plan-status-progress', says: 'The progress bar and the elapsed time' },
    { slot: 'empty-state', says: 'The invitation' },
    { slot: 'button', says: 'Generate Meal Plan (GeneratePlanButton)' },
  ],
  attributes: planStatusAttributes,
  do: [
    'Offer other choices as secondary, next to the button: a first plan needs none of them.',
    'Keep the same PlanStatus mounted from empty to generating, so the change is announced and focus is kept.',
    'Measure the elapsed seconds from the start of the request, so they stay right when people leave the page and return.',
    'If generating fails, restore the previous content: the old plan or the invitation.',
    'Once there is a plan, put GeneratePlanButton in the page header.',
  ],
  dont: ['Do not show two enabled Generate buttons: one primary action per view.'],
  keys: [{ keys: 'Enter, Space', does: 'Generates a plan' }],
  accessibility: [
    'While other weeks are planned first, a third line says how many, and is announced when that changes.',
    'Both lines are a status, announced when generating starts. The jar and the seconds are not announced.',
    'When the pressed button disappears, focus moves to the root.',
    'If focus was here when the plan arrives, move it to the plan’s title.',
  ],
};
