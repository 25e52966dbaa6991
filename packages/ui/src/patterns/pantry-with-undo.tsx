import { useState } from 'react';
import { Button } from '../components/button/index.ts';
import { EditIngredientDialog } from '../components/edit-ingredient-dialog/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { PantryIndex, type PantryIndexItem } from '../components/pantry-index/index.ts';
import { toast, Toaster } from '../components/toaster/index.ts';
import { usePantry } from '../hooks/index.ts';
import styles from './patterns.module.css';

/** Nobody who looks around here misses a message. */
const LONG = 60_000;

interface PantryWithUndoProps {
  /** The items to begin with. */
  items: readonly PantryIndexItem[];
  /** What the shopping brings. */
  bought: readonly PantryIndexItem[];
}

/** A pantry that `usePantry` keeps: items come, change and go, and each change can be undone. */
export function PantryWithUndo({ items, bought }: PantryWithUndoProps) {
  const pantry = usePantry(items);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = pantry.items.find(({ id }) => id === editedId) ?? null;
  function remove(id: string) {
    const undo = pantry.remove([id]);
    toast.success('Removed from your pantry', { label: 'Undo', run: undo });
  }
  return (
    <div className={styles.kept}>
      <div className={styles.actions}>
        <Button onClick={() => pantry.add(bought)}>Put the shopping away</Button>
        <Button variant="secondary" aria-disabled={!pantry.canUndo} onClick={pantry.undo}>
          Undo
        </Button>
      </div>
      {pantry.items.length === 0 ? (
        <EmptyState title="Nothing in the pantry" text="Put the shopping away, or undo." />
      ) : (
        <PantryIndex items={pantry.items} onEdit={setEditedId} onDelete={remove} />
      )}
      <EditIngredientDialog
        open={edited !== null}
        onOpenChange={() => setEditedId(null)}
        ingredient={edited}
        units={['g', 'kg', 'ml', 'l', 'piece']}
        onUpdate={({ quantity, unit }) => {
          if (edited) pantry.change(edited.id, { quantity, unit });
          setEditedId(null);
        }}
        onRemove={() => {
          if (edited) remove(edited.id);
          setEditedId(null);
        }}
      />
      <Toaster duration={LONG} />
    </div>
  );
}
