import { px } from './sheet.ts';

// The house motif: the lozenges and chevrons of Ndop cloth, as plain line work.

/** A row of nested lozenges, `unit` wide each, centred on x. */
export function ndopBand(x: number, y: number, width: number, unit: number): string {
  const count = Math.max(1, Math.floor(width / unit));
  const left = x - (count * unit) / 2;
  return Array.from({ length: count }, (_, index) => {
    const centre = left + unit * (index + 0.5);
    return lozenge(centre, y, unit * 0.46) + lozenge(centre, y, unit * 0.2);
  }).join('');
}

/** The emblem pressed into powders and lids: a lozenge star in a ring. */
export function ndopEmblem(x: number, y: number, radius: number): string {
  const arms = [0, 90, 180, 270].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return lozenge(x + Math.cos(turn) * radius * 0.5, y + Math.sin(turn) * radius * 0.5, radius * 0.27);
  });
  return `${arms.join('')}${lozenge(x, y, radius * 0.16)}M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 1 0 ${px(radius * 2)} 0a${px(radius)} ${px(radius)} 0 1 0 ${px(-radius * 2)} 0`;
}

/** Rows of lozenges and chevrons that fill a cloth. */
export function ndopCloth(left: number, top: number, width: number, height: number, unit: number): string {
  const rows: string[] = [];
  for (let row = 0; row * unit < height; row++) {
    const y = top + unit * (row + 0.5);
    rows.push(
      row % 2 === 0 ? ndopBand(left + width / 2, y, width + unit, unit) : chevrons(left, y, width, unit),
    );
  }
  return rows.join('');
}

function lozenge(x: number, y: number, half: number): string {
  return `M${px(x - half)} ${px(y)}L${px(x)} ${px(y - half)}L${px(x + half)} ${px(y)}L${px(x)} ${px(y + half)}Z`;
}

function chevrons(left: number, y: number, width: number, unit: number): string {
  const steps = Math.ceil(width / (unit / 2));
  const points = Array.from(
    { length: steps + 1 },
    (_, index) =>
      `${index === 0 ? 'M' : 'L'}${px(left + (index * unit) / 2)} ${px(y + (index % 2 === 0 ? unit * 0.22 : -unit * 0.22))}`,
  );
  return points.join('');
}
