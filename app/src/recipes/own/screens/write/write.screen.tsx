import { useLocation, useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../../platform/navigation/use-document-title.ts';
import { recipeSource } from '../../own-recipes.query.ts';
import { useLineHelp } from '../../use-line-help.ts';
import { Writer } from './writer.tsx';
import { WriteView, writingTitle, type WritingKind } from './write.view.tsx';

const RECIPE_ID = /^[1-9]\d{0,8}$/;

function kindOf(pathname: string): WritingKind {
  if (/\/edit\/?$/.test(pathname)) return 'edit';
  return /\/duplicate\/?$/.test(pathname) ? 'duplicate' : 'new';
}

/** Writes a recipe, connected to the server. */
export default function WriteScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const kind = kindOf(pathname);
  useDocumentTitle(writingTitle(kind));
  const isId = RECIPE_ID.test(id);
  const recipeId = isId ? Number(id) : 0;
  const source = useQuery({ ...recipeSource(recipeId), enabled: kind !== 'new' && isId });
  const { refetch } = source;
  const { isKnown, isError, retry, nameOf, help } = useLineHelp();
  const backHref = kind === 'new' ? '/dashboard' : `/dashboard/recipes/${recipeId}`;
  const isMissing = kind !== 'new' && (!isId || (source.isError && !source.isFetching));

  if (isKnown && (kind === 'new' || source.data)) {
    if (kind === 'edit' && source.data?.own === false) {
      return (
        <WriteView
          kind={kind}
          state={{ status: 'not-own', duplicateHref: `/dashboard/recipes/${recipeId}/duplicate` }}
          backHref={backHref}
          onRetry={retry}
        />
      );
    }
    return (
      <Writer
        key={pathname}
        kind={kind}
        recipeId={recipeId}
        source={source.data ?? null}
        refetch={refetch}
        nameOf={nameOf}
        help={help}
        backHref={backHref}
      />
    );
  }
  return (
    <WriteView
      kind={kind}
      state={{ status: isMissing || isError ? 'error' : 'loading' }}
      backHref={backHref}
      onRetry={() => {
        retry();
        void refetch();
      }}
    />
  );
}
