import { useMessages } from '../language.ts';
import { adminListMessages } from '../messages/admin-list-messages.ts';
import { Pager } from '../ui/pager.tsx';
import type { AdminListState, Counted } from './use-admin-list.ts';

/** 'current/total' between Previous and Next, which do nothing at the ends (spec §4). */
export function ListPager<Answer extends Counted>({ list }: { list: AdminListState<Answer> }) {
  const texts = useMessages(adminListMessages);
  const { page, totalPages, show } = list;
  return (
    <Pager
      label={texts.pages}
      previous={{ label: texts.previous, disabled: page <= 1, onPress: () => show({ page: page - 1 }) }}
      next={{ label: texts.next, disabled: page >= totalPages, onPress: () => show({ page: page + 1 }) }}
    >
      {page}/{totalPages}
    </Pager>
  );
}
