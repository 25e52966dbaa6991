import '@larder/ui/button.css';
import '@larder/ui/fonts.css';
import { Button } from '@larder/ui/button';
import { createRoot } from 'react-dom/client';

/** The only component of its page, with its own sheet. */
createRoot(document.getElementById('root')!).render(<Button>Add rice</Button>);
