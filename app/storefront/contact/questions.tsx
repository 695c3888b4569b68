import { onlineMethods } from '#shared/payment-methods.ts';
import { useMessages } from '../../language.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { useDeliveryOffer, useTakes } from '../../shell-data/use-shell-data.ts';
import { ChevronDown } from '../../ui/pictures/icons.tsx';
import './questions.css';

/** The most frequent questions, the return policy first. */
export function Questions() {
  const texts = useMessages(contactMessages);
  const offer = useDeliveryOffer();
  const takes = useTakes();
  const payment = onlineMethods.some(takes) ? texts.paymentAnswer : texts.paymentAnswerCash;
  const questions = [
    [texts.returnQuestion, texts.returnAnswer],
    [texts.deliveryQuestion, offer === '' ? texts.deliveryAnswer : texts.deliveryAnswerOffered(offer)],
    [texts.paymentQuestion, takes('cash_on_delivery') ? payment : texts.paymentAnswerOnline],
    [texts.shadeQuestion, texts.shadeAnswer],
    [texts.bulkQuestion, texts.bulkAnswer],
  ] as const;
  return (
    <section aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="questions__heading">
        {texts.faqTitle}
      </h2>
      {questions.map(([question, answer], index) => (
        <details key={question} className="questions__item" open={index === 0}>
          <summary className="questions__question row apart">
            {question} <ChevronDown className="questions__arrow" />
          </summary>
          <p className="questions__answer">{answer}</p>
        </details>
      ))}
    </section>
  );
}
