import { EMAIL } from '#shared/email-format.ts';
import { newsletterConsent } from '#shared/messages/newsletter-consent.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import './newsletter-form.css';

/** An e-mail box and a button (spec §2, Footer). */
export function NewsletterForm() {
  const texts = useMessages(newsletterMessages);
  const { form, isBusy, isAlive, errors, failure } = useFormCall<'email'>({
    check: (typed) => (EMAIL.test(typed('email').trim()) ? {} : { email: texts.emailWrong }),
    send: async (typed) => {
      const { message } = await api.newsletter.subscribe({ email: typed('email') });
      notify.success(message);
      form.ref.current?.reset();
    },
  });
  return (
    <form {...form} className="newsletter-form stack">
      <div>
        <h2 className="medium-heading">{texts.title}</h2>
        <p className="newsletter-form__text muted">{useMessages(newsletterConsent).text}</p>
      </div>
      <div className="newsletter-form__row">
        <EmailField className="newsletter-form__field" label={texts.email} required error={errors.email} />
        <Button type="submit" variant="call-to-action" busy={isBusy} disabled={!isAlive}>
          {isBusy ? texts.subscribing : texts.subscribe}
        </Button>
      </div>
      <FormFailure message={failure} />
    </form>
  );
}
