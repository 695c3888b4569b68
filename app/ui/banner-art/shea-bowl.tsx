import { useId } from 'react';
import { NdopTile } from '../motif/ndop-tile.tsx';
import './banner-art.css';

/** A calabash of shea butter with its nuts and leaves: care for skin and hair. For light grounds. */
export function SheaBowl() {
  const clothId = useId();
  return (
    <svg className="banner-art" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <NdopTile id={clothId} scale={0.5} />
      </defs>
      <circle cx="320" cy="238" r="206" fill="var(--art-sand)" />
      <Leaf transform="translate(196 214) rotate(-58)" />
      <Leaf transform="translate(444 208) rotate(54)" />
      <Leaf transform="translate(238 172) rotate(-24)" light />
      <Leaf transform="translate(404 168) rotate(22)" light />
      <path
        d="M176 262C196 206 250 214 266 188 286 158 330 176 338 158 356 196 392 182 408 214 430 224 452 232 464 262Z"
        fill="var(--art-white)"
      />
      <path
        d="M228 240C250 216 280 226 298 204M346 214C366 226 392 222 404 240"
        fill="none"
        stroke="var(--art-sand)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M150 258H490C490 356 420 420 320 420 220 420 150 356 150 258Z" fill="var(--art-shell)" />
      <g>
        <path
          d="M160 300H480C476 330 464 354 446 374H194C176 354 164 330 160 300Z"
          fill="var(--art-skin-deep)"
        />
        <path
          d="M160 300H480C476 330 464 354 446 374H194C176 354 164 330 160 300Z"
          fill={`url(#${clothId})`}
        />
      </g>
      <path d="M150 258H490L488 278H152Z" fill="var(--art-gold)" />
      <Nut transform="translate(110 400) rotate(-18)" />
      <Nut transform="translate(190 430) rotate(12)" open />
      <Nut transform="translate(500 410) rotate(20)" />
      <path d="M40 466H600" stroke="var(--art-gold)" strokeWidth="5" strokeDasharray="16 13" />
    </svg>
  );
}

function Leaf({ transform, light = false }: { transform: string; light?: boolean }) {
  return (
    <g transform={transform}>
      <path
        d="M0 40C-46-10-44-96 0-150 44-96 46-10 0 40Z"
        fill={light ? 'var(--art-leaf-light)' : 'var(--art-leaf)'}
      />
      <path
        d="M0 36V-128M0-10 22-38M0-10-22-38M0-50 18-76M0-50-18-76"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="3"
        opacity=".6"
      />
    </g>
  );
}

function Nut({ transform, open = false }: { transform: string; open?: boolean }) {
  return (
    <g transform={transform}>
      <ellipse rx="48" ry="36" fill="var(--art-skin-deep)" />
      {open ? (
        <>
          <ellipse rx="38" ry="27" fill="var(--art-sand)" />
          <path d="M-28 2C-10-12 12-12 28 2" fill="none" stroke="var(--art-shell)" strokeWidth="4" />
        </>
      ) : (
        <path
          d="M-32-8C-16-24 10-28 28-16"
          fill="none"
          stroke="var(--art-skin-light)"
          strokeWidth="8"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}
