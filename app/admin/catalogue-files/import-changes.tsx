import { useCallback, useState } from 'react';
import type { ImportChangeView, ImportView } from '#shared/contract/catalogue-files.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { LoadedPart } from '../loaded-part.tsx';

/** The changes that a checked file would make: each cell as it is and as it would be. */
export function ImportChanges({ known: { id, fileName: name } }: { known: ImportView }) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const [after, setAfter] = useState(0);
  const fetchChanges = useCallback(
    (options: CallOptions) => api.catalogueFiles.getChanges({ id, after }, options),
    [id, after],
  );
  const loaded = useAnswer(fetchChanges);
  return (
    <LoadedPart loaded={loaded} placeholders={1}>
      {({ data, next }) => (
        <div className="stack stack--start gap-2">
          <ul className="catalogue-files__problem-rows" aria-label={texts.changesOf(name)}>
            {data.map((change) => (
              <li key={change.row} className="catalogue-files__problem stack gap-1 anywhere">
                <ChangedRow change={change} />
              </li>
            ))}
          </ul>
          <div className="cluster">
            {after > 0 && (
              <Button variant="quiet" onClick={() => setAfter(0)}>
                {texts.firstChanges}
              </Button>
            )}
            {next !== null && (
              <Button variant="quiet" onClick={() => setAfter(next)}>
                {texts.nextChanges}
              </Button>
            )}
          </div>
        </div>
      )}
    </LoadedPart>
  );
}

function ChangedRow({
  change: { row, isNew, name, nameFr, isDraftOnly, cells },
}: {
  change: ImportChangeView;
}) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const { labelled } = useMessages(adminMessages);
  return (
    <>
      <span className="strong">
        {texts.row(row)} · {textIn(useLanguage(), name, nameFr)}
      </span>
      {isNew && <span>{texts.newProduct}</span>}
      {isDraftOnly && <span>{texts.heldBack}</span>}
      {cells.length > 0 && (
        <ul>
          {cells.map(({ column, before, after, isLarge }) => (
            <li key={column}>
              {labelled(column)} <del>{before || texts.emptyCell}</del> →{' '}
              <ins>{after || texts.emptyCell}</ins>{' '}
              {isLarge && <Badge tone="danger">{texts.largeChange}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
