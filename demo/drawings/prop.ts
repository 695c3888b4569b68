import type { Look } from './look.ts';
import { px, type Sheet } from './sheet.ts';

/**
 * One thing on the set. Upright things stand on the origin and rise to negative y; flat things, seen from above,
 * are centred on it. `outline` is what casts the shadow.
 */
export type Prop = {
  readonly markup: string;
  readonly outline: string;
  readonly width: number;
  readonly height: number;
  readonly footprint: number;
  /** Has a straight base, not a round foot that bulges towards the camera. */
  readonly hasFlatBase?: boolean;
  /** The colour that light takes on when it passes through, for glass and gloss. */
  readonly glow?: string;
};

/** `contents` are the contents of a set. */
export type DrawProp = (sheet: Sheet, look: Look, contents?: readonly Prop[]) => Prop;

export function box(width: number, top: number, bottom = 0, x = 0): string {
  return `M${px(x - width / 2)} ${px(bottom)}V${px(top)}H${px(x + width / 2)}V${px(bottom)}Z`;
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${px(x + r)} ${px(y)}h${px(width - 2 * r)}a${px(r)} ${px(r)} 0 0 1 ${px(r)} ${px(r)}v${px(height - 2 * r)}a${px(r)} ${px(r)} 0 0 1 ${px(-r)} ${px(r)}h${px(2 * r - width)}a${px(r)} ${px(r)} 0 0 1 ${px(-r)} ${px(-r)}v${px(2 * r - height)}a${px(r)} ${px(r)} 0 0 1 ${px(r)} ${px(-r)}Z`;
}

export function disc(radius: number, x = 0, y = 0): string {
  return `M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 1 0 ${px(radius * 2)} 0a${px(radius)} ${px(radius)} 0 1 0 ${px(-radius * 2)} 0Z`;
}

/** An upright bottle: rounded foot, straight sides, shoulders that close on the neck. */
export function bottle(width: number, height: number, neck: number, shoulder: number, foot = 22): string {
  const half = width / 2;
  const curve = width * 0.05;
  return `M${px(-half)} ${px(-foot)}V${px(-height + shoulder)}C${px(-half)} ${px(-height + shoulder * 0.25)} ${px(-neck / 2)} ${px(-height + shoulder * 0.3)} ${px(-neck / 2)} ${px(-height)}H${px(neck / 2)}C${px(neck / 2)} ${px(-height + shoulder * 0.3)} ${px(half)} ${px(-height + shoulder * 0.25)} ${px(half)} ${px(-height + shoulder)}V${px(-foot)}Q${px(half)} ${px(curve * 0.4)} ${px(half - foot)} ${px(curve * 0.7)}Q0 ${px(curve * 1.5)} ${px(foot - half)} ${px(curve * 0.7)}Q${px(-half)} ${px(curve * 0.4)} ${px(-half)} ${px(-foot)}Z`;
}
