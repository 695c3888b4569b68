import { formatMegabytes } from '#shared/formats/numbers.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminCatalogueFilesMessages } from '../../messages/admin-catalogue-files-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Sending } from './use-table-upload.ts';

type SendingFileProps = { sending: Sending; onCancel: () => void };

/** The file that this page is sending. */
export function SendingFile({
  sending: { file, importId, bytesThere, isBroken },
  onCancel,
}: SendingFileProps) {
  const texts = useMessages(adminCatalogueFilesMessages);
  const isBegun = importId !== undefined;
  return (
    <div className="stack gap-2 anywhere small">
      <span>{file.name}</span>
      <progress
        className="progress-bar"
        aria-label={texts.sending(file.name)}
        {...(isBegun ? { value: bytesThere, max: file.size } : {})}
      />
      {isBegun && <SentOf bytesThere={bytesThere} size={file.size} />}
      <p role="status">{isBroken ? texts.lineBroken : texts.stayHere}</p>
      <Button variant="outline" aria-label={texts.cancelNamed(file.name)} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

export function SentOf({ bytesThere, size }: { bytesThere: number; size: number }) {
  const language = useLanguage();
  const texts = adminCatalogueFilesMessages[language];
  return <span>{texts.sentOf(formatMegabytes(bytesThere, language), formatMegabytes(size, language))}</span>;
}
