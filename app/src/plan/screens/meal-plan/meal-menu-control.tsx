import { MealMenuTrigger } from '@larder/ui/meal-menu';
import { useId, useState, type ComponentType } from 'react';
import type { MealMenuOfPlanProps } from './meal-menu.lazy.tsx';

const importMenu = () => import('./meal-menu.lazy.tsx');
/** Prefetch; if it fails, the press retries. */
const fetchMenu = () => void importMenu().catch(() => undefined);

/** The button of a meal's menu. The menu loads when the button is first used. */
export function MealMenuControl(
  props: Omit<MealMenuOfPlanProps, 'opensBy'> & {
    /** Why nothing can be changed, if so. */
    unavailable?: string | undefined;
  },
) {
  const { unavailable, ...menuProps } = props;
  const isOff = unavailable !== undefined;
  const reasonId = useId();
  const [opensBy, setOpensBy] = useState<MealMenuOfPlanProps['opensBy'] | null>(null);
  const [menu, setMenu] = useState<{ Menu: ComponentType<MealMenuOfPlanProps> } | null>(null);
  if (menu && opensBy && !isOff) return <menu.Menu {...menuProps} opensBy={opensBy} />;

  const open = async (by: MealMenuOfPlanProps['opensBy']) => {
    if (opensBy || isOff) return;
    setOpensBy(by);
    try {
      setMenu({ Menu: (await importMenu()).default });
    } catch (error) {
      console.warn('The menu of a meal could not be loaded.', error);
      setOpensBy(null);
    }
  };
  return (
    <>
      <MealMenuTrigger
        title={props.title}
        pending={props.pending}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
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
      {isOff ? (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      ) : null}
    </>
  );
}
