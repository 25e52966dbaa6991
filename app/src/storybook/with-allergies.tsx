import type { Allergy } from '@larder/domain';
import type { Decorator } from '@storybook/react-vite';
import { AvoidedProvider, type Avoided } from '../allergies/avoided.ts';

/** Shows a view to a cook with these allergies. */
export function withAllergies(...allergies: Allergy[]): Decorator {
  const avoided: Avoided = { status: 'known', allergies };
  return (Story) => (
    <AvoidedProvider value={avoided}>
      <Story />
    </AvoidedProvider>
  );
}
