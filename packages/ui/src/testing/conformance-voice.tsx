import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';

const nothing = () => undefined;

/** One row for the tabs and every part of filling a pantry. */
export const VOICE_CONFORMANCE: readonly Row[] = [
  { slot: 'tabs', element: (common) => <ui.Tabs {...common} /> },
  {
    slot: 'tab-list',
    folder: 'tabs',
    element: (common) => (
      <ui.Tabs>
        <ui.TabList {...common} label="Views" />
      </ui.Tabs>
    ),
  },
  {
    slot: 'tab',
    folder: 'tabs',
    element: (common) => (
      <ui.Tabs>
        <ui.TabList label="Views">
          <ui.Tab {...common} value="one">
            One
          </ui.Tab>
        </ui.TabList>
      </ui.Tabs>
    ),
  },
  {
    slot: 'tab-panel',
    folder: 'tabs',
    element: (common) => (
      <ui.Tabs value="one">
        <ui.TabPanel {...common} value="one" />
      </ui.Tabs>
    ),
  },
  {
    slot: 'ingredient-chips',
    element: (common) => <ui.IngredientChips {...common} items={[]} onRemove={nothing} />,
  },
  {
    slot: 'ingredient-chip',
    folder: 'ingredient-chips',
    element: (common) => <ui.IngredientChip {...common} name="Salt" onRemove={nothing} />,
  },
  {
    slot: 'ingredient-chips-skeleton',
    folder: 'ingredient-chips',
    element: (common) => <ui.IngredientChipsSkeleton {...common} />,
  },
  {
    slot: 'preset-picker',
    element: (common) => <ui.PresetPicker {...common} onAdd={nothing} />,
  },
  {
    slot: 'preset-preview',
    folder: 'preset-picker',
    element: (common) => (
      <ui.PresetPreview {...common} country="korea" name="Korea" count={0} ingredients={[]} />
    ),
  },
  {
    slot: 'preset-preview-skeleton',
    folder: 'preset-picker',
    element: (common) => <ui.PresetPreviewSkeleton {...common} />,
  },
  {
    slot: 'voice-panel',
    element: (common) => (
      <ui.VoicePanel
        {...common}
        state={{ status: 'idle' }}
        onListeningChange={nothing}
        onEnable={nothing}
        onIngredientsChange={nothing}
        onSave={nothing}
      />
    ),
  },
  {
    slot: 'voice-microphone',
    folder: 'voice-panel',
    element: (common) => <ui.VoiceMicrophone {...common} listening={false} onListeningChange={nothing} />,
  },
  {
    slot: 'voice-notice',
    folder: 'voice-panel',
    element: (common) => (
      <ui.VoiceNotice {...common} icon={null}>
        Allow it
      </ui.VoiceNotice>
    ),
  },
  {
    slot: 'voice-tips',
    folder: 'voice-panel',
    element: (common) => <ui.VoiceTips {...common} title="Tips" tips={[]} />,
  },
  {
    slot: 'voice-transcript',
    folder: 'voice-panel',
    element: (common) => <ui.VoiceTranscript {...common} transcript="" />,
  },
  {
    slot: 'voice-review',
    folder: 'voice-panel',
    element: (common) => (
      <ui.VoiceReview {...common} ingredients={[]} onIngredientsChange={nothing} onSave={nothing} />
    ),
  },
  { slot: 'method-picker', element: (common) => <ui.MethodPicker {...common} presets="Six pantries" /> },
];
