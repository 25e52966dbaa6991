import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { DeviceCard } from './index.ts';

const nothing = () => {};

const devices = (here: string, phone: string) => (
  <Wide scale={0.8}>
    <DeviceCard
      devices={[
        { id: 'here', name: here, lastUsed: '2026-11-23', current: true },
        { id: 'phone', name: phone, lastUsed: '2026-11-22', current: false },
      ]}
      onLogOut={nothing}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name devices as their owner would.',
      shows: devices('Firefox on Windows', 'Safari on iPhone'),
    },
    dont: {
      says: 'Don’t pass on what the browser sends.',
      shows: devices(
        'Mozilla/5.0 (Windows NT 10.0; rv:145.0)',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)',
      ),
    },
  },
];
