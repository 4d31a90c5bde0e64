/** The floors: for every room its pattern, its orange line and its name, as one print. */
import {
  type CanvasTexture,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import { roomName } from '../messages/rooms';
import { type Brush, fibres, texture } from './canvas';
import { type Chance, chanceOf } from './chance';
import type { Palette } from './palette';
import { outline, type Plan, type Room, within } from './plan';

/** Pixels of the print per mm. */
const FINE = 2.2;
const LINE = 2.6;
const CIRCLE = 3;
const NAME = 17;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Pattern = (brush: Brush, area: Area) => void;

const planks: Pattern = (brush, { x, y, width, height }) => {
  brush.strokeStyle = 'rgba(66, 48, 20, 0.2)';
  brush.lineWidth = 0.7;
  for (let row = 0; row * 11 < height; row += 1) {
    brush.strokeRect(x - 1, y + row * 11, width + 2, 11);
    for (let seam = ((row * 37) % 64) - 20; seam < width; seam += 64) {
      if (seam > 0) brush.strokeRect(x + seam, y + row * 11, 0.01, 11);
    }
  }
};

const tiles: Pattern = (brush, { x, y, width, height }) => {
  brush.fillStyle = 'rgba(255, 255, 255, 0.42)';
  for (let row = 0; row * 20 < height; row += 1) {
    for (let column = row % 2; column * 20 < width; column += 2) {
      brush.fillRect(x + column * 20, y + row * 20, 20, 20);
    }
  }
};

const court: Pattern = (brush, { x, y, width, height }) => {
  brush.strokeStyle = 'rgba(255, 255, 255, 0.8)';
  brush.lineWidth = 2;
  brush.beginPath();
  brush.arc(x + width / 2, y + height / 2, 30, 0, Math.PI * 2);
  brush.moveTo(x + width / 2, y + 12);
  brush.lineTo(x + width / 2, y + height - 12);
  for (const side of [-1, 1]) {
    brush.moveTo(x + width / 2 + side * (width / 2 - 12), y + height / 2 - 34);
    brush.arc(
      x + width / 2 + side * (width / 2 - 12),
      y + height / 2,
      34,
      -Math.PI / 2,
      Math.PI / 2,
      side > 0,
    );
  }
  brush.strokeRect(x + 12, y + 12, width - 24, height - 24);
  brush.stroke();
};

const rug: Pattern = (brush, { x, y, width, height }) => {
  const [left, top] = [x + 84, y + 52];
  const [wide, high] = [width - 168, height - 104];
  brush.fillStyle = 'rgba(158, 66, 44, 0.42)';
  brush.fillRect(left, top, wide, high);
  brush.strokeStyle = 'rgba(255, 244, 222, 0.8)';
  brush.lineWidth = 1.6;
  brush.strokeRect(left + 5, top + 5, wide - 10, high - 10);
  brush.beginPath();
  for (let fringe = 0; fringe <= high; fringe += 4) {
    brush.moveTo(left - 5, top + fringe);
    brush.lineTo(left, top + fringe);
    brush.moveTo(left + wide, top + fringe);
    brush.lineTo(left + wide + 5, top + fringe);
  }
  brush.stroke();
  for (let lozenge = 0; lozenge < 5; lozenge += 1) {
    const middle = left + (wide * (lozenge + 0.5)) / 5;
    brush.beginPath();
    brush.moveTo(middle, top + 11);
    brush.lineTo(middle + 14, top + high / 2);
    brush.lineTo(middle, top + high - 11);
    brush.lineTo(middle - 14, top + high / 2);
    brush.closePath();
    brush.stroke();
  }
};

const dots: Pattern = (brush, { x, y, width, height }) => {
  brush.fillStyle = 'rgba(255, 255, 255, 0.5)';
  for (let row = 0; row * 13 < height; row += 1) {
    for (let column = 0; column * 13 < width; column += 1) {
      brush.beginPath();
      brush.arc(x + column * 13 + 6.5, y + row * 13 + 6.5, 1.7, 0, Math.PI * 2);
      brush.fill();
    }
  }
};

/** By number of the box: classroom, kitchen, gym, library, hall. */
const FLOORS: readonly { base: string; pattern: Pattern }[] = [
  { base: '#b9d3dd', pattern: planks },
  { base: '#c3cee6', pattern: tiles },
  { base: '#bdd3a4', pattern: court },
  { base: '#e6d2a6', pattern: rug },
  { base: '#e6c3aa', pattern: dots },
];

/** The printed floor of the whole school; its lower left corner is that of the plan. */
export function floors(plan: Plan, palette: Palette, low: boolean): Mesh {
  const whole = outline(plan);
  const [width, height] = [whole.right - whole.left, whole.top - whole.bottom];
  const map = print(plan, palette, width, height);
  const material = low
    ? new MeshLambertMaterial({ map })
    : new MeshStandardMaterial({ map, roughness: 0.78 });
  const mesh = new Mesh(new PlaneGeometry(width, height), material);
  mesh.position.set(whole.left + width / 2, whole.bottom + height / 2, 0);
  mesh.receiveShadow = true;
  return mesh;
}

function print(
  plan: Plan,
  palette: Palette,
  width: number,
  height: number,
): CanvasTexture<HTMLCanvasElement> {
  const chance = chanceOf(7);
  return texture(width * FINE, height * FINE, (brush) => {
    brush.scale(FINE, FINE);
    for (const room of plan.rooms) draw(brush, room, height, chance);
    for (const room of plan.rooms) line(brush, plan, palette, room, height);
    brush.strokeStyle = palette.circle;
    brush.lineWidth = CIRCLE;
    brush.beginPath();
    brush.arc(plan.circle.x, height - plan.circle.y, plan.circle.radius, 0, Math.PI * 2);
    brush.stroke();
  });
}

function draw(brush: Brush, room: Room, height: number, chance: Chance): void {
  const area = {
    x: room.left,
    y: height - room.top,
    width: room.right - room.left,
    height: room.top - room.bottom,
  };
  const floor = FLOORS[(room.box - 1) % FLOORS.length];
  if (!floor) return;
  brush.save();
  brush.beginPath();
  brush.rect(area.x, area.y, area.width, area.height);
  brush.clip();
  brush.fillStyle = floor.base;
  brush.fillRect(area.x, area.y, area.width, area.height);
  floor.pattern(brush, area);
  fibres(brush, chance, { ...area }, 0.1);
  brush.restore();
}

function line(brush: Brush, plan: Plan, palette: Palette, room: Room, height: number): void {
  const area = within(plan, room);
  brush.strokeStyle = palette.line;
  brush.lineWidth = LINE;
  brush.strokeRect(area.left, height - area.top, area.right - area.left, area.top - area.bottom);
  brush.fillStyle = 'rgba(38, 28, 18, 0.68)';
  brush.font = `700 ${NAME}px Besley, serif`;
  brush.fillText(roomName(room.name), area.left + 6, height - area.top + NAME + 3);
}
