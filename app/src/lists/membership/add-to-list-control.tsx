import { AddToListTrigger } from '@larder/ui/add-to-list-menu';
import { ListPlus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { t } from '../../platform/language/t.ts';
import type { AddToListProps } from './add-to-list.lazy.tsx';

const importMenu = () => import('./add-to-list.lazy.tsx');
/** Prefetch; if it fails, the press retries. */
const fetchMenu = () => void importMenu().catch(() => undefined);

/** The button of the add-to-list menu. The menu loads when the button is first used. */
export function AddToListControl(props: Omit<AddToListProps, 'opensBy'>) {
  const [opensBy, setOpensBy] = useState<AddToListProps['opensBy'] | null>(null);
  const [menu, setMenu] = useState<{ Menu: ComponentType<AddToListProps> } | null>(null);
  if (menu && opensBy) return <menu.Menu {...props} opensBy={opensBy} />;

  const open = async (by: AddToListProps['opensBy']) => {
    if (opensBy) return;
    setOpensBy(by);
    try {
      setMenu({ Menu: (await importMenu()).default });
    } catch (error) {
      console.warn('The menu of lists could not be loaded.', error);
      setOpensBy(null);
    }
  };
  return (
    <AddToListTrigger
      variant={props.variant === 'disc' ? 'disc' : 'words'}
      words={t('Add to List')}
      name={t('Add to List: {title}', { title: props.subject })}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={opensBy !== null}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={(event) => void open(event.detail === 0 ? 'keys' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('keys');
      }}
    >
      <ListPlus aria-hidden="true" />
    </AddToListTrigger>
  );
}
