'use client';
import { Globe, Keyboard, LayoutGrid, Mic } from 'lucide-react';
import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords } from '../locale/index.ts';
import { Tab, TabList, TabPanel } from '../tabs/index.ts';
import { TabsFrame } from '../tabs/tabs-frame.tsx';

/** A way to fill the pantry. */
type Method = 'tiles' | 'typed' | 'presets' | 'voice';

/** Text labels of the picker. */
export interface MethodPickerLabels {
  /** Accessible name of the tab list. */
  title: string;
  tiles: string;
  tilesText: string;
  typed: string;
  typedText: string;
  presets: string;
  presetsText: string;
  voice: string;
  voiceText: string;
}

const LABELS = (): MethodPickerLabels => ({
  title: 'Ways to add ingredients',
  tiles: 'Common things',
  tilesText: 'Tap what you have',
  typed: 'Type',
  typedText: 'With amounts',
  presets: 'Country Presets',
  presetsText: 'A typical pantry',
  voice: 'Voice Input',
  voiceText: 'Say what you have',
});

/** Props of {@link MethodPicker}; other `div` attributes go to the root. */
export interface MethodPickerProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** The selected method, if controlled. */
  value?: Method | undefined;
  /** The initial method, if uncontrolled. */
  defaultValue?: Method | undefined;
  /** Called with the chosen method. */
  onValueChange?: ((value: Method) => void) | undefined;
  /** Content of 'Common things': tiles. Without it, there is no such option. */
  tiles?: ReactNode;
  /** Content of 'Type': a table. Without it, there is no such option. */
  typed?: ReactNode;
  /** Content of 'Country Presets': a preset picker. */
  presets: ReactNode;
  /**
   * Content of 'Voice Input': a voice panel. Without it, there is no such option, and the presets are shown
   * regardless of the value.
   */
  voice?: ReactNode;
  /** Overrides for the built-in text. */
  labels?: Partial<MethodPickerLabels> | undefined;
}

/**
 * Chooses how to fill the pantry, as large tabs above their content: tiles and typing if given, presets, and
 * voice. Input in one method is kept when switching to another.
 */
export const MethodPicker = forwardRef<HTMLDivElement, MethodPickerProps>(function MethodPicker(
  { value, defaultValue = 'presets', onValueChange, tiles, typed, presets, voice, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'method-picker');
  const [method, setMethod] = useControllable({ value, defaultValue, onChange: onValueChange });
  const ways: readonly Way[] = [
    { value: 'tiles', icon: <LayoutGrid />, text: words.tilesText, name: words.tiles, shows: tiles },
    { value: 'typed', icon: <Keyboard />, text: words.typedText, name: words.typed, shows: typed },
    { value: 'presets', icon: <Globe />, text: words.presetsText, name: words.presets, shows: presets },
    { value: 'voice', icon: <Mic />, text: words.voiceText, name: words.voice, shows: voice },
  ];
  const open = ways.filter(({ shows }) => shows);
  const shown = open.some((way) => way.value === method) ? method : 'presets';
  const [opened, setOpened] = useState<readonly Method[]>([]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return (
    <TabsFrame
      ref={ref}
      {...rest}
      slot="method-picker"
      value={shown}
      onValueChange={(next) => setMethod(ways.find((way) => way.value === next)?.value ?? 'presets')}
    >
      <TabList label={words.title} variant="cards">
        {open.map((way) => (
          <Tab key={way.value} value={way.value} icon={way.icon} description={way.text}>
            {way.name}
          </Tab>
        ))}
      </TabList>
      {open.map((way) => (
        <TabPanel key={way.value} value={way.value} keepsChildren={opened.includes(way.value)}>
          {way.shows}
        </TabPanel>
      ))}
    </TabsFrame>
  );
});

interface Way {
  value: Method;
  icon: ReactNode;
  name: string;
  text: string;
  shows: ReactNode;
}
