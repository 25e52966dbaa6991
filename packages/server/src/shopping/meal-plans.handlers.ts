import { changeOf } from '../plan/meal-plans.handlers.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { PurchaseService } from './purchase.service.ts';

export function purchaseHandlers(
  purchases: PurchaseService,
): Pick<Handlers, 'buyShoppingItems' | 'undoPurchase'> {
  return {
    buyShoppingItems: async (call) => {
      const { items, bought_on: boughtOn } = call.body;
      const plan = await purchases.buy(call.caller, { ...changeOf(call, call.body), items, boughtOn });
      return { status: 201, body: { data: plan } };
    },
    undoPurchase: async (call) => {
      const plan = await purchases.undo(call.caller, { ...changeOf(call, call.query), id: call.params.id });
      return { status: 200, body: { data: plan } };
    },
  };
}
