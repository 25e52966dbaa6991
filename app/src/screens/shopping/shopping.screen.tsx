import { useDocumentTitle } from '../../use-document-title.ts';
import { usePlan } from '../meal-plan/use-plan.ts';
import { useShopping } from '../meal-plan/use-shopping.ts';
import { ShoppingView } from './shopping.view.tsx';

/** The shopping list's own address: that of the meal plan, one tap from everywhere. */
export default function ShoppingScreen() {
  useDocumentTitle('Shopping List');
  const { state, retry } = usePlan();
  const shopping = useShopping(state);
  return <ShoppingView state={state} shopping={shopping} onRetry={retry} />;
}
