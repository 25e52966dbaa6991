'use client';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { PreferenceCard } from '../preference-card/index.ts';
import styles from './device-card.module.css';

/** A device that is logged in. */
export interface Device {
  id: string;
  /** What it is, such as 'Firefox on Windows'; null when that is not known. */
  name: string | null;
  /** When it was last used: a date or a timestamp. */
  lastUsed: string | Date;
  /** Whether it is the current device. */
  current: boolean;
}

/** Text labels of the card. */
export interface DeviceCardLabels {
  title: string;
  description: string;
  unknown: string;
  current: string;
  lastUsed: (day: string | Date) => string;
  logOut: string;
  loggingOut: string;
}

const LABELS = (format: LocaleFormat): DeviceCardLabels => ({
  title: 'Your devices',
  description: 'Log out any device that you no longer use',
  unknown: 'Unknown device',
  current: 'This device',
  lastUsed: (day) => `Last used on ${format.date(day)}`,
  logOut: 'Log out',
  loggingOut: 'Logging out...',
});

/** Props of {@link DeviceCard}; other `section` attributes go to the root. */
export interface DeviceCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The devices that are logged in, in order. */
  devices: readonly Device[];
  /** Ids of the devices being logged out: their buttons are busy. */
  pendingIds?: readonly string[] | undefined;
  /** Called with the id of a device to log out. */
  onLogOut: (id: string) => void;
  /** Overrides for the built-in text. */
  labels?: Partial<DeviceCardLabels> | undefined;
}

const NONE: readonly string[] = [];

/** The devices on which a cook is logged in, with a button to log out each except the current one. */
export const DeviceCard = forwardRef<HTMLElement, DeviceCardProps>(function DeviceCard(
  { devices, pendingIds = NONE, onLogOut, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'device-card');
  const list = useRef<HTMLUListElement>(null);

  return (
    <PreferenceCard ref={ref} {...rest} title={words.title} description={words.description}>
      <ul ref={list} tabIndex={-1} aria-label={words.title} className={styles.list}>
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            words={words}
            pending={pendingIds.includes(device.id)}
            onLogOut={() => onLogOut(device.id)}
          />
        ))}
      </ul>
      {/* The pressed button disappears with its device. */}
      <KeepFocus target={list} />
    </PreferenceCard>
  );
});

function Row({
  device,
  words,
  pending,
  onLogOut,
}: {
  device: Device;
  words: DeviceCardLabels;
  pending: boolean;
  onLogOut: () => void;
}) {
  const id = useId();
  return (
    <li data-slot="device-card-row" className={styles.row}>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {device.name ?? words.unknown}
        </h3>
        <p className={styles.hint}>{device.current ? words.current : words.lastUsed(device.lastUsed)}</p>
      </div>
      {!device.current && (
        <Button variant="secondary" pending={pending} aria-describedby={id} onClick={onLogOut}>
          {pending ? words.loggingOut : words.logOut}
        </Button>
      )}
    </li>
  );
}
