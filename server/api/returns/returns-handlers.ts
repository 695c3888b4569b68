import { takeBack } from '#core/order-desk/take-back.ts';
import { answerReturnRequest } from '#core/returns/answer-return-request.ts';
import type { NounHandlers } from '../handler.ts';

export const returnsHandlers: NounHandlers<'returns'> = {
  async answer({ store, user }, input) {
    const answered = await answerReturnRequest(store, user, input);
    if (!answered.ok) return answered;
    return { message: 'returnAnswered', data: null };
  },

  async takeBack({ store, user }, input) {
    const taken = await takeBack(store, user, input);
    if (!taken.ok) return taken;
    return { message: 'orderTakenBack', data: null };
  },
};
