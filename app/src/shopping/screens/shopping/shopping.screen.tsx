import { usePlan } from '../../../plan/current/use-plan.ts';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { useUnits } from '../../../preferences/units.query.ts';
import { useShopping } from '../../use-shopping.ts';
import { ShoppingView } from './shopping.view.tsx';

/** The shopping list's own URL: the meal plan's list, one tap from everywhere. */
export default function ShoppingScreen() {
  useDocumentTitle(t('Shopping List'));
  const { state, retry } = usePlan();
  const shopping = useShopping(state);
  return <ShoppingView state={state} shopping={shopping} units={useUnits()} onRetry={retry} />;
}
