import { toast } from '@larder/ui/toaster';

/** The shopping items that something concerns. */
interface Listed {
  planId: string;
  checkedIds: readonly string[];
}

interface Offer extends Listed {
  toastId: number;
}

let offers: readonly Offer[] = [];

/** Records a message that offers to sync later. */
export function noteOffer(toastId: number, { planId, checkedIds }: Listed): void {
  offers = [...offers, { toastId, planId, checkedIds }];
}

/** Dismisses messages that offer to sync any of these later: they are bought by now, or queued. */
export function withdrawOffers({ planId, checkedIds }: Listed): void {
  const isOver = (offer: Offer) =>
    offer.planId === planId && offer.checkedIds.some((id) => checkedIds.includes(id));
  for (const { toastId } of offers.filter(isOver)) toast.dismiss(toastId);
  offers = offers.filter((offer) => !isOver(offer));
}
