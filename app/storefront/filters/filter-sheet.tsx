import { useLocation, useNavigate } from 'react-router';
import { choiceQuery, type ListChoice } from '#shared/list-choice.ts';
import { useMessages } from '../../language.ts';
import { facetMessages } from '../../messages/facet-messages.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import type { FilteredList } from './filter-bar.tsx';
import { FilterForm } from './filter-form.tsx';

type FilterSheetProps = { list: FilteredList; open: boolean; onClose: () => void };

/** The choices in a dialog over the list; their numbers are counted when it opens. */
export function FilterSheet({ list, open, onClose }: FilterSheetProps) {
  const texts = useMessages(facetMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.filterAndSort}>
      <Choices list={list} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted anew at each opening, with the numbers of that moment. */
function Choices({ list, onClose }: Omit<FilterSheetProps, 'open'>) {
  const texts = useMessages(facetMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { answer, failure, isLoading, reload } = useAnswer(list.loadFacets);
  const choose = (choice: ListChoice) => {
    onClose();
    // The default order of a list is left out of its address.
    const { sort, ...others } = choice;
    const said = sort === list.sort ? others : choice;
    void navigate(pathname + choiceQuery(said, list.kept), { preventScrollReset: true });
  };
  if (failure) {
    return <ErrorState title={texts.failed} retrying={isLoading} onRetry={() => void reload()} />;
  }
  const facets = answer?.failed === false ? answer.facets : undefined;
  if (!facets) {
    return (
      <p role="status">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  return <FilterForm list={list} facets={facets} onChoose={choose} />;
}
