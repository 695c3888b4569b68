import { useRef, useState } from 'react';
import { useMessages } from '../language.ts';
import { copyMessages } from '../messages/copy-messages.ts';
import { notify } from '../ui/feedback/notify.ts';

/**
 * Copies a link that is shown in a field. Old phones, and pages without https, let no page copy: the field is then selected and a message
 * says that the link is copied by hand.
 */
export function useCopy(link: string) {
  const texts = useMessages(copyMessages);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  /** @returns whether the link was copied. */
  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      return true;
    } catch (failure) {
      console.warn('The link could not be copied', failure);
      setCopied(false);
      fieldRef.current?.select();
      notify.error(texts.copyYourself);
      return false;
    }
  }

  return { fieldRef, isCopied, copy };
}
