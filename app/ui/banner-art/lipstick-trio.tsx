import { useId } from 'react';
import { Hibiscus } from '../motif/hibiscus.tsx';
import { NdopTile } from '../motif/ndop-tile.tsx';
import './banner-art.css';

/** Three lipsticks on a plinth of Ndop cloth: offers and new colours. For any ground. */
export function LipstickTrio() {
  const clothId = useId();
  return (
    <svg className="banner-art" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <NdopTile id={clothId} scale={0.55} />
      </defs>
      <path d="M120 400V250A200 200 0 0 1 520 250V400Z" fill="var(--art-orange)" />
      <path
        d="M100 400V250A220 220 0 0 1 540 250V400"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="5"
        strokeDasharray="16 13"
      />
      <Lipstick x={176} lift={60} bullet="var(--art-skin)" />
      <Lipstick x={376} lift={36} bullet="var(--art-aubergine-light)" />
      <Lipstick x={276} lift={0} bullet="var(--art-hibiscus)" />
      <g>
        <path d="M40 400H600V480H40Z" fill="var(--art-indigo)" />
        <path d="M40 400H600V480H40Z" fill={`url(#${clothId})`} />
        <path d="M40 400H600" stroke="var(--art-gold)" strokeWidth="8" />
      </g>
      <Hibiscus transform="translate(494 356) scale(1.15) rotate(18)" />
      <Hibiscus transform="translate(136 372) scale(.72) rotate(-30)" />
    </svg>
  );
}

function Lipstick({ x, lift, bullet }: { x: number; lift: number; bullet: string }) {
  return (
    <g transform={`translate(${x} ${lift})`}>
      <path d="M20 190V88C20 66 48 40 68 36V190Z" fill={bullet} />
      <path d="M20 88C20 66 48 40 68 36 66 66 44 84 20 88Z" fill="var(--art-white)" opacity=".28" />
      <path d="M12 186H76V250H12Z" fill="var(--art-gold)" />
      <path d="M22 186H32V250H22Z" fill="var(--art-white)" opacity=".55" />
      <path d="M4 246H84V402H4Z" fill="var(--art-aubergine)" />
      <path d="M16 246H28V402H16Z" fill="var(--art-aubergine-light)" />
      <path d="M4 268H84M4 384H84" stroke="var(--art-gold)" strokeWidth="4" strokeDasharray="7 5" />
      <path d="M50 300 68 326 50 352 32 326Z" fill="none" stroke="var(--art-gold)" strokeWidth="4" />
    </g>
  );
}
