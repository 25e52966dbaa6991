import type { UnitSystem } from '@larder/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptUnits } from './kept-units.ts';
import { preferences } from './preferences.query.ts';

/**
 * What the cook wants amounts shown in. Until that is known, and without a network, what it was in this browser last: a
 * page must not change its amounts a moment after it is shown.
 */
export function useUnits(): UnitSystem {
  const { data } = useQuery({ ...preferences(), select: (saved) => saved?.units ?? 'as_written' });
  useEffect(() => {
    if (data !== undefined && data !== keptUnits.read()) keptUnits.keep(data);
  }, [data]);
  return data ?? keptUnits.read() ?? 'as_written';
}
