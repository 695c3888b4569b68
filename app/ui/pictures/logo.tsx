import { Hibiscus } from './motif/hibiscus.tsx';
import './logo.css';

/** The shop's sign: flower, name, and what it sells. The name comes from the shop's settings. */
export function Logo({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className="logo">
      <svg className="logo__flower" viewBox="-54 -54 108 108" aria-hidden="true">
        <Hibiscus />
      </svg>
      <span className="logo__name">
        {first}
        {rest.length > 0 && <span className="logo__rest strong"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
