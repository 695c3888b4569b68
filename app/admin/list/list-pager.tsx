import { useMessages } from '../../language.ts';
import { adminListMessages } from '../../messages/admin-list-messages.ts';
import { Pager } from '../../ui/layout/pager.tsx';

interface ListPagerProps {
  label?: string;
  page: number;
  totalPages: number;
  onShow: (page: number) => void;
}

/** 'current/total' between Previous and Next, which do nothing at the ends (spec §4). */
export function ListPager({ label, page, totalPages, onShow }: ListPagerProps) {
  const texts = useMessages(adminListMessages);
  return (
    <Pager
      label={label ?? texts.pages}
      previous={{ label: texts.previous, disabled: page <= 1, onPress: () => onShow(page - 1) }}
      next={{ label: texts.next, disabled: page >= totalPages, onPress: () => onShow(page + 1) }}
    >
      {page}/{totalPages}
    </Pager>
  );
}
