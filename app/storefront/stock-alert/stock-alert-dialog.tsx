import { useCallback } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { EMAIL } from '#shared/email-format.ts';
import { limits } from '#shared/limits.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../language.ts';
import { newsletterMessages } from '../../messages/newsletter-messages.ts';
import { stockAlertMessages } from '../../messages/stock-alert-messages.ts';
import { api, pageApi } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';

type StockAlertDialogProps = { productId: string; open: boolean; onClose: () => void };

/** Asks where to write when a sold-out product is back; a phone only where the shop writes to phones. */
export function StockAlertDialog({ productId, open, onClose }: StockAlertDialogProps) {
  const texts = useMessages(stockAlertMessages);
  const { emailWrong } = useMessages(newsletterMessages);
  const ask = useCallback((options: CallOptions) => pageApi.stockAlert.getWays({}, options), []);
  // Without an answer only e-mail is offered, which always works.
  const channel = useAnswer(ask).answer?.data.phoneChannel ?? undefined;
  return (
    <ActionDialog
      subject={open ? productId : undefined}
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.submit}
      keptAs={`stock alert ${productId}`}
      check={(typed) => {
        const [email, phone] = [typed('email').trim(), channel ? typed('phone').trim() : ''];
        if (email === '' && phone === '') return { email: texts.missing };
        return email === '' || EMAIL.test(email) ? {} : { email: emailWrong };
      }}
      send={(typed) =>
        api.stockAlert.ask({ productId, email: typed('email'), ...(channel && { phone: typed('phone') }) })
      }
    >
      {(_, kept) => (
        <>
          <p>{texts.text}</p>
          <EmailField label={texts.email} defaultValue={kept.email} />
          {channel && (
            <PhoneField
              label={texts[channel]}
              optional
              name="phone"
              phone={kept.phone}
              maxLength={limits.phone}
              help={channel === 'whatsapp' && texts.whatsAppHelp}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
