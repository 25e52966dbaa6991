import { Dialog } from '@larder/ui/dialog';
import styles from './shortcuts-dialog.module.css';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

const LINES = [
  { keys: ['/'], does: 'Search recipes' },
  { keys: [IS_APPLE ? '⌘' : 'Ctrl', 'K'], does: 'Search recipes, even while typing' },
  { keys: ['F8'], does: 'Go to Undo or the latest message' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Esc'], does: 'Close whatever is open' },
];

/** The global keyboard shortcuts. */
export default function ShortcutsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      <dl className={styles.lines}>
        {LINES.map(({ keys, does }) => (
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
