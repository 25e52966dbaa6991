'use client';
import { Globe, Mic } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords } from '../locale/index.ts';
import { Tab, TabList, TabPanel } from '../tabs/index.ts';
import { TabsFrame } from '../tabs/tabs-frame.tsx';

/** A way of filling the pantry. */
type Method = 'presets' | 'voice';

/** The words of the picker. */
export interface MethodPickerLabels {
  /** What is chosen here, for screen readers. */
  title: string;
  presets: string;
  presetsText: string;
  voice: string;
  voiceText: string;
}

const LABELS = (): MethodPickerLabels => ({
  title: 'How to fill the pantry',
  presets: 'Country Presets',
  presetsText: 'A typical pantry in one tap',
  voice: 'Voice Input',
  voiceText: 'Say what is on the shelf',
});

/** Props of {@link MethodPicker}; every attribute of a `div` goes on the root. */
export interface MethodPickerProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** The way that is open, when the caller keeps it. */
  value?: Method | undefined;
  defaultValue?: Method | undefined;
  onValueChange?: ((value: Method) => void) | undefined;
  /** What 'Country Presets' shows: a preset picker. */
  presets: ReactNode;
  /** What 'Voice Input' shows: a voice panel. Without it there is no such choice, and the presets are open whatever the value. */
  voice?: ReactNode;
  /** Other words for what it says by itself. */
  labels?: Partial<MethodPickerLabels> | undefined;
}

/** Chooses between country presets and voice, as two large tabs over what is chosen. */
export const MethodPicker = forwardRef<HTMLDivElement, MethodPickerProps>(function MethodPicker(
  { value, defaultValue = 'presets', onValueChange, presets, voice, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const [method, setMethod] = useControllable({ value, defaultValue, onChange: onValueChange });
  return (
    <TabsFrame
      ref={ref}
      {...rest}
      slot="method-picker"
      value={voice ? method : 'presets'}
      onValueChange={(next) => setMethod(next === 'voice' ? 'voice' : 'presets')}
    >
      <TabList label={words.title} variant="cards">
        <Tab value="presets" icon={<Globe />} description={words.presetsText}>
          {words.presets}
        </Tab>
        {voice ? (
          <Tab value="voice" icon={<Mic />} description={words.voiceText}>
            {words.voice}
          </Tab>
        ) : null}
      </TabList>
      <TabPanel value="presets">{presets}</TabPanel>
      {voice ? <TabPanel value="voice">{voice}</TabPanel> : null}
    </TabsFrame>
  );
});
