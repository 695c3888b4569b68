import { useCallback, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { auditMessages } from '../../messages/audit-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { More } from '../../ui/layout/more.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { AuditEntry } from './audit-entry.tsx';

/** The entries that one entry holds, fetched when it is unfolded. */
export function HeldEntries({ partOf }: { partOf: string }) {
  const texts = useMessages(auditMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <More summary={texts.showHeld} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && <Held partOf={partOf} />}
    </More>
  );
}

function Held({ partOf }: { partOf: string }) {
  const texts = useMessages(auditMessages);
  const [after, setAfter] = useState<string>();
  const fetchHeld = useCallback(
    (options: CallOptions) =>
      api.audit.list({ partOf, limit: 12, ...(after === undefined ? {} : { after }) }, options),
    [partOf, after],
  );
  return (
    <LoadedPart loaded={useAnswer(fetchHeld)} placeholders={1}>
      {({ data, next }) => (
        <div className="stack gap-3">
          <ul className="stack gap-3">
            {data.map((entry) => (
              <li key={entry.id}>
                <AuditEntry entry={entry} />
              </li>
            ))}
          </ul>
          {next !== null && (
            <Button variant="quiet" onClick={() => setAfter(next)}>
              {texts.nextHeld}
            </Button>
          )}
        </div>
      )}
    </LoadedPart>
  );
}
