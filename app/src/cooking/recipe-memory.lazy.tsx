import { ApiError } from '@larder/client';
import { cardTitle } from '@larder/domain';
import { useMutation } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { conflictsOf } from '../platform/queries/conflict.ts';
import {
  NO_MEMORY,
  notesChange,
  photoRemoval,
  photoSending,
  useRating,
} from '../recipes/memory/memory.change.ts';
import { RecipeMemoryView } from '../recipes/memory/recipe-memory.tsx';
import type { RecipeDetails } from '../recipes/recipes.query.ts';
import { useMarkCooked } from './dish-cooked.change.ts';

/** What a kitchen remembers of a recipe, connected to the server. */
export default function ConnectedMemory({ recipe }: { recipe: RecipeDetails }) {
  const { id, memory = NO_MEMORY } = recipe;
  const title = cardTitle(recipe.title);
  const rate = useRating(id, memory.rating);
  const notes = useMutation(notesChange(id));
  const cooking = useMarkCooked();
  const sending = useMutation(photoSending(id));
  const removal = useMutation(photoRemoval(id));
  const { error } = sending;
  const { servings, written_servings: written = servings } = recipe;
  const chosen = servings === written ? undefined : servings;
  const whyNot =
    error instanceof ApiError && error.problem
      ? error.detail
      : t('The photo could not be sent. Please try again.');

  return (
    <RecipeMemoryView
      title={title}
      memory={memory}
      onRate={rate}
      onSaveNotes={async (to, from) => {
        try {
          await notes.mutateAsync({ to, from });
          return null;
        } catch (refused) {
          const theirs = conflictsOf(refused)?.get('notes');
          if (theirs === undefined) throw refused;
          return { theirs: theirs === null ? null : String(theirs) };
        }
      }}
      onCooked={() => void cooking.mark({ id, title, servings }, chosen)}
      cooking={cooking.pending}
      onPhoto={(file) => sending.mutate(file)}
      onRemovePhoto={() => removal.mutate()}
      sendingPhoto={sending.isPending || removal.isPending}
      photoError={error ? whyNot : null}
    />
  );
}
