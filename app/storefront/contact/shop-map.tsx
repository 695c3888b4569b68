import { useMessages } from '../../language.ts';
import { contactMessages } from '../../messages/contact-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import './shop-map.css';

/** A drawing of the quarter: nothing is loaded from a map service until a visitor asks for directions. */
export function ShopMap() {
  const texts = useMessages(contactMessages);
  const { name, address, town } = useFacts();
  const place = encodeURIComponent(`${name}, ${address}`);
  const where = encodeURIComponent(address);
  return (
    <section aria-labelledby="shop-map-heading">
      <h2 id="shop-map-heading" className="shop-map__heading">
        {texts.mapTitle}
      </h2>
      <div className="shop-map">
        <MapDrawing label={texts.map(address)} river={town === 'Douala' ? texts.river : ''} />
        <p className="shop-map__place">
          <strong>{name}</strong> {address}
        </p>
      </div>
      <p className="shop-map__services cluster">
        <span className="muted">{texts.openIn}</span>
        <a
          className="tap"
          href={`https://www.google.com/maps/search/?api=1&query=${place}`}
          rel="noopener noreferrer"
        >
          {texts.googleMaps}
        </a>
        <a
          className="tap"
          href={`https://www.openstreetmap.org/search?query=${where}`}
          rel="noopener noreferrer"
        >
          {texts.openStreetMap}
        </a>
        <a className="tap" href={`https://maps.apple.com/?q=${where}`} rel="noopener noreferrer">
          {texts.appleMaps}
        </a>
      </p>
    </section>
  );
}

function MapDrawing({ label, river }: { label: string; river: string }) {
  return (
    <svg className="shop-map__drawing" viewBox="0 0 640 360" role="img" aria-label={label}>
      <rect className="shop-map__ground" width="640" height="360" />
      <path
        className="shop-map__water"
        d="M0 0h150c-24 52-62 84-66 138-4 60 34 92 20 150-6 28-22 50-36 72H0z"
      />
      <path className="shop-map__park" d="M452 40h120l24 74-70 46-92-30z" />
      <path className="shop-map__park" d="M196 272l84-14 22 64-90 26z" />
      <path
        className="shop-map__lane"
        d="M150 92l470-34M124 300l500-54M222 12l30 336M352 6l34 350M500 4l34 350M272 110l330 26M262 214l350-10"
      />
      <path className="shop-map__street" d="M128 196c96-34 178-44 262-22 90 24 162 20 250-16" />
      <path className="shop-map__street" d="M310 0c-6 96 10 214 66 360" />
      <text className="shop-map__name" x="24" y="196">
        {river}
      </text>
      <g transform="translate(326 166)">
        <circle className="shop-map__halo" r="40" />
        <path className="shop-map__pin" d="M0 4c-14-18-22-28-22-42a22 22 0 0 1 44 0c0 14-8 24-22 42z" />
        <circle className="shop-map__eye" cy="-38" r="8" />
      </g>
    </svg>
  );
}
