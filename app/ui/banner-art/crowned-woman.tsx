import { useId } from 'react';
import { NdopTile } from '../motif/ndop-tile.tsx';
import './banner-art.css';

/** A woman in profile under a headwrap of Ndop cloth: the house's campaign. For dark grounds; looks to the left. */
export function CrownedWoman() {
  const clothId = useId();
  return (
    <svg className="banner-art" viewBox="0 0 640 640" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <NdopTile id={clothId} scale={0.62} />
      </defs>
      <circle cx="350" cy="330" r="262" fill="var(--art-orange)" />
      <circle
        cx="350"
        cy="330"
        r="282"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="5"
        strokeDasharray="16 13"
      />
      <Bust />
      <Headwrap clothId={clothId} />
      <Face />
      <Earring />
    </svg>
  );
}

function Bust() {
  return (
    <>
      <path
        d="M330 420C324 470 322 520 296 556 262 586 210 600 190 640H604C596 590 540 566 474 552 440 540 428 500 432 430Z"
        fill="var(--art-skin-deep)"
      />
      <path
        d="M190 640C206 600 256 588 292 560 340 604 420 604 468 550 540 566 596 592 604 640Z"
        fill="var(--art-indigo)"
      />
      <path
        d="M292 560C340 604 420 604 468 550"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="13"
        strokeDasharray="3 9"
      />
      <path
        d="M276 574C330 628 428 630 486 556"
        fill="none"
        stroke="var(--art-orange)"
        strokeWidth="7"
        strokeDasharray="15 8"
      />
    </>
  );
}

function Headwrap({ clothId }: { clothId: string }) {
  const folds =
    'M244 284C222 214 250 138 330 104 352 50 420 14 470 34 500 46 508 78 492 104 552 128 580 196 556 268 540 316 500 366 454 402 436 414 420 408 410 392 372 334 318 300 244 284Z';
  return (
    <g>
      <path d={folds} fill="var(--art-indigo)" />
      <path d={folds} fill={`url(#${clothId})`} />
      <path
        d="M330 104C378 84 444 84 492 104 466 128 396 134 330 104Z"
        fill="var(--art-indigo)"
        stroke="var(--art-gold)"
        strokeWidth="5"
      />
      <path
        d="M250 246C330 262 400 308 440 366M262 196C360 210 452 262 490 330M300 146C400 156 506 200 536 270"
        fill="none"
        stroke="var(--art-indigo)"
        strokeWidth="7"
      />
      <path
        d="M244 284C318 300 372 334 410 392"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="12"
        strokeLinecap="round"
      />
    </g>
  );
}

function Face() {
  return (
    <>
      <path
        d="M246 290C239 302 236 314 235 326 228 344 214 358 205 372 200 382 206 388 219 389 221 394 217 397 213 401 203 404 198 411 203 418 205 420 208 421 211 422 204 426 203 435 209 441 213 445 217 447 217 453 210 464 212 480 222 489 238 500 272 498 300 484 330 470 356 462 366 440 392 436 414 420 412 392 374 336 318 304 246 290Z"
        fill="var(--art-skin)"
      />
      <path
        d="M300 484C330 470 356 462 366 440 372 470 350 500 322 512 322 500 312 488 300 484Z"
        fill="var(--art-skin-deep)"
      />
      <path
        d="M252 316C266 302 290 302 308 314"
        fill="none"
        stroke="var(--art-cocoa)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M252 340C264 328 286 330 298 344 284 354 262 354 252 340Z" fill="var(--art-gold)" />
      <path
        d="M252 341C264 354 284 356 300 345M258 349 252 356M268 354 264 362M279 356 278 364"
        fill="none"
        stroke="var(--art-cocoa)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse cx="310" cy="408" rx="36" ry="24" fill="var(--art-hibiscus)" opacity=".34" />
      <path
        d="M222 384C228 386 232 382 232 376"
        fill="none"
        stroke="var(--art-skin-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M213 401C203 404 198 411 203 418 205 420 208 421 211 422 224 420 236 421 250 424 240 414 226 403 213 401Z"
        fill="var(--art-hibiscus)"
      />
      <path
        d="M211 422C204 426 203 435 209 441 222 445 238 438 250 424 236 422 224 421 211 422Z"
        fill="var(--art-hibiscus)"
      />
      <path
        d="M207 422C224 420 238 421 254 425"
        fill="none"
        stroke="var(--art-aubergine)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M212 433C220 436 228 434 234 431"
        fill="none"
        stroke="var(--art-rose)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Earring() {
  return (
    <>
      <path d="M378 384C396 380 402 402 390 418 382 428 372 424 374 410Z" fill="var(--art-skin-light)" />
      <circle cx="382" cy="462" r="34" fill="none" stroke="var(--art-gold)" strokeWidth="11" />
      <path d="M382 440 398 462 382 484 366 462Z" fill="var(--art-gold)" />
    </>
  );
}
