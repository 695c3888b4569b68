import { useMessages } from '../language.ts';
import { LocalLink } from '../local-link.tsx';
import { loginMessages } from '../messages/login-messages.ts';

/** Links to the texts that a new account agrees to; the account keeps their day. They open in a tab of their own, so that what was typed stays. */
export function AcceptedTexts({ sentence }: { sentence: string }) {
  const texts = useMessages(loginMessages);
  return (
    <p className="fine">
      {sentence}{' '}
      <LocalLink to="/terms" target="_blank">
        {texts.terms}
      </LocalLink>{' '}
      {texts.haveReadPolicy}{' '}
      <LocalLink to="/privacy-policy" target="_blank">
        {texts.privacyPolicy}
      </LocalLink>
      .
    </p>
  );
}
