import { useLocalPath, useMessages } from '../../language.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import './contact-block.css';
import { ContactDetails } from './contact-details.tsx';

/** The last part of pages that may raise questions. */
export function ContactBlock() {
  const texts = useMessages(contactMessages);
  const localPath = useLocalPath();
  return (
    <section className="contact-block container" aria-labelledby="contact-block-heading">
      <div className="contact-block__panel stack gap-5">
        <div className="stack stack--start gap-3">
          <h2 id="contact-block-heading">{texts.blockTitle}</h2>
          <p>{texts.blockText}</p>
          <ButtonLink to={localPath('/contact')} variant="primary">
            {texts.toContactPage}
          </ButtonLink>
        </div>
        <ContactDetails />
      </div>
    </section>
  );
}
