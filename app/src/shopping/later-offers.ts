import { toast } from '@larder/ui/toaster';

/** Which shopping items something is about. */
interface Listed {
  planId: string;
  checkedIds: readonly string[];
}

interface Offer extends Listed {
  toastId: number;
}

let offers: readonly Offer[] = [];

/** Notes a message that offers to send something later. */
export function noteOffer(toastId: number, { planId, checkedIds }: Listed): void {
  offers = [...offers, { toastId, planId, checkedIds }];
}

/** Takes away the messages that offer to send any of this later: it is bought by now, or waits. */
export function withdrawOffers({ planId, checkedIds }: Listed): void {
  const isOver = (offer: Offer) =>
    offer.planId === planId && offer.checkedIds.some((id) => checkedIds.includes(id));
  for (const { toastId } of offers.filter(isOver)) toast.dismiss(toastId);
  offers = offers.filter((offer) => !isOver(offer));
}
