import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import { exchangeLimits } from '#shared/exchange.ts';
import { useMessages } from '../../language.ts';
import { adminExchangeMessages } from '../../messages/admin-exchange-messages.ts';
import { api } from '../../state/api.ts';
import { notify } from '../../ui/notify.ts';
import { fetchWithProgress } from '../pictures/fetch-with-progress.ts';

export type TableUpload = {
  /** What is on its way, and how much of it has gone out, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  failure: string | undefined;
  send: (file: File) => Promise<void>;
};

export function useTableUpload(onSent: () => Promise<void>): TableUpload {
  const texts = useMessages(adminExchangeMessages);
  const [sending, setSending] = useState<TableUpload['sending']>();
  const [failure, setFailure] = useState<string>();
  const leaving = useRef<AbortController | undefined>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { name } = file;
    setFailure(undefined);
    // Minutes of data are not spent on what is refused at the end.
    if (file.size > exchangeLimits.megabytes * 1024 * 1024) {
      return setFailure(texts.tooLarge(exchangeLimits.megabytes));
    }
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setSending({ name, share: 0 });
    const form = new FormData();
    form.append('file', file, name);
    try {
      const onProgress = (share: number) => setSending({ name, share });
      const { message } = await api.exchange.upload(form, { fetch: fetchWithProgress(onProgress), signal });
      notify.success(message);
      await onSent();
    } catch (refused) {
      if (signal.aborted) return;
      if (!(refused instanceof ApiError)) throw refused;
      setFailure(refused.message);
    } finally {
      setSending(undefined);
    }
  }

  return { sending, failure, send };
}
