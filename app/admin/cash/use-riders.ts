import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';

const listRiders = async (options: CallOptions) => (await api.rider.list({}, options)).data;

/** The shop's riders; undefined until they are known. */
export const useRiders = () => useAnswer(listRiders);
