import type { UnitSystem } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { preferences } from './preferences.query.ts';

/** What the cook wants amounts shown in; as written until that is known, and without a network. */
export function useUnits(): UnitSystem {
  const { data } = useQuery({ ...preferences(), select: (saved) => saved?.units });
  return data ?? 'as_written';
}
