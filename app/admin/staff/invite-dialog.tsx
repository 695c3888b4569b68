import { useState } from 'react';
import { staffRoles } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { invitationPath } from '#shared/staff-invitation.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useCopy } from '../../forms/use-copy.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { staffMessages } from '../../messages/staff-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/desk-api.ts';
import { whatsAppLink } from '../../storefront/product/whats-app-link.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Check, Copy, MessageCircle } from '../../ui/pictures/icons.tsx';
import { RoleChoice } from './role-choice.tsx';

type InviteDialogProps = { open: boolean; onClose: () => void; onInvited: () => void };

type Ready = { contact: string; token: string };

/** Asks for the person and the role, then shows the link, only this once. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const texts = useMessages(staffMessages);
  const [ready, setReady] = useState<Ready>();
  return (
    <>
      <ActionDialog
        subject={open ? open : undefined}
        onClose={onClose}
        title={texts.invite}
        required={['contact']}
        send={async (typed) => {
          const contact = typed('contact').trim();
          const role = staffRoles.find((known) => known === typed('role')) ?? 'ORDERS';
          const { data } = await api.staff.invite({ role, contact });
          return { contact, token: data.token };
        }}
        onDone={(made) => {
          setReady(made);
          onInvited();
        }}
        submitLabel={texts.makeLink}
        readyWhen="chosen"
      >
        {() => (
          <>
            <RoleChoice roles={staffRoles} />
            <TextField
              label={texts.contact}
              help={texts.contactHelp}
              name="contact"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={limits.email}
            />
          </>
        )}
      </ActionDialog>
      <Dialog
        open={ready !== undefined}
        onClose={() => setReady(undefined)}
        title={texts.linkTitle}
        size="narrow"
      >
        {ready && <ReadyLink {...ready} onClose={() => setReady(undefined)} />}
      </Dialog>
    </>
  );
}

function ReadyLink({ contact, token, onClose }: Ready & { onClose: () => void }) {
  const language = useLanguage();
  const texts = staffMessages[language];
  const { name } = useFacts();
  const link = `${location.origin}${invitationPath(token, language)}`;
  const { fieldRef, isCopied, copy } = useCopy(link);
  const isEmail = contact.includes('@');

  return (
    <div className="stack">
      <p className="anywhere">
        {texts.linkText(isEmail ? contact : formatPhone(`+${cameroonian(contact)}`))}{' '}
        {isEmail && texts.linkMailed}
      </p>
      <TextField
        ref={fieldRef}
        label={texts.link}
        name="link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="cluster cluster--filled gap-2">
        <Button variant="outline" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <ButtonLink
          to={whatsAppLink(texts.whatsAppText(name, link), isEmail ? '' : cameroonian(contact))}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle />}
        >
          {texts.sendByWhatsApp}
        </ButtonLink>
      </div>
      <Button variant="quiet" wide onClick={onClose}>
        {texts.done}
      </Button>
    </div>
  );
}

/** A number in the format of WhatsApp: nine digits are a number of Cameroon. */
function cameroonian(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 9 ? `237${digits}` : digits;
}
