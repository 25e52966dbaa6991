import { Button } from '@larder/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../platform/language/t.ts';
import { renderLink } from '../../platform/navigation/router-link.tsx';
import type { RecipeDetails } from '../recipes.query.ts';
import { recipeDeletion } from './own-recipe.change.ts';

/** What a cook does with a recipe as text: change or delete their own, copy any. */
export function OwnControls({ recipe }: { recipe: Pick<RecipeDetails, 'id' | 'title' | 'own'> }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(recipeDeletion);
  const { id, title, own } = recipe;
  const remove = () =>
    mutate({ id, title }, { onSuccess: () => void navigate('/dashboard/recipes', { replace: true }) });
  return (
    <>
      {own && (
        <Button variant="ghost" size="small" asChild>
          {renderLink({
            href: `/dashboard/recipes/${id}/edit`,
            children: (
              <>
                <Pencil aria-hidden="true" />
                {t('Edit')}
              </>
            ),
          })}
        </Button>
      )}
      <Button variant="ghost" size="small" asChild>
        {renderLink({
          href: `/dashboard/recipes/${id}/duplicate`,
          children: (
            <>
              <Copy aria-hidden="true" />
              {t('Duplicate')}
            </>
          ),
        })}
      </Button>
      {own && (
        <Button variant="danger" size="small" pending={isPending} onClick={remove}>
          <Trash2 aria-hidden="true" />
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
