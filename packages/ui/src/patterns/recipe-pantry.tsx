import { useState } from 'react';
import { IngredientList } from '../components/ingredient-list/index.ts';
import { toast, Toaster } from '../components/toaster/index.ts';
import styles from './patterns.module.css';

const INGREDIENTS = [
  { id: 1, name: 'red lentils', quantity: 250, unit: 'g' },
  { id: 2, name: 'garlic', quantity: 4, unit: 'clove' },
  { id: 3, name: 'cumin seeds', quantity: 2, unit: 'tsp' },
];

interface RecipePantryProps {
  /** Saves the change; rejects on failure. */
  onStore: (id: number) => Promise<void>;
}

/**
 * The optimistic update pattern: a small change shows immediately, and is rolled back with a message on
 * failure.
 */
export function RecipePantry({ onStore }: RecipePantryProps) {
  const [there, setThere] = useState<readonly number[]>([1]);
  const [leaving, setLeaving] = useState<readonly number[]>([]);

  async function add(id: number) {
    setThere((ids) => [...ids, id]);
    try {
      await onStore(id);
    } catch {
      setThere((ids) => ids.filter((other) => other !== id));
      toast.failure('Failed to add ingredients');
    }
  }

  async function remove(id: number) {
    setLeaving((ids) => [...ids, id]);
    try {
      await onStore(id);
      setThere((ids) => ids.filter((other) => other !== id));
    } catch {
      toast.failure('Failed to delete item. Please try again.');
    }
    setLeaving((ids) => ids.filter((other) => other !== id));
  }

  return (
    <div className={styles.panel}>
      <IngredientList
        ingredients={INGREDIENTS}
        matchingIds={there}
        pendingIds={leaving}
        onAdd={add}
        onRemove={remove}
      />
      <Toaster />
    </div>
  );
}
