import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import './letter-link.css';

type LetterLinkProps = {
  title: string;
  text: string;
  button: string;
  /** Shown in place of the form once the call has succeeded. */
  done: string;
  send: (token: string) => Promise<unknown>;
};

/** The page behind a link in a newsletter. Only the button sends the link's token, because mail programs open links by themselves. */
export function LetterLink({ title, text, button, done, send }: LetterLinkProps) {
  const texts = useMessages(newsletterMessages);
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const { form, isBusy, isAlive, failure } = useFormCall<never>({
    send: async () => {
      await send(query.get('token') ?? '');
      setDone(true);
    },
  });
  return (
    <div className="letter-link stack container">
      <h1>{title}</h1>
      {isDone ? (
        <p role="status">{done}</p>
      ) : (
        <form {...form} className="stack stack--start">
          <p>{text}</p>
          <noscript>
            <p>{texts.needsJavaScript}</p>
          </noscript>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isAlive}>
            {isBusy ? texts.working : button}
          </Button>
          <FormFailure message={failure} />
        </form>
      )}
    </div>
  );
}
