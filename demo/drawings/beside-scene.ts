import { flatGround, floorLine, standingGround } from './ground.ts';
import { drawLyingCarton, drawStandingCarton } from './kinds/carton.ts';
import { drawOpenHand } from './kinds/open-hand.ts';
import { drawRuler } from './kinds/ruler.ts';
import type { Prop } from './prop.ts';
import { heroOf, type Scene, scaleToFit } from './scene.ts';
import { placeLying, placeStanding } from './shadow.ts';

/** The product in front of the box it is sold in. */
export function boxScene(scene: Scene): string {
  return scene.kind.pose === 'standing' ? standingBox(scene) : lyingBox(scene);
}

/** The product beside a ruler, to show how large it is. */
export function sizeScene(scene: Scene): string {
  const { drawing, kind, sheet } = scene;
  if (kind.unit === undefined) throw new Error(`a ${drawing.kind} has no measure`);
  const hero = heroOf(scene);
  if (kind.pose === 'standing') return standingSize(scene, hero, drawRuler(sheet, hero.height, kind.unit));
  return hero.width > hero.height
    ? sizeAcross(scene, hero, drawRuler(sheet, hero.width, kind.unit, true))
    : sizeAlong(scene, hero, drawRuler(sheet, hero.height, kind.unit));
}

/** Deep, medium and light brown. */
const skins = ['#744428', '#8a5638', '#a56b48'] as const;
/** Pixels of the picture per centimetre: a hand fills it. */
const handUnit = 62;

/** The product in an open hand, as large as it is. */
export function handScene(scene: Scene): string {
  const { sheet, drawing, kind, width, height } = scene;
  if (kind.unit === undefined) throw new Error(`a ${drawing.kind} has no measure`);
  const skin = skins[Math.floor(sheet.random() * skins.length)] ?? skins[0];
  const hero = heroOf(scene);
  const x = width * 0.47;
  return [
    flatGround(sheet, drawing.ground, drawing.setting, width, height),
    placeLying(sheet, drawOpenHand(sheet, skin, handUnit), drawing.ground, {
      x,
      y: height * 0.93,
      scale: 1,
      angle: 0,
    }),
    placeLying(sheet, hero, drawing.ground, {
      x,
      y: height * 0.6,
      scale: handUnit / kind.unit,
      angle: kind.pose === 'lying' ? kind.angle : -24,
      centre: kind.pose === 'lying' ? 0 : hero.height / 2,
    }),
  ].join('');
}

function standingBox(scene: Scene): string {
  const { sheet, look, drawing, width, height } = scene;
  const hero = heroOf(scene);
  const carton = drawStandingCarton(sheet, look, hero);
  const overlap = 34;
  const total = carton.width + hero.width - overlap;
  const scale = Math.min((width * 0.72) / total, (height * 0.6) / carton.height, 1.5);
  const floor = height * floorLine;
  const left = width / 2 - (total * scale) / 2;
  const heroX = left + (carton.width - overlap + hero.width / 2) * scale;
  return [
    ground(scene),
    placeStanding(sheet, carton, drawing.ground, left + (carton.width / 2) * scale, floor - 66, scale),
    placeStanding(sheet, hero, drawing.ground, heroX, floor + 22, scale),
  ].join('');
}

function lyingBox(scene: Scene): string {
  const { sheet, look, drawing, kind, width, height } = scene;
  const hero = heroOf(scene);
  const carton = drawLyingCarton(sheet, look, hero);
  const scale = Math.min(scaleToFit(carton, kind.angle, width * 0.74, height * 0.74), 1.45);
  const shift = ((carton.width + hero.width) / 2 + 46) * scale * 0.5;
  return [
    flatGround(sheet, drawing.ground, drawing.setting, width, height),
    placeLying(sheet, carton, drawing.ground, {
      x: width / 2 - shift,
      y: height / 2 - 40,
      scale,
      angle: kind.angle,
      centre: carton.height / 2,
    }),
    placeLying(sheet, hero, drawing.ground, {
      x: width / 2 + shift,
      y: height / 2 + 60,
      scale,
      angle: kind.angle + 5,
      centre: hero.height / 2,
    }),
  ].join('');
}

function standingSize(scene: Scene, hero: Prop, ruler: Prop): string {
  const { sheet, drawing, width, height } = scene;
  const gap = 70;
  const total = ruler.width + gap + hero.width;
  const scale = Math.min((width * 0.72) / total, (height * 0.66) / ruler.height, 1.5);
  const floor = height * floorLine;
  const left = width / 2 - (total * scale) / 2;
  return [
    ground(scene),
    placeStanding(sheet, ruler, drawing.ground, left + (ruler.width / 2) * scale, floor - 10, scale),
    placeStanding(
      sheet,
      hero,
      drawing.ground,
      left + (ruler.width + gap + hero.width / 2) * scale,
      floor,
      scale,
    ),
  ].join('');
}

const tilt = 12;
const apart = 56;

/** Puts the ruler beside a thing that is longer than wide, with both beginning on one line. */
function sizeAlong(scene: Scene, hero: Prop, ruler: Prop): string {
  const span = { width: hero.width + apart + ruler.width, height: Math.max(hero.height, ruler.height) };
  const scale = Math.min(
    scaleToFit({ ...hero, ...span }, tilt, scene.width * 0.84, scene.height * 0.84),
    1.5,
  );
  return laid(scene, hero, ruler, scale, {
    hero: [(ruler.width + apart) / 2, (span.height - hero.height) / 2],
    ruler: [-(hero.width + apart) / 2, (span.height - ruler.height) / 2],
    turn: 0,
  });
}

/** Puts the ruler below a thing that is wider than long. */
function sizeAcross(scene: Scene, hero: Prop, ruler: Prop): string {
  const span = { width: Math.max(hero.width, ruler.height), height: hero.height + apart + ruler.width };
  const scale = Math.min(
    scaleToFit({ ...hero, ...span }, tilt, scene.width * 0.84, scene.height * 0.84),
    1.5,
  );
  return laid(scene, hero, ruler, scale, {
    hero: [(hero.width - span.width) / 2, -(ruler.width + apart) / 2],
    ruler: [(ruler.height - span.width) / 2, (hero.height + apart) / 2],
    turn: 90,
  });
}

type Spots = {
  readonly hero: readonly [number, number];
  readonly ruler: readonly [number, number];
  readonly turn: number;
};

function laid(scene: Scene, hero: Prop, ruler: Prop, scale: number, spots: Spots): string {
  const { sheet, drawing, kind, width, height } = scene;
  const turn = (-tilt * Math.PI) / 180;
  const at = ([x, y]: readonly [number, number]) => ({
    x: width / 2 + (x * Math.cos(turn) - y * Math.sin(turn)) * scale,
    y: height / 2 + (x * Math.sin(turn) + y * Math.cos(turn)) * scale,
    scale,
  });
  const centre = kind.pose === 'leaning' ? hero.height / 2 : 0;
  return [
    flatGround(sheet, drawing.ground, drawing.setting, width, height),
    placeLying(sheet, ruler, drawing.ground, {
      ...at(spots.ruler),
      angle: spots.turn - tilt,
      centre: ruler.height / 2,
    }),
    placeLying(sheet, hero, drawing.ground, { ...at(spots.hero), angle: -tilt, centre }),
  ].join('');
}

function ground({ sheet, drawing, width, height }: Scene): string {
  const setting = drawing.setting === 'plinth' ? 'plain' : drawing.setting;
  return standingGround(sheet, drawing.ground, setting, width, height);
}
