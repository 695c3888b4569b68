import { EMAIL } from '#shared/email-format.ts';
import type { Language } from '#shared/language.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { looksLikePhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { addressMessages } from '../../messages/address-messages.ts';
import { client } from '../../state/client.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { useShop } from '../../state/use-shop.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { type AddressEmail, type AddressField, AddressForm } from './address-form.tsx';

type AddAddressDialogProps = {
  open: boolean;
  onClose: () => void;
  onAdded?: (id: string) => void;
  /** Why the form has opened by itself. */
  notice?: string | undefined;
};

/** Adds an address: the server keeps it for a user, the browser for a guest until the guest logs in (decision 20). */
export function AddAddressDialog({ open, onClose, onAdded, notice }: AddAddressDialogProps) {
  const texts = useMessages(addressMessages);
  const language = useLanguage();
  const user = useShop((state) => state.user.details);
  const isGuest = useShop((state) => state.session === 'guest');

  async function save(typed: Typed<AddressField>) {
    const { message, id } = await client.addresses.add({
      name: typed('name').trim(),
      email: typed('email').trim(),
      addressline: typed('addressline').trim(),
      city: typed('city').trim(),
      state: typed('state').trim(),
      pincode: typed('pincode').trim(),
      country: typed('country').trim(),
      mobile: typed('mobile').trim(),
    });
    notify.success(message);
    onClose();
    onAdded?.(id);
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.addAddress}>
      <div className="stack">
        {notice !== undefined && <p>{notice}</p>}
        <AddressForm
          withContact
          email={emailOf(user)}
          given={user ? { name: user.name, email: user.email, mobile: user.mobile } : {}}
          {...(isGuest ? { check: (typed) => mistakesOfGuest(typed, language) } : {})}
          save={save}
        />
      </div>
    </Dialog>
  );
}

/** A guest may order with a phone number alone (decision 520); the owner of an account without an e-mail is not asked for one. */
function emailOf(user: { email: string } | undefined): AddressEmail {
  if (user === undefined) return 'optional';
  return user.email === '' ? 'not asked' : 'required';
}

function isEmailOrNone(typed: string): boolean {
  return typed === '' || EMAIL.test(typed);
}

/** Checks a guest's address at once: the server sees it only when it is merged, too late to ask again. */
function mistakesOfGuest(typed: Typed<AddressField>, language: Language): FieldErrors {
  const texts = fieldMessages[language];
  return {
    ...(isEmailOrNone(typed('email').trim()) ? {} : { email: texts.email }),
    ...(looksLikePhone(typed('mobile')) ? {} : { mobile: texts.phone }),
  };
}
