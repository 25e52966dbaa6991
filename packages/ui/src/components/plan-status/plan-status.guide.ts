import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const planStatusGuide: ComponentGuide = {
  purpose:
    'Stands in the place of a plan: invites the cook to make the first one, and says that one is being made. While a plan that exists is fetched use MealWeekSkeleton.',
  anatomy: [
    { slot: 'plan-status', says: 'The place of the plan; data-status is empty or generating' },
    { slot: 'plan-status-generating', says: 'The jar and the two lines' },
    { slot: 'plan-status-progress', says: 'The moving bar, and how long it has taken so far' },
    { slot: 'empty-state', says: 'The invitation' },
    { slot: 'button', says: 'Generate Meal Plan (GeneratePlanButton)' },
  ],
  do: [
    'Keep the same PlanStatus from empty to generating, so that the change is read out and the focus stays.',
    'Count the seconds from when the request was made, so that they are true after the page was left and is back.',
    'Go back to what was shown before when the plan fails: the old plan, or the invitation.',
    'Put GeneratePlanButton into the page header once there is a plan.',
  ],
  dont: [
    'Do not show a share of a search or made-up steps: nobody knows how much is left.',
    'Do not show two enabled Generate buttons: one primary action per view.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Asks for a plan' }],
  accessibility: [
    'Both lines are a status and are read out when generating starts. The jar is not, nor are the seconds.',
    'When the pressed button goes, the focus moves to the root.',
    'When the plan is there, move the focus to its title if it was here.',
  ],
};
