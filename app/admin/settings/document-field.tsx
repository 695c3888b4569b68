import { useState } from 'react';
import { useMessages } from '../../language.ts';
import { settingsMessages } from '../../messages/setting-messages.ts';
import { OwnText } from '../../storefront/legal/own-text.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea, type TextAreaProps } from '../../ui/fields/text-area.tsx';

type DocumentFieldProps = Pick<TextAreaProps, 'name' | 'help' | 'error' | 'disabled' | 'maxLength'> & {
  label: string;
  given: string;
};

/** The text of a page, with a preview before it is saved; when it is emptied, the shop's usual text is back. */
export function DocumentField({ given, ...field }: DocumentFieldProps) {
  const texts = useMessages(settingsMessages);
  const [text, setText] = useState(given);
  const [isShown, setShown] = useState(false);
  return (
    <div className="stack gap-2">
      <TextArea
        {...field}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && (
        <div className="cluster gap-2">
          <Button
            variant="outline"
            aria-expanded={isShown}
            aria-label={texts.previewOf(field.label)}
            onClick={() => setShown(!isShown)}
          >
            {texts.preview}
          </Button>
          <Button
            variant="quiet"
            disabled={field.disabled}
            aria-label={texts.backToUsualOf(field.label)}
            onClick={() => setText('')}
          >
            {texts.backToUsual}
          </Button>
        </div>
      )}
      {isShown && text.trim() !== '' && (
        <section className="panel settings-page__preview" aria-label={texts.previewOf(field.label)}>
          <OwnText text={text} />
        </section>
      )}
    </div>
  );
}
