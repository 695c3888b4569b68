/**
 * One repeat of the motif, after the white-on-indigo geometry of Ndop cloth: lozenges of stitched resist, the spider in
 * the middle, a cross of squares where four lozenges meet. Drawn in the current colour, for use inside `<defs>`.
 */
export function NdopTile({ id, scale = 1 }: { id: string; scale?: number }) {
  return (
    <pattern
      id={id}
      width="96"
      height="96"
      patternUnits="userSpaceOnUse"
      patternTransform={scale === 1 ? undefined : `scale(${scale})`}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M48 2 94 48 48 94 2 48Z" />
        <path d="M48 14 82 48 48 82 14 48Z" strokeDasharray="7 3.6" />
        <path d="M48 30V66M36 36 60 60M60 36 36 60M32 48H64" strokeWidth="2.6" />
        <path
          d="M36 36H31M36 36V31M60 36H65M60 36V31M36 60H31M36 60V65M60 60H65M60 60V65"
          strokeWidth="2.6"
        />
      </g>
      <path
        fill="currentColor"
        d="M48 40 56 48 48 56 40 48ZM0 0H7V7H0ZM0 89H7V96H0ZM89 0H96V7H89ZM89 89H96V96H89ZM12 0H18V6H12ZM78 0H84V6H78ZM12 90H18V96H12ZM78 90H84V96H78ZM0 12H6V18H0ZM0 78H6V84H0ZM90 12H96V18H90ZM90 78H96V84H90Z"
      />
    </pattern>
  );
}
