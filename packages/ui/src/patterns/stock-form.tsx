import { useRef, useState, type FormEvent } from 'react';
import { Banner } from '../components/banner/index.ts';
import { Button } from '../components/button/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { Select } from '../components/select/index.ts';
import { TextField } from '../components/text-field/index.ts';
import styles from './patterns.module.css';

type Problems = Partial<Record<'name' | 'quantity', string>>;

interface StockFormProps {
  /** Saves the ingredient; rejects with the error. */
  onSend: (ingredient: { name: string; quantity: number; unit: string }) => Promise<void>;
}

const UNITS = ['g', 'ml', 'piece'].map((unit) => ({ value: unit, label: unit }));

function check(name: string, quantity: number): Problems {
  return {
    ...(name.trim() === '' && { name: 'Please add at least one ingredient' }),
    ...(!(quantity > 0) && { quantity: 'Quantity must be greater than 0' }),
  };
}

/** The form pattern: validated on submit, with errors in place, and without losing input. */
export function StockForm({ onSend }: StockFormProps) {
  const [name, setName] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState('g');
  const [isChecked, setChecked] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [failure, setFailure] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const problems = isChecked ? check(name, Number(quantity)) : {};

  async function send(event: FormEvent) {
    event.preventDefault();
    setFailure('');
    setChecked(true);
    const found = check(name, Number(quantity));
    if (found.name) return nameField.current?.focus();
    if (found.quantity) return quantityField.current?.focus();
    setState('sending');
    try {
      await onSend({ name: name.trim(), quantity: Number(quantity), unit });
      setState('done');
      setName('');
      setChecked(false);
    } catch (error) {
      setState('idle');
      setFailure(error instanceof Error ? error.message : 'Failed to add ingredients');
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label="Add to pantry">
      <TextField ref={nameField} label="Name" value={name} onValueChange={setName} error={problems.name} />
      <div className={styles.pair}>
        <NumberField
          ref={quantityField}
          label="Qty"
          value={quantity}
          onValueChange={setQuantity}
          error={problems.quantity}
        />
        <Select label="Unit" options={UNITS} value={unit} onValueChange={setUnit} />
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {state === 'done' && <Banner tone="success">Successfully added 1 ingredient(s) to your pantry</Banner>}
      <div className={styles.actions}>
        <Button type="submit" pending={state === 'sending'}>
          {state === 'sending' ? 'Adding...' : 'Add to Pantry'}
        </Button>
      </div>
    </form>
  );
}
