import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { useDeliveryOffer, useFacts, useProductCount } from '../../shell-data/use-shell-data.ts';
import { BadgePercent, Bike, LayoutGrid } from '../../ui/pictures/icons.tsx';
import './why-shop.css';

export function WhyShop({ storeName }: { storeName: string }) {
  const texts = useMessages(productMessages);
  const offer = useDeliveryOffer();
  const facts = useFacts();
  const reasons = [
    offer === ''
      ? { icon: <Bike />, title: texts.whyDelivery, text: texts.whyDeliveryText(facts) }
      : { icon: <Bike />, title: texts.whyDeliveryOffered, text: texts.whyDeliveryOfferedText(facts, offer) },
    { icon: <BadgePercent />, title: texts.whyPrices, text: texts.whyPricesText },
    {
      icon: <LayoutGrid />,
      title: texts.whyAssortment,
      text: texts.whyAssortmentText(useProductCount()),
    },
  ];
  return (
    <section className="why-shop stack" aria-labelledby="why-shop-heading">
      <h2 id="why-shop-heading">{texts.whyShop(storeName)}</h2>
      <ul className="stack">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="why-shop__reason">
            <span className="disc why-shop__icon">{icon}</span>
            <div>
              <h3 className="small-heading">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
