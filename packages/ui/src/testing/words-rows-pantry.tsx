import { PREFERENCE_VALUES } from '@larder/domain';
import * as ui from '../index.ts';
import { nothing, OURS, ours, say, type WordsRow } from './words-row.ts';

const CHIPS: ui.IngredientChipsLabels = {
  ...ours('title', 'clearAll', 'emptyTitle', 'emptyText'),
  remove: say,
  count: say,
};
const TRANSCRIPT: ui.VoiceTranscriptLabels = ours('title', 'waiting');
const REVIEW: ui.VoiceReviewLabels = {
  found: say,
  ingredient: say,
  remove: say,
  save: say,
  ...ours('none', 'skipped', 'saving'),
};
const ERRORS: readonly ui.VoiceErrorCode[] = [
  'parse-failed',
  'not-allowed',
  'no-speech',
  'audio-capture',
  'network',
  'no-device',
  'access-denied',
  'access-failed',
  'start-failed',
  'timeout',
];
const VOICE: ui.VoicePanelLabels = {
  ...ours('microphone', 'start', 'startHint', 'listening', 'parsing', 'unsupportedTitle', 'unsupportedText'),
  ...ours('accessTitle', 'accessText', 'accessAsking', 'enable', 'retry', 'tipsTitle'),
  secondsLeft: say,
  tips: [OURS],
  errors: ours(...ERRORS),
  otherError: say,
};
const PREFERENCES: ui.PreferencesFormLabels = {
  ...ours('essential', 'optional', 'optionalDescription', 'loading', 'clear'),
  chosen: say,
  titles: ours(...preferenceNames()),
  hints: ours(...preferenceNames()),
};

function preferenceNames() {
  return Object.keys(PREFERENCE_VALUES) as (keyof typeof PREFERENCE_VALUES)[];
}

const heard = [
  { id: '1', name: OURS },
  { id: '2', name: '' },
];
const transcript = OURS;
const VOICE_STATES: readonly ui.VoiceState[] = [
  { status: 'unsupported' },
  { status: 'no-device' },
  { status: 'prompt' },
  { status: 'prompt', asking: true },
  { status: 'denied' },
  { status: 'idle' },
  ...ERRORS.map((error) => ({ status: 'idle', error }) as const),
  { status: 'idle', error: 'language-not-supported' },
  { status: 'listening', transcript: '', secondsLeft: 9 },
  { status: 'listening', transcript, ingredients: heard },
  { status: 'parsing', transcript },
  { status: 'review', transcript, ingredients: heard },
  { status: 'review', transcript, ingredients: [] },
  { status: 'saving', transcript, ingredients: heard },
];

/** Filling the pantry, and what a cook prefers. */
export const PANTRY_WORDS_ROWS: readonly WordsRow[] = [
  ...VOICE_STATES.map((state) => ({
    component: 'VoicePanel',
    element: (
      <ui.VoicePanel
        state={state}
        onListeningChange={nothing}
        onEnable={nothing}
        onIngredientsChange={nothing}
        onSave={nothing}
        labels={VOICE}
        transcriptLabels={TRANSCRIPT}
        reviewLabels={REVIEW}
      />
    ),
  })),
  { component: 'VoiceTranscript', element: <ui.VoiceTranscript transcript="" labels={TRANSCRIPT} /> },
  {
    component: 'VoiceReview',
    element: (
      <ui.VoiceReview ingredients={heard} onIngredientsChange={nothing} onSave={nothing} labels={REVIEW} />
    ),
  },
  {
    component: 'IngredientChips',
    element: <ui.IngredientChips items={[heard[0]!]} onRemove={nothing} onClear={nothing} labels={CHIPS} />,
  },
  {
    component: 'IngredientChips',
    element: <ui.IngredientChips items={[]} onRemove={nothing} labels={CHIPS} />,
  },
  {
    component: 'PantryIndex',
    element: (
      <ui.PantryIndex
        items={[
          { id: '1', name: OURS, quantity: 2, unit: 'piece' },
          { id: '2', name: OURS, quantity: null, unit: 'kg' },
        ]}
        onEdit={nothing}
        onDelete={nothing}
        labels={{ edit: say, delete: say, some: OURS, unit: say } satisfies ui.PantryIndexLabels}
      />
    ),
  },
  {
    component: 'MethodPicker',
    element: (
      <ui.MethodPicker
        presets={OURS}
        voice={OURS}
        labels={ours('title', 'presets', 'presetsText', 'voice', 'voiceText') satisfies ui.MethodPickerLabels}
      />
    ),
  },
  {
    component: 'PresetPreview',
    element: (
      <ui.PresetPreview
        country="korea"
        name={OURS}
        count={2}
        ingredients={[`${OURS}1`, `${OURS}2`]}
        limit={1}
        defaultOpen
        labels={{ count: say, more: say, fewer: OURS } satisfies ui.PresetPreviewLabels}
      />
    ),
  },
  {
    component: 'PreferencesForm',
    element: (
      <ui.PreferencesForm
        defaultOptionalOpen
        labels={PREFERENCES}
        names={ours(...Object.values(PREFERENCE_VALUES).flat())}
      />
    ),
  },
];
