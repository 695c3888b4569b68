import { type ContactSubject, contactSubjects } from '#shared/contact-subjects.ts';
import { EMAIL } from '#shared/email-format.ts';
import { limits } from '#shared/limits.ts';
import { contactSubjectMessages } from '#shared/messages/contact-subject-messages.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { contactMessages } from '../../messages/contact-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import './contact-form.css';

/** The confirmation appears after a second (spec §9), however fast the server was. */
const CONFIRMATION_DELAY_MS = 1_000;

type Field = 'name' | 'email' | 'phone' | 'subject' | 'message' | 'consent';
const required = ['name', 'email', 'subject', 'message'] as const;

export function ContactForm() {
  const texts = useMessages(contactMessages);
  const subjectTexts = useMessages(contactSubjectMessages);
  const { form, isBusy, isAlive, errors, failure } = useFormCall<Field>({
    check: (typed) => {
      const empty = required.filter((field) => typed(field).trim() === '');
      const mistakes = Object.fromEntries(empty.map((field) => [field, texts.fillIn]));
      if (!empty.includes('email') && !EMAIL.test(typed('email').trim())) mistakes.email = texts.emailWrong;
      if (typed('consent') === '') mistakes.consent = texts.agree;
      return mistakes;
    },
    send: async (typed) => {
      const sending = api.contact.sendMessage({
        name: typed('name'),
        email: typed('email'),
        phone: typed('phone'),
        subject: subjectOf(typed('subject')),
        message: typed('message'),
        consent: true,
      });
      const [{ message }] = await Promise.all([sending, delay(CONFIRMATION_DELAY_MS)]);
      notify.success(message);
      form.ref.current?.reset();
    },
  });
  return (
    <form {...form} className="contact-form stack" aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading">{texts.formTitle}</h2>
      <noscript>
        <p>{texts.needsJavaScript}</p>
      </noscript>
      <TextField
        label={texts.yourName}
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        error={errors.name}
      />
      <div className="contact-form__pair stack">
        <EmailField label={texts.emailAddress} required error={errors.email} />
        <TextField
          label={texts.phoneNumber}
          optional
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          error={errors.phone}
        />
      </div>
      <SelectField label={texts.subject} name="subject" required defaultValue="" error={errors.subject}>
        <option value="" disabled>
          {texts.chooseSubject}
        </option>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjectTexts[subject]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={texts.yourMessage}
        name="message"
        rows={5}
        required
        maxLength={limits.message}
        error={errors.message}
      />
      <CheckboxField
        name="consent"
        value="yes"
        required
        error={errors.consent}
        label={
          <>
            {texts.consent}{' '}
            <LocalLink to="/privacy-policy" target="_blank">
              {texts.privacyPolicy}
            </LocalLink>
          </>
        }
      />
      <Button type="submit" variant="call-to-action" size="large" wide busy={isBusy} disabled={!isAlive}>
        {isBusy ? texts.sending : texts.send}
      </Button>
      <FormFailure message={failure === undefined ? undefined : texts.notSent} />
    </form>
  );
}

function subjectOf(typed: string): ContactSubject {
  return contactSubjects.find((subject) => subject === typed) ?? 'other';
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
