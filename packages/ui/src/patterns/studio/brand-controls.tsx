import { useId, useState } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import {
  familiesOf,
  FONTS,
  keysOf,
  RADII,
  ROLES,
  ROUND,
  SCHEMES,
  type Brand,
  type Radius,
  type Role,
} from './brand.ts';
import { ColorField } from './color-field.tsx';
import styles from './studio.module.css';

interface ControlsProps {
  brand: Brand;
  onBrandChange: (brand: Brand) => void;
}

/** The roles of one group, each in both themes. */
function Colors({ title, roles, brand, onBrandChange }: ControlsProps & { title: string; roles: object }) {
  const { colors } = brand;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.schemes} aria-hidden>
        <span />
        <span>Light</span>
        <span>Dark</span>
      </div>
      {(Object.entries(roles) as [Role, string][]).map(([role, name]) => (
        <div key={role} className={styles.role}>
          <span>
            {name}
            <code>{role}</code>
          </span>
          {SCHEMES.map((scheme) => (
            <ColorField
              key={scheme}
              name={name}
              scheme={scheme}
              value={colors[role][scheme]}
              onValueChange={(hex) =>
                onBrandChange({ ...brand, colors: { ...colors, [role]: { ...colors[role], [scheme]: hex } } })
              }
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** The end of the slider: from there on, a corner is a half circle. */
const ROUNDEST = 40;

function Corner({ radius, brand, onBrandChange }: ControlsProps & { radius: Radius }) {
  const id = useId();
  const value = brand.radii[radius];
  const text = value >= ROUND ? 'Fully round' : `${value} px`;
  return (
    <div className={styles.corner}>
      <label htmlFor={id}>{RADII[radius]}</label>
      <span aria-hidden>{text}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={ROUNDEST}
        value={Math.min(value, ROUNDEST)}
        aria-valuetext={text}
        onChange={({ target: { valueAsNumber } }) => {
          const next = valueAsNumber >= ROUNDEST ? ROUND : valueAsNumber;
          onBrandChange({ ...brand, radii: { ...brand.radii, [radius]: next } });
        }}
      />
    </div>
  );
}

function Families({ font, brand, onBrandChange }: ControlsProps & { font: keyof typeof FONTS }) {
  const [draft, setDraft] = useState<string | null>(null);
  const isEmpty = draft !== null && familiesOf(draft).length === 0;
  return (
    <TextField
      label={FONTS[font]}
      hint="Families by name, the best first"
      error={isEmpty ? 'Name at least one family' : undefined}
      value={draft ?? brand.fonts[font].join(', ')}
      onValueChange={(text) => {
        setDraft(text);
        const families = familiesOf(text);
        if (families.length > 0) onBrandChange({ ...brand, fonts: { ...brand.fonts, [font]: families } });
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

/** The colours, corners and typefaces of a brand. */
export function BrandControls(props: ControlsProps) {
  return (
    <div className={styles.controls}>
      {Object.entries(ROLES).map(([title, roles]) => (
        <Colors key={title} title={title} roles={roles} {...props} />
      ))}
      <fieldset className={styles.group}>
        <legend>Corners</legend>
        {keysOf(RADII).map((radius) => (
          <Corner key={radius} radius={radius} {...props} />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Typefaces</legend>
        {keysOf(FONTS).map((font) => (
          <Families key={font} font={font} {...props} />
        ))}
      </fieldset>
    </div>
  );
}
