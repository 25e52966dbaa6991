import { useDocumentTitle } from '../../use-document-title.ts';
import { ShoppingView } from './shopping.view.tsx';

/** The shopping list's own address. */
export default function ShoppingScreen() {
  useDocumentTitle('Shopping List');
  return <ShoppingView />;
}
