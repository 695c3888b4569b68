import { useState } from 'react';
import type { CallerView } from '#shared/contract/caller.ts';
import { limits } from '#shared/limits.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { missingIn } from '../../forms/missing-fields.ts';
import { useLanguage } from '../../language.ts';
import { adminNewOrderMessages } from '../../messages/admin-new-order-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import './caller-choice.css';

type FoundCallers = { callers: readonly CallerView[]; search: string };

interface CallerChoiceProps {
  chosen: CallerView | undefined;
  /** Found before a reload, with what was searched for. */
  begun: FoundCallers | undefined;
  /** Called with a person the shop knows, or with undefined for no one; and with the search. */
  onChoose: (caller: CallerView | undefined, search: string) => void;
}

/** The caller: found by number, and chosen by the staff member, who has asked for the name. */
export function CallerChoice({ begun, chosen, onChoose }: CallerChoiceProps) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const [found, setFound] = useState(begun);
  const call = useFormCall<'search'>({
    check: (typed) => missingIn(['search'], typed, language),
    send: async (typed) => {
      const search = typed('search').trim();
      const { data } = await api.caller.find({ search });
      setFound({ callers: data, search });
      onChoose(undefined, search);
    },
  });
  return (
    <Card title={texts.caller}>
      <Form call={call} className="caller-choice__search stack gap-3">
        <TextField
          label={texts.phoneOrEmail}
          name="search"
          autoComplete="off"
          required
          maxLength={limits.email}
          defaultValue={begun?.search}
        />
        <SubmitButton variant="outline">{texts.find}</SubmitButton>
      </Form>
      <div role="status">{found?.callers.length === 0 && <p>{texts.nobodyKnown}</p>}</div>
      {chosen !== undefined && (
        <div className="caller-choice__chosen note note--primary cluster apart">
          <p>{texts.chosen(chosen.name)}</p>
          <Button variant="quiet" onClick={() => onChoose(undefined, found?.search ?? '')}>
            {texts.somebodyElse}
          </Button>
        </div>
      )}
      {chosen === undefined && found !== undefined && found.callers.length > 0 && (
        <>
          <p className="muted">{texts.askName}</p>
          <ul className="ruled-list" aria-label={texts.knownWith}>
            {found.callers.map((caller) => (
              <FoundCaller key={caller.id} caller={caller} onChoose={() => onChoose(caller, found.search)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function FoundCaller({ caller, onChoose }: { caller: CallerView; onChoose: () => void }) {
  const language = useLanguage();
  const texts = adminNewOrderMessages[language];
  const { name, email, mobile, isBlocked, orderCount, places } = caller;
  const cities = [...new Set(places.map(({ city }) => city))];
  const facts = [mobile === '' ? '' : formatPhone(mobile), email, texts.orders(orderCount), ...cities];
  return (
    <li className="caller-choice__row ruled-row stack gap-2">
      <div className="caller-choice__words">
        <p>
          <strong>{name}</strong> {isBlocked && <Badge tone="danger">{texts.blocked}</Badge>}
        </p>
        <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button variant="outline" disabled={isBlocked} aria-label={texts.chooseNamed(name)} onClick={onChoose}>
        {texts.choose}
      </Button>
    </li>
  );
}
