import { Banner } from '@larder/ui/banner';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { RecipeEditor, type RecipeEditorProps } from '@larder/ui/recipe-editor';
import { Skeleton } from '@larder/ui/skeleton';
import { t } from '../../../../platform/language/t.ts';
import { renderLink } from '../../../../platform/navigation/router-link.tsx';
import { OwnScreen } from '../own-screen.tsx';
import styles from './write.module.css';

/** What is written: a new recipe, a change of one, or a copy. */
export type WritingKind = 'new' | 'edit' | 'duplicate';

const TITLES: Readonly<Record<WritingKind, () => string>> = {
  new: () => t('New recipe'),
  edit: () => t('Edit recipe'),
  duplicate: () => t('Duplicate recipe'),
};

const LEADS: Readonly<Record<WritingKind, () => string>> = {
  new: () => t('Only you see it. Write it as you would on paper.'),
  edit: () => t('Only you see it. Plans that have it keep it as it was.'),
  duplicate: () => t('A copy of your own, to change as you like.'),
};

/** The screen's title. */
export const writingTitle = (kind: WritingKind): string => TITLES[kind]();

/** The screen's state: loading, failed, somebody else's recipe, or ready to write. */
export type WriteState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'not-own'; duplicateHref: string }
  | ({ status: 'ready'; isRestored: boolean; onStartOver: () => void } & RecipeEditorProps);

export interface WriteViewProps {
  kind: WritingKind;
  state: WriteState;
  /** The page that is left for. */
  backHref: string;
  onRetry: () => void;
}

/** Writes a recipe, or changes one. */
export function WriteView({ kind, state, backHref, onRetry }: WriteViewProps) {
  const label = backHref === '/dashboard' ? t('Back to Recipes') : t('Back to the recipe');
  return (
    <OwnScreen title={writingTitle(kind)} lead={LEADS[kind]()} back={{ href: backHref, label }}>
      {state.status === 'error' && (
        <ErrorState
          title={t('Failed to load the recipe')}
          text={t('Nothing you wrote is lost.')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {state.status === 'not-own' && (
        <ErrorState
          title={t('This recipe is not yours to change')}
          text={t('Make a copy of your own, and change that.')}
          action={
            <Button asChild>{renderLink({ href: state.duplicateHref, children: t('Duplicate') })}</Button>
          }
        />
      )}
      {state.status === 'loading' && (
        <div role="status" aria-label={t('Loading...')} className={styles.loading}>
          <Skeleton className={styles.card} />
          <Skeleton className={styles.card} />
        </div>
      )}
      {state.status === 'ready' && <Writing {...state} />}
    </OwnScreen>
  );
}

function Writing({
  status: _status,
  isRestored,
  onStartOver,
  ...editor
}: Extract<WriteState, { status: 'ready' }>) {
  return (
    <RecipeEditor
      {...editor}
      notice={
        isRestored && (
          <Banner size="small">
            {t('What you wrote before is back.')}{' '}
            <Button variant="link" size="small" onClick={onStartOver}>
              {t('Start over')}
            </Button>
          </Banner>
        )
      }
    />
  );
}
