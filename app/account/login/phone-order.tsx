import { useId, useState } from 'react';
import { cities } from '#shared/cameroon-places.ts';
import { limits } from '#shared/limits.ts';
import type { CodeChannel } from '#shared/phone-messages.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { forgetTyped, keepTyped, readTyped } from '../../forms/typed-form.ts';
import { useMessages } from '../../language.ts';
import { phoneOrderMessages } from '../../messages/phone-order-messages.ts';
import { useCodesBy } from '../../shell-data/use-shell-data.ts';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { useShop } from '../../state/use-shop.ts';
import { SuggestingField } from '../../ui/fields/suggesting-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AcceptedTexts } from '../accepted-texts.tsx';
import { AccountForm, AccountSubmit } from '../account-form.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import './phone-order.css';

type PhoneOrderProps = { onOpened: () => void };

type Person = { name: string; mobile: string; city: string; addressLine: string; email: string };

/**
 * The first choice of a shopper who orders without an account (decision 39): four fields, and a code where the shop sends some. Where it
 * can only mail them, there is a fifth field, which may stay empty.
 */
export function PhoneOrder({ onOpened }: PhoneOrderProps) {
  const texts = useMessages(phoneOrderMessages);
  const headingId = useId();
  const [waiting, setWaiting] = useState<Sent>();
  const open = () => {
    forgetTyped('typedOrder');
    onOpened();
  };
  return (
    <section className="phone-order stack gap-3" aria-labelledby={headingId}>
      <h3 id={headingId} className="small-heading">
        {texts.title}
      </h3>
      {waiting ? (
        <CodeForm {...waiting} onCodeSent={setWaiting} onOpened={open} onBack={() => setWaiting(undefined)} />
      ) : (
        <PersonForm onCodeSent={setWaiting} onOpened={open} />
      )}
    </section>
  );
}

type Sent = { person: Person; codeId: string; channel: CodeChannel };
type PersonFormProps = PhoneOrderProps & { onCodeSent: (sent: Sent) => void };

/** Where the shop can send a code it does; elsewhere the account is open at once. */
async function requestCode(person: Person, { onCodeSent, onOpened }: PersonFormProps): Promise<void> {
  const { codeId, channel } = await client.session.openByPhone(person);
  if (codeId === null || channel === null) return onOpened();
  onCodeSent({ person, codeId, channel });
}

function PersonForm({ onCodeSent, onOpened }: PersonFormProps) {
  const texts = useMessages(phoneOrderMessages);
  // What a guest has already typed at checkout.
  const known = useShop((state) => (state.session === 'guest' ? state.addresses.addressList[0] : undefined));
  const [kept] = useState(() => readTyped('typedOrder'));
  const isMailed = useCodesBy() === 'email';
  const call = useFormCall<keyof Person>({
    send: async (typed) => {
      const person = {
        name: typed('name').trim(),
        mobile: typed('mobile').trim(),
        city: typed('city').trim(),
        addressLine: typed('addressLine').trim(),
        email: isMailed ? typed('email').trim() : '',
      };
      await requestCode(person, { onCodeSent, onOpened });
    },
  });
  const onInput: typeof call.form.onInput = (event) => {
    call.form.onInput(event);
    keepTyped('typedOrder', event.currentTarget);
  };
  return (
    <AccountForm call={{ ...call, form: { ...call.form, onInput } }}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
        maxLength={limits.name}
        defaultValue={kept.name ?? known?.name}
      />
      <PhoneField
        label={texts.mobile}
        name="mobile"
        required
        maxLength={limits.phone}
        phone={kept.mobile ?? known?.mobile}
      />
      <SuggestingField
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        required
        maxLength={limits.shortText}
        suggestions={cities}
        defaultValue={kept.city ?? known?.city}
      />
      <TextField
        label={texts.addressLine}
        name="addressLine"
        autoComplete="address-line1"
        required
        maxLength={limits.addressLine}
        help={texts.addressLineHelp}
        defaultValue={kept.addressLine ?? known?.address_line}
      />
      {isMailed && (
        <EmailField
          label={texts.email}
          optional
          help={texts.emailHelp}
          defaultValue={kept.email ?? known?.customer_email}
        />
      )}
      <AccountSubmit call={call} waiting={texts.sending}>
        {texts.send}
      </AccountSubmit>
      <AcceptedTexts sentence={texts.acceptTerms} />
    </AccountForm>
  );
}

type CodeFormProps = PersonFormProps & Sent & { onBack: () => void };

function CodeForm({ person, codeId, channel, onBack, onCodeSent, onOpened }: CodeFormProps) {
  const texts = useMessages(phoneOrderMessages);
  const open = async (how: { code: string } | { withoutCode: true }) => {
    await client.session.openByPhone({ ...person, codeId, ...how });
    onOpened();
  };
  const without = useFormCall({ send: () => open({ withoutCode: true }) });
  return (
    <>
      <PhoneCodeForm
        recipient={channel === 'email' ? person.email : person.mobile}
        channel={channel}
        send={(code) => open({ code })}
        sendAgain={() => requestCode(person, { onCodeSent, onOpened })}
        back={channel === 'email' ? texts.otherEmail : undefined}
        onBack={onBack}
      />
      <form {...without.form} className="phone-order__without">
        <button type="submit" className="tap" disabled={without.isBusy}>
          {texts.withoutCode}
        </button>
      </form>
    </>
  );
}
