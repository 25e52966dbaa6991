import { QueryClientProvider } from '@tanstack/react-query';
import CookScreen from '../../../cooking/screens/cook/cook.screen.tsx';
import { queryClient } from '../../query-client.ts';
import { Messages } from '../dashboard/messages.tsx';

/** Cook mode has the whole screen: no frame around it, but the same cache and messages. */
export default function CookFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <CookScreen />
      <Messages />
    </QueryClientProvider>
  );
}
