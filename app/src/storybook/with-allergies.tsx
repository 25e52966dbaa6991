import type { Allergen } from '@larder/domain';
import type { Decorator } from '@storybook/react-vite';
import { AvoidedProvider, type Avoided } from '../preferences/allergies/avoided.ts';

/** Shows a view to a cook with these allergies. */
export function withAllergies(...allergies: Allergen[]): Decorator {
  return withAvoided({ status: 'known', allergies });
}

/** Shows a view to a cook with known or unknown allergies. */
export function withAvoided(avoided: Avoided): Decorator {
  return (Story) => (
    <AvoidedProvider value={avoided}>
      <Story />
    </AvoidedProvider>
  );
}
