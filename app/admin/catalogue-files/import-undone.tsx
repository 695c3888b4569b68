import { useCallback } from 'react';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { LoadedPart } from '../loaded-part.tsx';

/** How many products are as before, and which were changed since and therefore stay. */
export function ImportUndone({ known }: { known: ImportView }) {
  const texts = adminCatalogueFilesMessages[useLanguage()];
  return (
    <>
      <p>{texts.undone(known.undoneCount)}</p>
      {known.keptCount > 0 && <Kept known={known} />}
    </>
  );
}

function Kept({ known: { id, keptCount } }: { known: ImportView }) {
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  const fetchKept = useCallback(
    (options: CallOptions) => api.catalogueFiles.getImport({ id, limit: 1 }, options),
    [id],
  );
  return (
    <LoadedPart loaded={useAnswer(fetchKept)} placeholders={1}>
      {({ kept }) => (
        <div className="stack gap-2">
          <p className="strong">{texts.kept(keptCount)}</p>
          <ul className="catalogue-files__problem-rows" aria-label={texts.kept(keptCount)}>
            {kept.map(({ name, nameFr, columns }) => (
              <li key={name} className="catalogue-files__problem anywhere">
                {textIn(language, name, nameFr)}
                {' · '}
                {columns.length === 0 ? texts.keptWhole : columns.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </LoadedPart>
  );
}
