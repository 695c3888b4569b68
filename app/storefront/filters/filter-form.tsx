import { type FormEvent, useId } from 'react';
import { useLocation } from 'react-router';
import type { FacetCountsView } from '#shared/contract/list-choice.ts';
import {
  type FacetKind,
  facetKinds,
  facetValues,
  type ListChoice,
  listFlags,
  listSorts,
  readListChoice,
} from '#shared/list-choice.ts';
import { useMessages } from '../../language.ts';
import { facetMessages } from '../../messages/facet-messages.ts';
import { undertoneMessages } from '../../messages/undertone-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useChoiceWords } from './choice-words.ts';
import type { FilteredList } from './filter-bar.tsx';

type FilterFormProps = {
  list: FilteredList;
  facets: FacetCountsView;
  /** Without it the browser submits the form, and the choices become the address. */
  onChoose: ((choice: ListChoice) => void) | undefined;
};

/** Every value with the number of products that it leaves. A plain form: the ticked values become the address. */
export function FilterForm({ list, facets, onChoose }: FilterFormProps) {
  const texts = useMessages(facetMessages);
  const { pathname } = useLocation();
  const { choice, kept = [], sort } = list;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onChoose(readListChoice(new URLSearchParams(fields)));
  };
  return (
    <form className="filter-form stack gap-4" method="get" action={pathname} onSubmit={submit}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Group legend={texts.sort}>
        {listSorts
          .filter((value) => value !== 'best' || sort === 'best')
          .map((value) => (
            <Choice
              key={value}
              type="radio"
              name="sort"
              value={value}
              // The list's default order is not a choice: a plain form sends an empty value for it.
              sent={value === sort ? '' : value}
              isChosen={value === (choice.sort ?? sort)}
            />
          ))}
      </Group>
      {facetKinds.map((kind) => (
        <Values key={kind} kind={kind} choice={choice} facets={facets} />
      ))}
      <Prices choice={choice} facets={facets} />
      <Flags list={list} facets={facets} />
      <div className="filter-form__foot">
        <Button type="submit" variant="call-to-action" wide>
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}

/** The values of one kind; a kind with a single value narrows nothing and is left out. */
function Values({ kind, choice, facets }: Omit<ValuesProps, 'legend'>) {
  const texts = useMessages(facetMessages);
  const chosen = choice.facets[kind] ?? [];
  const counted = facets.values.filter((value) => value.kind === kind);
  const missing = chosen.filter((value) => counted.every((known) => known.value !== value));
  const values = inOrder(kind, [...counted, ...missing.map((value) => ({ kind, value, cards: 0 }))]);
  if (values.length < 2 && chosen.length === 0) return null;
  return (
    <Group legend={texts[kind]}>
      {values.map(({ value, cards }) => (
        <Choice key={value} name={kind} value={value} isChosen={chosen.includes(value)} cards={cards} />
      ))}
    </Group>
  );
}

/** What all products of the list have, or none of them, narrows nothing and is left out: in a new shop everything is new. */
function Flags({ list: { choice, results }, facets }: Omit<FilterFormProps, 'onChoose'>) {
  const texts = useMessages(facetMessages);
  const all = results.failed ? undefined : results.totalCount;
  const flags = listFlags
    .map((flag) => ({ flag, cards: facets.flags[flag], isChosen: choice.flags.includes(flag) }))
    .filter(({ cards, isChosen }) => isChosen || (cards > 0 && cards !== all));
  if (flags.length === 0) return null;
  return (
    <Group legend={texts.more}>
      {flags.map(({ flag, ...counted }) => (
        <Choice key={flag} name={flag} value="1" {...counted} />
      ))}
    </Group>
  );
}

type ValuesProps = { kind: FacetKind; choice: ListChoice; facets: FacetCountsView };
type Counted = FacetCountsView['values'][number];

/** Brands by their number of products, all other values in the order of the vocabulary, such as from light to deep. */
function inOrder(kind: FacetKind, values: Counted[]): Counted[] {
  if (kind === 'brand') return values.sort((one, other) => other.cards - one.cards);
  const order: readonly string[] = facetValues[kind];
  return values.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}

function Group({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="filter-form__legend">{legend}</legend>
      <div className="cluster gap-2">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  /** The value in the address, where it differs from `value`. */
  sent?: string;
  isChosen: boolean;
  cards?: number;
};

function Choice({ type = 'checkbox', name, value, sent = value, isChosen, cards }: ChoiceProps) {
  const wordsOf = useChoiceWords();
  const belowHeading: Readonly<Record<string, string>> = useMessages(undertoneMessages);
  return (
    <label className="filter-form__choice row gap-1">
      <input type={type} name={name} value={sent} defaultChecked={isChosen} />
      {belowHeading[`${name}:${value}`] ?? wordsOf([name, value])}
      {cards !== undefined && <span className="muted fine"> {cards}</span>}
    </label>
  );
}

function Prices({ choice, facets }: Omit<ValuesProps, 'kind'>) {
  const texts = useMessages(facetMessages);
  const [from, to] = [useId(), useId()];
  const { least, most } = facets.prices ?? {};
  return (
    <Group legend={texts.price}>
      <label htmlFor={from}>{texts.priceFrom}</label>
      <input
        id={from}
        className="filter-form__price"
        type="number"
        inputMode="numeric"
        name="min"
        min="1"
        placeholder={least === undefined ? undefined : String(least)}
        defaultValue={choice.min}
      />
      <label htmlFor={to}>{texts.priceTo}</label>
      <input
        id={to}
        className="filter-form__price"
        type="number"
        inputMode="numeric"
        name="max"
        min="1"
        placeholder={most === undefined ? undefined : String(most)}
        defaultValue={choice.max}
      />
    </Group>
  );
}
