import type { components } from '@larder/contract';
import { areUnitsCompatible, sentenceCase, UNITS, type Act, type Day } from '@larder/domain';
import { dateOf } from '@larder/domain/planner';
import { v7 as uuid } from 'uuid';
import { boughtParts, shelfLifeIn } from '../pantry/batch-marks.ts';
import { expectBoughtLately, idsOfDay } from '../pantry/bought-on.ts';
import { DEED, rememberedChanges } from '../pantry/ledger/ledger.ts';
import { noteAdded, noteNotAdded } from '../pantry/usuals.ts';
import { deedOf } from '../plan/cooked-elsewhere.ts';
import type { MealPlan } from '../plan/plan-answer.ts';
import type { ChangePlan, PlanCall } from '../plan/plan-change.ts';
import { needsOf, shoppingItems } from '../plan/plan-shopping.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptPlan, KeptPurchase, StockChange } from '../platform/database/schema.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { frozenPart } from './frozen-part.ts';

type Bought = components['schemas']['PurchaseInput']['items'][number];

export interface PurchaseService {
  /** Adds a purchase from the shopping list to the pantry, as of its purchase date, by default today. */
  buy(
    cook: Cook,
    call: Omit<PlanCall, 'request'> & { items: readonly Bought[]; boughtOn?: Day | undefined },
  ): Promise<MealPlan>;
  /** Undoes a purchase. */
  undo(cook: Cook, call: Omit<PlanCall, 'request'> & { id: string }): Promise<MealPlan>;
}

/** 'Bought it', and its undo. */
export function makePurchaseService(change: ChangePlan): PurchaseService {
  return {
    buy: (cook, { items, boughtOn: said, ...call }) => {
      const { today } = cook;
      const boughtOn = said ?? today;
      expectBoughtLately(boughtOn, today);
      return change(cook, { ...call, request: ['buy', items] }, async ({ db, row, now, snapshot, alter }) => {
        const { plan, madeOn } = row;
        const list = shoppingItems(plan.meals);
        const acts: Act[] = [];
        const newId = idsOfDay(boughtOn, today, now);
        const listed = items.map((bought) => {
          const { ingredient_id: ingredientId, quantity, unit, ...sent } = bought;
          const isCounted = UNITS[unit].kind === 'piece';
          const life = shelfLifeIn(snapshot, ingredientId);
          const needs = needsOf(plan.meals, bought).map(({ meal, quantity: lacked }) => ({
            meal,
            day: dateOf(meal.day, madeOn),
            quantity: lacked,
          }));
          const parts = boughtParts({ quantity, isCounted }, sent, life, { boughtOn, today }, needs);
          for (const { quantity: amount, ...marks } of parts) {
            const lot = { id: newId(), ingredientId, unit, ...marks };
            acts.push({ kind: 'put', lot, amount });
          }
          const frozen = frozenPart(parts, sent, life, boughtOn, needs);
          return {
            ingredient_id: ingredientId,
            quantity,
            unit,
            ...listedAs(bought, list, snapshot),
            ...(frozen && { frozen }),
          };
        });
        const id = uuid();
        const changes = await alter(() => acts, DEED.purchase(id));
        await noteAdded(db, cook.userId, idsOf(listed), now);
        const purchase: KeptPurchase = {
          id,
          bought_at: now.toISOString(),
          ...(said !== undefined && { bought_on: said }),
          items: listed,
          changes,
        };
        return { plan: { ...plan, purchases: [...plan.purchases, purchase] }, stock: changes };
      });
    },

    undo: (cook, { id, ...call }) =>
      change(
        cook,
        { ...call, request: ['undo purchase', id] },
        async ({ db, row: { id: planId, plan }, takeBack }) => {
          const purchase = plan.purchases.find((one) => one.id === id);
          if (!purchase) throw notFound('purchase');
          expectNotCooked(purchase, plan, planId, await rememberedChanges(db, cook.userId));
          const stock = await takeBack(DEED.purchase(id), purchase.changes);
          await noteNotAdded(db, cook.userId, idsOf(purchase.items), new Date(purchase.bought_at));
          const purchases = plan.purchases.filter((one) => one !== purchase);
          return { plan: { ...plan, purchases }, stock };
        },
      ),
  };
}

const idsOf = (items: KeptPurchase['items']): number[] => items.map(({ ingredient_id: id }) => id);

/** A bought item's line on the shopping list; 409 if it is not or no longer there. */
function listedAs(
  { ingredient_id: id, unit }: Bought,
  list: MealPlan['shopping_items'],
  { names }: CatalogueSnapshot,
): Pick<MealPlan['shopping_items'][number], 'name' | 'category'> {
  const line = list.find(
    (one) => one.ingredient_id === id && (areUnitsCompatible(one.unit, unit) || one.sold_as === unit),
  );
  if (line) return { name: line.name, category: line.category };
  const isListed = list.some((one) => one.ingredient_id === id);
  const name = names.get(id)?.name ?? 'This ingredient';
  const subject = sentenceCase(name);
  throw new Problem(
    409,
    isListed
      ? `${subject} is not measured in ${UNITS[unit].plural} on the shopping list.`
      : `${subject} is no longer on the shopping list.`,
  );
}

/** A purchase that a later meal used cannot be taken out again. */
function expectNotCooked(
  { id, bought_at: boughtAt, changes }: KeptPurchase,
  { meals }: KeptPlan,
  planId: string,
  remembered: ReadonlyMap<string, readonly StockChange[]>,
): void {
  const itemsOf = (thing: string, done: readonly StockChange[]) =>
    (remembered.get(thing) ?? done).flatMap(({ before, after }) => (before ?? after)?.id ?? []);
  const bought = new Set(itemsOf(DEED.purchase(id), changes));
  const later = meals.find(
    (meal) =>
      meal.cooked_at !== null &&
      meal.cooked_at >= boughtAt &&
      itemsOf(deedOf(planId, meal), meal.changes).some((item) => bought.has(item)),
  );
  if (later) throw new Problem(409, `${later.title} was cooked with it. Undo that first.`);
}
