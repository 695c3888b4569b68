import { useLanguage } from '../../language.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import './opening-hours.css';

/** When the shop itself is open; the footer tells the hours of the office. */
export function OpeningHours() {
  const language = useLanguage();
  const { shopHours } = useFacts();
  return (
    <dl className="opening-hours">
      {shopHours.map(({ days, hours }) => (
        <div key={days.en} className="opening-hours__line">
          <dt>{days[language]}</dt>
          <dd>{hours[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
