import { Dialog } from '@larder/ui/dialog';
import { t } from '../../platform/language/t.ts';
import styles from './shortcuts-dialog.module.css';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

const lines = () => [
  { keys: ['/'], does: t('Search recipes') },
  { keys: [IS_APPLE ? '⌘' : t('Ctrl'), 'K'], does: t('Search recipes, even while typing') },
  { keys: ['F8'], does: t('Go to Undo or the latest message') },
  { keys: ['?'], does: t('Show these shortcuts') },
  { keys: [t('Esc')], does: t('Close whatever is open') },
];

/** The global keyboard shortcuts. */
export default function ShortcutsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title={t('Keyboard shortcuts')}>
      <dl className={styles.lines}>
        {lines().map(({ keys, does }) => (
          <div key={does} className={styles.line}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
