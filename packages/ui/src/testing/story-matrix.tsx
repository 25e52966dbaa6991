import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { forceStates } from './force-states.ts';

interface Column<Props> {
  name: string;
  /** A state that only a pointer or the keyboard brings about. */
  force?: 'hover' | 'pressed' | 'focus';
  props?: Partial<Props>;
}

/** How a control looks before anyone touches it, and while someone does. */
export const TOUCHED = [
  { name: 'Rest' },
  { name: 'Hover', force: 'hover' },
  { name: 'Pressed', force: 'pressed' },
  { name: 'Focus', force: 'focus' },
] as const satisfies readonly Column<never>[];

export const DISABLED = { name: 'Disabled', props: { disabled: true } } as const;
export const PENDING = { name: 'Pending', props: { pending: true } } as const;

/** Parameters of a story that shows a matrix: nobody copies its code. */
export const WITHOUT_CODE = { docs: { canvas: { sourceState: 'none' } } };

interface StateMatrixProps<Props> {
  /** Accessible name of the table. */
  label: string;
  /** Each row's name with its props. */
  rows: Readonly<Record<string, Props>>;
  columns: readonly Column<Props>[];
  children: (props: Props, cell: string) => ReactNode;
}

const CELL: CSSProperties = { padding: '0.5rem 0.75rem', textAlign: 'start' };

/** Every variant of a control in every state, named on both sides. */
export function StateMatrix<Props extends object>({
  label,
  rows,
  columns,
  children,
}: StateMatrixProps<Props>) {
  useEffect(forceStates, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ width: 'max-content', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={CELL}>
              Variant
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" style={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, props]) => (
            <tr key={row}>
              <th scope="row" style={{ ...CELL, whiteSpace: 'nowrap' }}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column.name} data-force={column.force} style={CELL}>
                  {children({ ...props, ...column.props }, `${row}, ${column.name}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
