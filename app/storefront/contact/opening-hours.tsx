import { useFacts } from '../../shell-data/use-shell-data.ts';
import './opening-hours.css';

/** The opening hours of the shop itself; the footer shows those of the office. */
export function OpeningHours() {
  const { shopHours } = useFacts();
  return (
    <dl className="opening-hours">
      {shopHours.map(({ days, hours }) => (
        <div key={days} className="opening-hours__line">
          <dt>{days}</dt>
          <dd className="figures strong">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
