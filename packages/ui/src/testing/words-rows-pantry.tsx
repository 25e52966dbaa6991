import { PREFERENCE_VALUES } from '@larder/domain';
import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { nothing, OURS, ours, say, type WordsRow } from './words-row.ts';

const CHIPS: ui.IngredientChipsLabels = {
  ...ours('title', 'clearAll', 'emptyTitle', 'emptyText'),
  remove: say,
  batch: say,
  count: say,
};
const TRANSCRIPT: ui.VoiceTranscriptLabels = ours('title', 'waiting');
const REVIEW: ui.VoiceReviewLabels = {
  found: say,
  ingredient: say,
  amount: say,
  unit: say,
  remove: say,
  batch: say,
  save: say,
  ...ours('none', 'some', 'skipped', 'saving'),
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

const EXPIRY: ui.ExpiryFieldLabels = {
  ...ours('calendar', 'previousMonth', 'nextMonth', 'placeholder', 'quickTitle', 'help'),
  ...ours('guessShort', 'none', 'unknown'),
  quick: say,
  understood: say,
  about: say,
  guess: say,
  past: say,
};
const EXPIRY_STATES = [
  {},
  { defaultValue: '2026-11-27' },
  { defaultValue: '2026-11-27', guess: true },
  { defaultValue: '2026-11-27', guess: true, compact: true },
  { defaultValue: '2026-11-20' },
];

/** Filling the pantry, and preferences. */
export const PANTRY_WORDS_ROWS: readonly WordsRow[] = [
  {
    component: 'IngredientPicker',
    element: (
      <ui.IngredientPicker
        label={OURS}
        hint={OURS}
        items={[{ id: '1', name: OURS }]}
        suggest={() => [OURS]}
        onAdd={() => OURS}
        onRemove={nothing}
        labels={{ add: OURS, added: say, removed: say, remove: say }}
      />
    ),
  },
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
          { id: '2', name: OURS, quantity: null, unit: 'kg', expires: '2026-11-20', storage: 'fridge' },
          {
            id: '3',
            name: OURS,
            quantity: 1,
            unit: 'kg',
            expires: '2026-11-23',
            isGuess: true,
            isOpened: true,
          },
        ]}
        today="2026-11-23"
        onEdit={nothing}
        onDelete={nothing}
        labels={
          {
            edit: say,
            delete: say,
            some: OURS,
            unit: say,
            expires: say,
            expired: say,
            ...ours('guess', 'opened'),
            storage: say,
            groups: ours('expired', 'soon', 'week', 'later', 'none'),
          } satisfies ui.PantryIndexLabels
        }
      />
    ),
  },
  {
    component: 'ExpiredNotice',
    element: (
      <ui.LocaleProvider locale="zh-CN">
        <ui.ExpiredNotice
          items={['1', '2'].map((id) => ({ id, name: OURS, expires: '2026-11-20' }))}
          limit={1}
          onStillGood={nothing}
          onUsedUp={nothing}
          onThrownAway={nothing}
          labels={
            {
              ...ours('title', 'stillGood', 'usedUp', 'thrownAway'),
              question: say,
              onDay: say,
              action: say,
              more: say,
            } satisfies ui.ExpiredNoticeLabels
          }
        />
      </ui.LocaleProvider>
    ),
  },
  {
    component: 'UseUpList',
    element: (
      <ui.UseUpList
        today="2026-11-23"
        items={['2026-11-20', '2026-11-23'].map((expires) => ({
          id: expires,
          name: OURS,
          expires,
          isGuess: true,
          planHref: '#',
          dish: { title: OURS, href: '#' },
        }))}
        labels={
          {
            ...ours('title', 'guess', 'dish', 'plan'),
            expires: say,
            expired: say,
            planOf: say,
          } satisfies ui.UseUpListLabels
        }
      />
    ),
  },
  {
    component: 'ExpiryList',
    element: (
      <ui.LocaleProvider locale="zh-CN">
        {[undefined, null, '2026-11-23'].map((expires) => (
          <ui.ExpiryList
            key={String(expires)}
            defaultOpen
            today="2026-11-23"
            items={[{ id: OURS, name: OURS, expires, isGuess: true }]}
            onExpiresChange={nothing}
            labels={{ ...ours('title', 'noDates', 'toCome'), first: say, field: say, expiry: EXPIRY }}
          />
        ))}
      </ui.LocaleProvider>
    ),
  },
  ...EXPIRY_STATES.map((state) => ({
    component: 'ExpiryField',
    element: (
      <ui.LocaleProvider locale="zh-CN">
        <ui.ExpiryField label={OURS} today="2026-11-23" labels={EXPIRY} {...state} />
      </ui.LocaleProvider>
    ),
    act: () => fireEvent.click(screen.getByRole('button', { name: new RegExp(EXPIRY.calendar) })),
  })),
  {
    component: 'MethodPicker',
    element: (
      <ui.MethodPicker
        tiles={OURS}
        typed={OURS}
        presets={OURS}
        voice={OURS}
        labels={
          ours(
            'title',
            'tiles',
            'tilesText',
            'typed',
            'typedText',
            'presets',
            'presetsText',
            'voice',
            'voiceText',
          ) satisfies ui.MethodPickerLabels
        }
      />
    ),
  },
  {
    component: 'IngredientTiles',
    element: (
      <ui.IngredientTiles
        tiles={[
          { id: '1', name: OURS, amount: OURS, avoided: { contains: OURS, mayContain: OURS } },
          { id: '2', name: OURS },
        ]}
        groups={[{ id: '3', title: OURS, tiles: [{ id: '3', name: OURS }] }]}
        value={['1']}
        onToggle={nothing}
        first={2}
        labels={
          {
            title: OURS,
            others: OURS,
            marked: OURS,
            avoided: () => OURS,
            possiblyAvoided: () => OURS,
            showAll: say,
          } satisfies ui.IngredientTilesLabels
        }
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
        ingredients={[{ name: `${OURS}1`, avoided: { contains: OURS } }, `${OURS}2`]}
        limit={1}
        defaultOpen
        labels={{ count: say, more: say, fewer: OURS, avoided: OURS } satisfies ui.PresetPreviewLabels}
      />
    ),
  },
  {
    component: 'PreferencesForm',
    element: (
      <ui.PreferencesForm
        defaultOptionalOpen
        labels={PREFERENCES}
        names={ours(...Object.values(PREFERENCE_VALUES).flat().map(String))}
      />
    ),
  },
];
