import type { CallOptions } from '#shared/contract/contract.ts';
import type { RiderView } from '#shared/contract/rider.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';

const listRiders = async (options: CallOptions) => (await api.rider.list({}, options)).data;
const wait = () => new Promise<RiderView[]>(() => undefined);

/** The shop's riders; undefined until they are known. A dialog that is closed asks for them when it opens. */
export const useRiders = (isNeeded = true) => useAnswer(isNeeded ? listRiders : wait);
