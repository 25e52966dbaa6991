import { DeviceCard, type Device } from '@larder/ui/device-card';
import { toast } from '@larder/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useBusy } from '../../../platform/use-busy.ts';
import { accountFailure } from '../../account.query.ts';
import { logDeviceOut } from '../../devices.change.ts';
import { devices } from '../../devices.query.ts';

/** The cook's devices, connected to the server; one can be logged out at a time. */
export function OwnDevices({ known }: { known: readonly Device[] }) {
  const queryClient = useQueryClient();
  const [loggingOut, setLoggingOut] = useState<readonly string[]>([]);
  const [isBusy, run] = useBusy();

  const logOut = (id: string) => {
    void run(async () => {
      setLoggingOut([id]);
      try {
        await logDeviceOut(id);
        await queryClient.invalidateQueries(devices());
      } catch (error) {
        toast.failure(
          accountFailure(error, {}, t('The device could not be logged out. Please try again.')).message,
        );
      }
    });
  };

  return <DeviceCard devices={known} pendingIds={isBusy ? loggingOut : []} onLogOut={logOut} />;
}
