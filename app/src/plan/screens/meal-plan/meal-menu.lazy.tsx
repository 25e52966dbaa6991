import { MealMenu, type MealMenuProps } from '@larder/ui/meal-menu';
import { useEffect, useRef, useState } from 'react';

export interface MealMenuOfPlanProps extends Pick<
  MealMenuProps,
  'title' | 'pending' | 'onMove' | 'onDouble' | 'onSingle' | 'onFree' | 'onRemove'
> {
  /** How the placeholder button was pressed. With the keyboard, the menu focuses its first item. */
  opensBy: 'pointer' | 'keys';
}

/** A meal's menu, initially open. */
export default function MealMenuOfPlan({ opensBy, ...props }: MealMenuOfPlanProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const openAtFirst = useRef(() => {
    button.current?.focus();
    if (opensBy === 'pointer') setOpen(true);
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  useEffect(() => openAtFirst.current(), []);
  return <MealMenu ref={button} {...props} open={isOpen} onOpenChange={setOpen} />;
}
