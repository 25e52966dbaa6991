import { cardTitle } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { IconButton } from '@larder/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@larder/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../platform/language/t.ts';
import { recipeDeletion } from './own-recipe.change.ts';

export interface OwnMenuProps {
  recipe: { id: number; title: string };
  /** A disc goes on a picture, words where there is room. */
  variant: 'disc' | 'words';
}

/** What a cook does with a recipe of their own where it is one of many: edit it, duplicate it, delete it. */
export default function OwnMenu({ recipe: { id, title }, variant }: OwnMenuProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(recipeDeletion);
  const label = t('More for {title}', { title: cardTitle(title) });
  const open = (what: 'edit' | 'duplicate') => () => void navigate(`/dashboard/recipes/${id}/${what}`);
  return (
    <Menu
      align="end"
      trigger={
        variant === 'disc' ? (
          <IconButton variant="on-picture" label={label} pending={isPending}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        ) : (
          <Button variant="secondary" aria-label={label} pending={isPending}>
            <Ellipsis aria-hidden="true" />
            {t('More')}
          </Button>
        )
      }
    >
      <MenuItem icon={<Pencil />} onSelect={open('edit')}>
        {t('Edit')}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={open('duplicate')}>
        {t('Duplicate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => mutate({ id, title })}>
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}
