/**
 * One repeat of the motif, after the white-on-indigo geometry of Ndop cloth: lozenges of stitched resist, the spider in
 * the middle, a small lozenge where four meet. Drawn in the current colour, for use inside `<defs>`.
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
        <path d="M0 20 20 0M76 0 96 20M96 76 76 96M20 96 0 76" strokeDasharray="7 3.6" />
        <path d="M48 30V66M36 36 60 60M60 36 36 60M32 48H64" strokeWidth="2.6" />
        <path
          d="M36 36H31M36 36V31M60 36H65M60 36V31M36 60H31M36 60V65M60 60H65M60 60V65"
          strokeWidth="2.6"
        />
      </g>
      <path
        fill="currentColor"
        d="M48 40 56 48 48 56 40 48ZM0-9 9 0 0 9-9 0ZM96-9 105 0 96 9 87 0ZM0 87 9 96 0 105-9 96ZM96 87 105 96 96 105 87 96Z"
      />
    </pattern>
  );
}
