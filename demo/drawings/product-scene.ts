import { boxScene, handScene, sizeScene } from './beside-scene.ts';
import type { ProductDrawing } from './drawing.ts';
import { flatGround, floorLine, plinth, standingGround } from './ground.ts';
import { kinds } from './kind-table.ts';
import type { Prop } from './prop.ts';
import { heroOf, lookOf, type Scene, scaleToFit } from './scene.ts';
import { placeLying, placeStanding } from './shadow.ts';
import { px, type Sheet } from './sheet.ts';
import { drawTexture } from './texture.ts';

export function composeProduct(sheet: Sheet, drawing: ProductDrawing, width: number, height: number): string {
  const scene: Scene = { sheet, drawing, kind: kinds[drawing.kind], look: lookOf(drawing), width, height };
  switch (drawing.view) {
    case 'hero':
      return heroScene(scene);
    case 'swatch':
      return swatchScene(scene);
    case 'other':
      return otherScene(scene);
    case 'box':
      return boxScene(scene);
    case 'size':
      return sizeScene(scene);
    case 'hand':
      return handScene(scene);
  }
}

function heroScene(scene: Scene): string {
  const { kind, sheet, look } = scene;
  const hero = heroOf(scene);
  if (kind.pose !== 'standing') return lyingHero(scene, hero);
  return standingHero(scene, hero, kind.beside?.(sheet, look));
}

function standingHero(scene: Scene, hero: Prop, beside: Prop | undefined): string {
  const { sheet, drawing, width, height } = scene;
  const raised = drawing.setting === 'plinth';
  const floor = height * (raised ? floorLine - 0.075 : floorLine);
  const total = beside === undefined ? hero.width : hero.width + beside.width + 50;
  const scale = Math.min((width * 0.66) / total, (height * (raised ? 0.6 : 0.64)) / hero.height, 1.62);
  const parts: string[] = [standingGround(sheet, drawing.ground, drawing.setting, width, height)];
  if (raised)
    parts.push(plinth(sheet, drawing.ground, width / 2, floor, Math.max(620, total * scale * 1.35), 120));
  if (beside === undefined) {
    parts.push(placeStanding(sheet, hero, drawing.ground, width / 2 - 14, floor, scale));
    return parts.join('');
  }
  const left = width / 2 - (total * scale) / 2;
  parts.push(
    placeStanding(
      sheet,
      beside,
      drawing.ground,
      left + (hero.width + 50 + beside.width / 2) * scale,
      floor - 34,
      scale * 0.97,
    ),
  );
  parts.push(placeStanding(sheet, hero, drawing.ground, left + (hero.width / 2) * scale, floor + 8, scale));
  return parts.join('');
}

function lyingHero(scene: Scene, hero: Prop): string {
  const { sheet, drawing, kind, look, width, height } = scene;
  const ground = flatGround(sheet, drawing.ground, drawing.setting, width, height);
  const centre = kind.pose === 'leaning' ? hero.height / 2 : 0;
  const beside = kind.beside?.(sheet, look);
  const reach = scaleToFit(hero, kind.angle, width * 0.78, height * 0.78);
  const scale = Math.min(reach, 1.5);
  if (beside === undefined) {
    return (
      ground +
      placeLying(sheet, hero, drawing.ground, {
        x: width / 2 - 10,
        y: height / 2 - 10,
        scale,
        angle: kind.angle,
        centre,
      })
    );
  }
  const shift = Math.max(110, hero.width * scale * 0.85);
  return [
    ground,
    placeLying(sheet, beside, drawing.ground, {
      x: width / 2 + shift,
      y: height / 2 + 90,
      scale,
      angle: kind.angle,
      centre: beside.height / 2,
    }),
    placeLying(sheet, hero, drawing.ground, {
      x: width / 2 - shift * 0.8,
      y: height / 2 - 20,
      scale,
      angle: kind.angle,
      centre,
    }),
  ].join('');
}

/** The texture fills the picture; the product lies along it. */
function swatchScene(scene: Scene): string {
  const { sheet, drawing, kind, look, width, height } = scene;
  if (kind.texture === 'none') throw new Error(`a ${drawing.kind} has no texture`);
  const ground = flatGround(sheet, drawing.ground, 'plain', width, height);
  const smear = drawTexture(sheet, kind.texture, kind.smear ?? look.shade, look.finish);
  const product = (kind.flat ?? kind.hero)(sheet, look);
  const isFlat = kind.pose === 'lying' || kind.flat !== undefined;
  const centre = isFlat ? 0 : product.height / 2;
  const slant = -34;
  const scale = Math.min(760 / product.height, 470 / product.width, 1.1);
  const angle = isFlat ? kind.angle : 90 + slant;
  return [
    ground,
    `<g transform="translate(${px(width * 0.47)} ${px(height * 0.36)}) rotate(${slant}) scale(1.14)">${smear}</g>`,
    placeLying(sheet, product, drawing.ground, { x: width * 0.6, y: height * 0.71, scale, angle, centre }),
  ].join('');
}

function otherScene(scene: Scene): string {
  const { kind, sheet, look, drawing } = scene;
  if (kind.other === undefined) throw new Error(`a ${drawing.kind} has no other state`);
  const prop = kind.other(sheet, look);
  if (kind.pose === 'standing') return standingHero(scene, prop, undefined);
  return lyingHero({ ...scene, kind: { ...kind, pose: 'lying', angle: -kind.angle } }, prop);
}
