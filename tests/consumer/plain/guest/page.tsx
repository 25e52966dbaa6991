import '@larder/ui/components.css';
import { PasswordField } from '@larder/ui/account';
import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { createRoot } from 'react-dom/client';

/** Components in a page that has styles of its own. */
createRoot(document.getElementById('root')!).render(
  <>
    <Banner>Saved</Banner>
    <PasswordField label="Password" autoComplete="new-password" />
    <Button>Add rice</Button>
  </>,
);
