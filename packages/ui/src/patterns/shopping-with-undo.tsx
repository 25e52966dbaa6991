import { Button } from '../components/button/index.ts';
import { ShoppingList, type ShoppingItem } from '../components/shopping-list/index.ts';
import { toast, Toaster } from '../components/toaster/index.ts';
import { useShoppingList } from '../hooks/index.ts';
import styles from './patterns.module.css';

/** Nobody who looks around here misses a message. */
const LONG = 60_000;

interface ShoppingWithUndoProps {
  /** The items to begin with. */
  items: readonly ShoppingItem[];
  /** What another recipe needs. */
  added: readonly ShoppingItem[];
}

/** A shopping list that `useShoppingList` keeps: checked, bought and added to, and each change can be undone. */
export function ShoppingWithUndo({ items, added }: ShoppingWithUndoProps) {
  const shopping = useShoppingList(items);
  return (
    <div className={styles.kept}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => shopping.add(added)}>
          Add a dinner
        </Button>
        <Button variant="secondary" aria-disabled={!shopping.canUndo} onClick={shopping.undo}>
          Undo
        </Button>
      </div>
      <ShoppingList
        {...shopping.list}
        onBuy={(ids) => {
          const { bought, undo } = shopping.buy(ids);
          toast.success(`Bought: ${bought.map(({ name }) => name).join(', ')}`, { label: 'Undo', run: undo });
        }}
      />
      <Toaster duration={LONG} />
    </div>
  );
}
