import * as ui from './every-component.ts';
import { FILTERS, nothing, OURS, ours, say, type WordsRow } from './words-row.ts';

/** Composite components, whose text must be replaceable through them. */
export const COMPOSED_WORDS_ROWS: readonly WordsRow[] = [
  {
    component: 'RecipeCard',
    element: (
      <ui.RecipeCard
        href="#"
        title={OURS}
        totalTime={1}
        missing={{ count: 1, names: [OURS] }}
        ingredientCount={1}
        servings={1}
        matchPercentage={50}
        dietary={{ vegan: true }}
        labels={{
          match: say,
          time: say,
          needs: say,
          haveEverything: OURS,
          ingredients: say,
          servings: say,
          country: OURS,
          dietary: ours('title', 'vegan'),
        }}
      />
    ),
  },
  {
    component: 'FilterSheet',
    element: (
      <ui.FilterSheet defaultOpen names={FILTERS} labels={ours('title', 'clearAll', 'apply', 'close')} />
    ),
  },
  {
    component: 'ConflictNotice',
    element: (
      <ui.ConflictNotice
        conflicts={[
          { field: OURS, value: OURS },
          { field: `${OURS}2`, value: null },
        ]}
        onResolve={nothing}
        labels={{ now: say, ...ours('title', 'cleared', 'mine', 'theirs') }}
      />
    ),
  },
  {
    component: 'ListDialog',
    element: (
      <ui.ListDialog
        defaultOpen
        onSave={nothing}
        labels={ours(
          'createTitle',
          'create',
          'cancel',
          'close',
          'name',
          'nameRequired',
          'description',
          'optional',
        )}
      />
    ),
  },
  {
    component: 'AccountCard',
    element: (
      <ui.AccountCard
        username={OURS}
        onChangePassword={nothing}
        onDownload={nothing}
        onDelete={nothing}
        onNewCode={nothing}
        onEmail={nothing}
        email={null}
        codeFrom={null}
        labels={{
          codeFrom: say,
          emailUnconfirmed: say,
          ...ours('email', 'noEmail', 'addEmail', 'changeEmail'),
          ...ours('recoveryCode', 'noCode', 'createCode', 'newCode'),
          ...ours('title', 'password', 'passwordHint', 'changePassword', 'data', 'dataHint', 'download'),
          ...ours('deletion', 'deletionHint', 'deleteAccount'),
          signedInAs: say,
        }}
      />
    ),
  },
  {
    component: 'DeviceCard',
    element: (
      <ui.DeviceCard
        devices={['a', 'b', 'c'].map((id) => ({
          id,
          name: id === 'a' ? null : OURS,
          lastUsed: '2030-05-06',
          current: id === 'a',
        }))}
        pendingIds={['b']}
        onLogOut={nothing}
        labels={{
          ...ours('title', 'description', 'unknown', 'current', 'logOut', 'loggingOut'),
          lastUsed: say,
        }}
      />
    ),
  },
  {
    component: 'ChangePasswordDialog',
    element: (
      <ui.ChangePasswordDialog
        defaultOpen
        onChangePassword={nothing}
        labels={{
          ...ours('title', 'description', 'present', 'next', 'nextHint', 'change', 'cancel', 'close'),
          ...ours('presentRequired'),
          nextError: say,
          eyes: ours('show', 'hide'),
        }}
      />
    ),
  },
  {
    component: 'DeleteAccountDialog',
    element: (
      <ui.DeleteAccountDialog
        defaultOpen
        onDelete={nothing}
        labels={{
          ...ours('title', 'description', 'password', 'passwordRequired', 'deleteAccount', 'cancel'),
          eye: ours('show', 'hide'),
        }}
      />
    ),
  },
  {
    component: 'EmailDialog',
    element: (
      <ui.EmailDialog
        defaultOpen
        email={OURS}
        onSave={nothing}
        labels={{
          ...ours('title', 'description', 'email', 'emailHint', 'password', 'save', 'cancel', 'close'),
          ...ours('emailRequired', 'emailInvalid', 'passwordRequired', 'saving'),
          eye: ours('show', 'hide'),
        }}
      />
    ),
  },
  {
    component: 'RecoveryCodeDialog',
    element: (
      <>
        <ui.RecoveryCodeDialog
          defaultOpen
          code={OURS}
          onCopy={nothing}
          onDownload={nothing}
          onDone={nothing}
          labels={{
            ...ours('title', 'description', 'code', 'copy', 'download', 'done', 'later', 'close'),
            ...ours(
              'askTitle',
              'askDescription',
              'password',
              'passwordRequired',
              'create',
              'creating',
              'cancel',
            ),
            eye: ours('show', 'hide'),
          }}
        />
        <ui.RecoveryCodeDialog
          defaultOpen
          onCopy={nothing}
          onDownload={nothing}
          onDone={nothing}
          labels={{
            ...ours(
              'askTitle',
              'askDescription',
              'password',
              'passwordRequired',
              'create',
              'cancel',
              'close',
            ),
            eye: ours('show', 'hide'),
          }}
        />
      </>
    ),
  },
  {
    component: 'EditIngredientDialog',
    element: (
      <ui.EditIngredientDialog
        defaultOpen
        ingredient={{ name: OURS, quantity: 0, unit: '' }}
        units={[OURS]}
        onUpdate={nothing}
        onRemove={nothing}
        labels={{
          ...ours('title', 'ingredient', 'quantity', 'unit', 'update', 'remove', 'cancel', 'close'),
          ...ours('less', 'more', 'quantityPositive', 'unitRequired'),
        }}
      />
    ),
  },
  {
    component: 'AddIngredientsTable',
    element: (
      <ui.AddIngredientsTable
        ingredientNames={[]}
        units={[]}
        onAdd={nothing}
        onCancel={nothing}
        labels={{
          ...ours(
            'title',
            'name',
            'quantity',
            'unit',
            'expires',
            'remove',
            'addRows',
            'cancel',
            'submit',
            'noIngredients',
          ),
          ...ours('namePlaceholder', 'quantityPlaceholder', 'unitPlaceholder', 'expiresPlaceholder'),
          expiry: ours('calendar'),
          field: say,
          removeRow: say,
          suggestions: say,
        }}
      />
    ),
  },
  {
    component: 'PresetPicker',
    element: (
      <ui.PresetPicker
        value="1"
        options={[{ country: '1', name: OURS, label: OURS }]}
        preset={{
          country: '1',
          count: 13,
          ingredients: Array.from({ length: 13 }, (_, index) => `${OURS}${index}`),
        }}
        onAdd={nothing}
        labels={{ ...ours('country', 'placeholder'), add: say, count: say, more: say }}
      />
    ),
  },
  {
    component: 'PreferenceChips',
    element: (
      <ui.PreferenceChips
        type="single"
        title={OURS}
        values={['hot']}
        names={{ hot: OURS }}
        defaultValue="hot"
        labels={ours('clear')}
      />
    ),
  },
];
