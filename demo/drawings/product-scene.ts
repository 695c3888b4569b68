import type { Piece, ProductDrawing } from './drawing.ts';
import { flatGround, floorLine, plinth, standingGround } from './ground.ts';
import { type Kind, kinds } from './kind-table.ts';
import { type Look, packs } from './look.ts';
import type { Prop } from './prop.ts';
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
    case 'close-up':
      return closeUpScene(scene);
    case 'pair':
      return pairScene(scene);
  }
}

export function lookOf(piece: Piece): Look {
  return {
    shade: piece.shade,
    finish: piece.finish,
    pack: packs[piece.pack],
    brand: piece.brand,
    line: piece.line,
    variant: piece.variant,
  };
}

type Scene = {
  readonly sheet: Sheet;
  readonly drawing: ProductDrawing;
  readonly kind: Kind;
  readonly look: Look;
  readonly width: number;
  readonly height: number;
};

function heroScene(scene: Scene): string {
  const { kind, sheet, look } = scene;
  const hero = kind.hero(sheet, look);
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

/** The texture takes the picture; the product lies along it. */
function swatchScene(scene: Scene): string {
  const { sheet, drawing, kind, look, width, height } = scene;
  if (kind.texture === 'none') return closeUpScene(scene);
  const ground = flatGround(sheet, drawing.ground, 'plain', width, height);
  const smear = drawTexture(sheet, kind.texture, look.shade, look.finish);
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
  const { kind, sheet, look } = scene;
  if (kind.other === undefined) return pairScene(scene);
  const prop = kind.other(sheet, look);
  if (kind.pose === 'standing') return standingHero(scene, prop, undefined);
  return lyingHero({ ...scene, kind: { ...kind, pose: 'lying', angle: -kind.angle } }, prop);
}

function closeUpScene(scene: Scene): string {
  const { kind, width, height } = scene;
  const zoom = kind.pose === 'standing' ? 1.75 : 1.6;
  const focusX = width * (kind.beside === undefined ? 0.49 : 0.4);
  const focusY = height * (kind.pose === 'standing' ? 0.5 : 0.46);
  return `<g transform="translate(${px(width / 2)} ${px(height / 2)}) scale(${zoom}) translate(${px(-focusX)} ${px(-focusY)})">${heroScene(scene)}</g>`;
}

/** Two of them, one a step behind the other. */
function pairScene(scene: Scene): string {
  const { kind, sheet, look, drawing, width, height } = scene;
  const front = kind.hero(sheet, look);
  const back = (kind.other ?? kind.hero)(sheet, look);
  if (kind.pose !== 'standing') {
    const centre = kind.pose === 'leaning';
    const scale = Math.min(scaleToFit(front, kind.angle, width * 0.6, height * 0.56), 1.1);
    return [
      flatGround(sheet, drawing.ground, drawing.setting, width, height),
      placeLying(sheet, back, drawing.ground, {
        x: width * 0.36,
        y: height * 0.32,
        scale,
        angle: kind.angle - 14,
        centre: centre ? back.height / 2 : 0,
      }),
      placeLying(sheet, front, drawing.ground, {
        x: width * 0.62,
        y: height * 0.66,
        scale,
        angle: kind.angle + 6,
        centre: centre ? front.height / 2 : 0,
      }),
    ].join('');
  }
  const floor = height * floorLine;
  const scale = Math.min(
    (width * 0.74) / (front.width + back.width * 0.8),
    (height * 0.58) / front.height,
    1.4,
  );
  return [
    standingGround(
      sheet,
      drawing.ground,
      drawing.setting === 'plinth' ? 'plain' : drawing.setting,
      width,
      height,
    ),
    placeStanding(
      sheet,
      back,
      drawing.ground,
      width / 2 + front.width * scale * 0.46,
      floor - 92,
      scale * 0.93,
    ),
    placeStanding(sheet, front, drawing.ground, width / 2 - back.width * scale * 0.4, floor + 20, scale),
  ].join('');
}

function scaleToFit(prop: Prop, angle: number, maxWidth: number, maxHeight: number): number {
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const spanX = prop.width * Math.cos(turn) + prop.height * Math.sin(turn);
  const spanY = prop.width * Math.sin(turn) + prop.height * Math.cos(turn);
  return Math.min(maxWidth / spanX, maxHeight / spanY);
}
