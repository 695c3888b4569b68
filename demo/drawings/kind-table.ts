import { drawBonnet } from './kinds/bonnet.ts';
import { drawBrush, drawBrushSet, drawShavingBrush } from './kinds/brush.ts';
import { drawComb, drawMirror } from './kinds/comb.ts';
import { drawClosedCompact, drawOpenCompact } from './kinds/compact.ts';
import { drawCreamJar, drawJarLid, drawOpenJar, drawTub } from './kinds/cream-jar.ts';
import { drawDropper, drawOilBottle } from './kinds/dropper.ts';
import { drawFoundationBottle } from './kinds/foundation-bottle.ts';
import { drawGiftBox } from './kinds/gift-box.ts';
import { drawGiftSet } from './kinds/gift-set.ts';
import { drawLashes } from './kinds/lashes.ts';
import { drawGlossWand, drawLipGloss } from './kinds/lip-gloss.ts';
import { drawLipstick, drawLipstickCap } from './kinds/lipstick.ts';
import { drawMascara, drawMascaraWand } from './kinds/mascara.ts';
import { drawNailPolish } from './kinds/nail-polish.ts';
import { drawClosedPalette, drawOpenPalette } from './kinds/palette.ts';
import { drawLinerCap, drawLinerPen, drawPencil, drawPencilCap } from './kinds/pencil.ts';
import { drawPerfume } from './kinds/perfume.ts';
import { drawPouch } from './kinds/pouch.ts';
import { drawPowderJar } from './kinds/powder-jar.ts';
import { drawPumpBottle } from './kinds/pump-bottle.ts';
import { drawSheetMask, drawUnfoldedMask } from './kinds/sheet-mask.ts';
import { drawSoapBar } from './kinds/soap-bar.ts';
import { drawSponge } from './kinds/sponge.ts';
import { drawOpenSpray, drawSpray } from './kinds/spray.ts';
import { drawStick, drawStickCap } from './kinds/stick.ts';
import { drawTube } from './kinds/tube.ts';
import type { DrawProp } from './prop.ts';
import type { Texture } from './texture.ts';

/** How a kind of product is photographed. */
export type Kind = {
  /** Upright on the floor, or lying on the ground seen from above (`angle` turns it). */
  readonly pose: 'standing' | 'lying' | 'leaning';
  readonly hero: DrawProp;
  /** The same thing in its other state: closed when the hero is open, or open when it is closed. */
  readonly other?: DrawProp;
  /** What is shown beside the hero: its cap, wand or lid. */
  readonly beside?: DrawProp;
  /** The product seen from above, for kinds whose hero would look absurd lying on its side. */
  readonly flat?: DrawProp;
  readonly texture: Texture;
  /** The colour laid out, if it is not the product's own shade: that of what is used with it. */
  readonly smear?: string;
  readonly angle: number;
  /** Pixels of the drawing per centimetre of the thing, for the picture beside a ruler. */
  readonly unit?: number;
};

export const kinds = {
  lipstick: { pose: 'standing', hero: drawLipstick, beside: drawLipstickCap, texture: 'stroke', angle: 38 },
  'lip-gloss': { pose: 'leaning', hero: drawLipGloss, beside: drawGlossWand, texture: 'liquid', angle: 30 },
  mascara: {
    pose: 'leaning',
    hero: drawMascara,
    beside: drawMascaraWand,
    texture: 'stroke',
    angle: 24,
    unit: 58,
  },
  'foundation-bottle': { pose: 'standing', hero: drawFoundationBottle, texture: 'liquid', angle: 26 },
  compact: {
    pose: 'lying',
    hero: drawOpenCompact,
    other: drawClosedCompact,
    flat: drawClosedCompact,
    texture: 'powder',
    angle: 8,
    unit: 72,
  },
  palette: {
    pose: 'lying',
    hero: drawOpenPalette,
    other: drawClosedPalette,
    flat: drawClosedPalette,
    texture: 'powder',
    angle: -6,
    unit: 50,
  },
  pencil: { pose: 'leaning', hero: drawPencil, beside: drawPencilCap, texture: 'line', angle: 32, unit: 78 },
  'liner-pen': { pose: 'leaning', hero: drawLinerPen, beside: drawLinerCap, texture: 'line', angle: 32 },
  brush: { pose: 'leaning', hero: drawBrush, texture: 'powder', angle: 28, unit: 51 },
  'brush-set': { pose: 'leaning', hero: drawBrushSet, texture: 'powder', angle: 6, unit: 51 },
  'shaving-brush': { pose: 'standing', hero: drawShavingBrush, texture: 'cream', angle: 20, unit: 51 },
  sponge: { pose: 'standing', hero: drawSponge, texture: 'liquid', smear: '#a8714a', angle: 20, unit: 72 },
  'cream-jar': {
    pose: 'standing',
    hero: drawCreamJar,
    other: drawOpenJar,
    flat: drawJarLid,
    texture: 'cream',
    angle: 0,
  },
  'open-jar': {
    pose: 'standing',
    hero: drawOpenJar,
    other: drawCreamJar,
    flat: drawJarLid,
    texture: 'cream',
    angle: 0,
  },
  tub: { pose: 'standing', hero: drawTub, other: drawOpenJar, flat: drawJarLid, texture: 'cream', angle: 0 },
  dropper: { pose: 'standing', hero: drawDropper, texture: 'liquid', angle: 24 },
  'oil-bottle': { pose: 'standing', hero: drawOilBottle, texture: 'liquid', angle: 24, unit: 40 },
  spray: { pose: 'standing', hero: drawSpray, other: drawOpenSpray, texture: 'none', angle: 24 },
  tube: { pose: 'standing', hero: drawTube, texture: 'cream', angle: 20, unit: 45 },
  'pump-bottle': { pose: 'standing', hero: drawPumpBottle, texture: 'cream', angle: 24, unit: 33 },
  'nail-polish': { pose: 'standing', hero: drawNailPolish, texture: 'liquid', angle: 30, unit: 68 },
  perfume: { pose: 'standing', hero: drawPerfume, texture: 'none', angle: 20 },
  'soap-bar': { pose: 'lying', hero: drawSoapBar, texture: 'none', angle: -16, unit: 82 },
  lashes: { pose: 'lying', hero: drawLashes, texture: 'none', angle: -8, unit: 73 },
  pouch: { pose: 'standing', hero: drawPouch, texture: 'none', angle: 0, unit: 28.5 },
  'sheet-mask': {
    pose: 'lying',
    hero: drawSheetMask,
    other: drawUnfoldedMask,
    texture: 'liquid',
    angle: 12,
    unit: 39,
  },
  stick: { pose: 'standing', hero: drawStick, beside: drawStickCap, texture: 'stroke', angle: 34, unit: 71 },
  'powder-jar': { pose: 'standing', hero: drawPowderJar, flat: drawJarLid, texture: 'powder', angle: 14 },
  comb: { pose: 'lying', hero: drawComb, texture: 'none', angle: -24, unit: 45 },
  mirror: { pose: 'lying', hero: drawMirror, texture: 'none', angle: 24, unit: 35 },
  bonnet: { pose: 'lying', hero: drawBonnet, texture: 'none', angle: -6, unit: 22 },
  'gift-box': { pose: 'standing', hero: drawGiftBox, texture: 'none', angle: 0 },
  'gift-set': { pose: 'standing', hero: drawGiftSet, other: drawGiftBox, texture: 'none', angle: 0 },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
