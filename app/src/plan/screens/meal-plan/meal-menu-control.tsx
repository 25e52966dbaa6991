import { MealMenuTrigger } from '@larder/ui/meal-menu';
import { useState, type ComponentType } from 'react';
import type { MealMenuOfPlanProps } from './meal-menu.lazy.tsx';

const importMenu = () => import('./meal-menu.lazy.tsx');
/** Prefetch; if it fails, the press retries. */
const fetchMenu = () => void importMenu().catch(() => undefined);

/** The button of a meal's menu. The menu loads when the button is first used. */
export function MealMenuControl(props: Omit<MealMenuOfPlanProps, 'opensBy'> & { unavailable: boolean }) {
  const { unavailable, ...menuProps } = props;
  const [opensBy, setOpensBy] = useState<MealMenuOfPlanProps['opensBy'] | null>(null);
  const [menu, setMenu] = useState<{ Menu: ComponentType<MealMenuOfPlanProps> } | null>(null);
  if (menu && opensBy && !unavailable) return <menu.Menu {...menuProps} opensBy={opensBy} />;

  const open = async (by: MealMenuOfPlanProps['opensBy']) => {
    if (opensBy || unavailable) return;
    setOpensBy(by);
    try {
      setMenu({ Menu: (await importMenu()).default });
    } catch (error) {
      console.warn('The menu of a meal could not be loaded.', error);
      setOpensBy(null);
    }
  };
  return (
    <MealMenuTrigger
      title={props.title}
      pending={props.pending}
      aria-disabled={unavailable || undefined}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={(event) => void open(event.detail === 0 ? 'keys' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('keys');
      }}
    />
  );
}
