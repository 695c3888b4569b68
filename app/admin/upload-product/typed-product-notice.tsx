import { useMessages } from '../../language.ts';
import { adminProductMessages } from '../../messages/admin-product-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import './typed-product-notice.css';

type TypedProductNoticeProps = { name: string; onRestore: () => void; onDiscard: () => void };

/** Offers what an earlier tab kept, above the empty form. */
export function TypedProductNotice({ name, onRestore, onDiscard }: TypedProductNoticeProps) {
  const texts = useMessages(adminProductMessages);
  return (
    <section className="typed-product-notice stack gap-3" aria-label={texts.typedTitle}>
      <p>
        <strong>{texts.typedTitle}</strong>
        <br />
        {texts.typedText(name.trim())}
      </p>
      <div className="cluster">
        <Button onClick={onRestore}>{texts.restore}</Button>
        <Button variant="outline" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
