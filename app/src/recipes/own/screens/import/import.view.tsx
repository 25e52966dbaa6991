import { ImportReview, type ImportReviewProps } from '@larder/ui/import-review';
import { useEffect, useRef } from 'react';
import { t } from '../../../../platform/language/t.ts';
import { renderLink } from '../../../../platform/navigation/router-link.tsx';
import { OwnScreen } from '../own-screen.tsx';
import { ImportForm, type ImportFormProps } from './import-form.tsx';
import styles from './import.module.css';

/** The screen's state: choosing what to read, or looking through what was read. */
export type ImportState =
  | ({ status: 'choosing' } & ImportFormProps)
  | ({ status: 'review' } & Omit<ImportReviewProps, 'renderLink'>);

/** Import recipes: choose, look through, save. */
export function ImportView({ state }: { state: ImportState }) {
  return (
    <OwnScreen
      title={t('Import recipes')}
      lead={t('Only you see them, and nothing is saved until you say so.')}
      back={{ href: '/dashboard', label: t('Back to Recipes') }}
    >
      <Content {...state} />
    </OwnScreen>
  );
}

function Content(state: ImportState) {
  if (state.status === 'choosing') {
    const { status: _status, ...form } = state;
    return <ImportForm {...form} />;
  }
  const { status: _status, ...review } = state;
  return <Reviewed {...review} />;
}

/** Without anything to save there is nothing to cancel. */
const nothingToSave = () => ({ cancel: t('Try something else') });

/** The review. It takes the focus of the button that led to it. */
function Reviewed(props: ImportReviewProps) {
  const root = useRef<HTMLElement>(null);
  const isNothing = props.drafts.length === 0 && !props.extras?.length;
  useEffect(() => {
    window.scrollTo({ top: 0 });
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ImportReview
      ref={root}
      tabIndex={-1}
      className={styles.review}
      {...props}
      labels={isNothing ? nothingToSave() : undefined}
      renderLink={renderLink}
    />
  );
}
