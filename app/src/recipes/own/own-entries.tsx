import { Button } from '@larder/ui/button';
import { ToggleChip } from '@larder/ui/chip';
import { t } from '../../platform/language/t.ts';
import { renderLink } from '../../platform/navigation/router-link.tsx';
import styles from './own-entries.module.css';

interface OwnEntriesProps {
  /** Only the cook's own recipes are shown. */
  mine: boolean;
  onMineChange: (mine: boolean) => void;
}

/** The way to a cook's own recipes: show only them, write one, bring some in. */
export function OwnEntries({ mine, onMineChange }: OwnEntriesProps) {
  return (
    <div className={styles.root}>
      <ToggleChip pressed={mine} onPressedChange={onMineChange}>
        {t('My recipes')}
      </ToggleChip>
      <OwnLinks />
    </div>
  );
}

/** The two ways to add a recipe: write it or import it. */
export function OwnLinks() {
  return (
    <>
      <Button variant="link" size="small" asChild>
        {renderLink({ href: '/dashboard/recipes/new', children: t('New recipe') })}
      </Button>
      <Button variant="link" size="small" asChild>
        {renderLink({ href: '/dashboard/recipes/import', children: t('Import recipes') })}
      </Button>
    </>
  );
}
