import { useEffect, useRef, useState } from 'react';

/** The value of a custom property as the browser has it now. */
function useToken(name: string) {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(name).trim());
  }, [name]);
  return { ref, value };
}

const row = {
  display: 'grid',
  gridTemplateColumns: '11rem 1fr',
  gap: '1rem',
  alignItems: 'center',
  marginBlock: '0.5rem',
};

/** One palette, lightest to darkest. */
export function Palette({ name }: { name: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, 1fr)',
        marginBlock: 4,
        borderRadius: 8,
        overflow: 'hidden',
      }}
    >
      {Array.from({ length: 12 }, (_, step) => (
        <div
          key={step}
          title={`--ld-${name}-${step + 1}`}
          style={{ height: '2.25rem', background: `var(--ld-${name}-${step + 1})` }}
        />
      ))}
    </div>
  );
}

/** A role in both themes side by side. */
export function Role({ name, children }: { name: string; children: string }) {
  const swatch = {
    width: '3.5rem',
    height: '2.25rem',
    borderRadius: 8,
    background: `var(--ld-${name})`,
    boxShadow: 'inset 0 0 0 1px #8884',
  };
  return (
    <div style={{ ...row, gridTemplateColumns: 'auto auto 13rem 1fr' }}>
      <div data-theme="light" style={swatch} />
      <div data-theme="dark" style={swatch} />
      <code>--ld-{name}</code>
      <span>{children}</span>
    </div>
  );
}

/** A size of the type scale, set in its face. */
export function TypeSize({ name, display = false }: { name: string; display?: boolean }) {
  const { ref, value } = useToken(`--ld-size-${name}`);
  return (
    <div style={{ marginBlock: '1rem' }}>
      <code ref={ref}>
        --ld-size-{name}: {value}
      </code>
      <div
        style={{
          fontSize: `var(--ld-size-${name})`,
          fontFamily: `var(--ld-font-${display ? 'display' : 'text'})`,
          lineHeight: 1.2,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        Sunday pots and weeknight rescues
      </div>
    </div>
  );
}

/** A step of the space scale as a bar of that width. */
export function SpaceStep({ name }: { name: string }) {
  const { ref, value } = useToken(`--ld-${name}`);
  return (
    <div style={row}>
      <code ref={ref}>
        --ld-{name}: {value}
      </code>
      <div
        style={{
          width: `var(--ld-${name})`,
          height: '1.25rem',
          background: 'var(--ld-accent)',
          borderRadius: 4,
        }}
      />
    </div>
  );
}
