/**
 * The wallpaper of the rooms, printed on one sheet: a strip for each, as long as any wall.
 *
 * Strips are stacked and repeat sideways; the last two are bare card and its edge.
 */
import type { CanvasTexture } from 'three';
import { type Brush, fibres, texture } from './canvas';
import { type Chance, chanceOf } from './chance';
import type { Palette } from './palette';

const SIZE = 1024;
/** Width of the sheet, in mm of wall. */
export const SHEET = 400;
const FINE = SIZE / SHEET;
/** Height of a wall on the sheet, and the gap between strips, in pixels. */
const STRIP = 160;
const GAP = 4;
const EDGE = 40;

/** Texture coordinates of a strip's foot and top. */
export interface Strip {
  foot: number;
  top: number;
}

const ROOMS = 5;
const at = (pixel: number): number => 1 - pixel / SIZE;

/** The strip of a box, by its number. */
export function stripOf(box: number): Strip {
  const from = ((box - 1) % ROOMS) * (STRIP + 2 * GAP) + GAP;
  return { foot: at(from + STRIP), top: at(from) };
}

const CARD_FROM = ROOMS * (STRIP + 2 * GAP) + GAP;
/** Bare card, as visible outside and in doorways. */
export const CARD: Strip = { foot: at(CARD_FROM + 80), top: at(CARD_FROM) };
const EDGE_FROM = CARD_FROM + 80 + 3 * GAP;
/** The cut edge, with two layers of fluting side by side. */
export const CUT: Strip = { foot: at(EDGE_FROM + EDGE), top: at(EDGE_FROM) };

type Decor = (brush: Brush, chance: Chance) => void;

/** In mm: 400 wide, 62.5 high, from the top. */
const WIDE = SHEET;
const HIGH = STRIP / FINE;
const DADO = HIGH * 0.58;

const box = (brush: Brush, colour: string, x: number, y: number, w: number, h: number): void => {
  brush.fillStyle = colour;
  brush.fillRect(x, y, w, h);
};

function base(brush: Brush, above: string, below: string): void {
  box(brush, above, 0, 0, WIDE, HIGH);
  box(brush, below, 0, DADO, WIDE, HIGH - DADO);
  box(brush, 'rgba(255, 255, 255, 0.6)', 0, DADO - 1.4, WIDE, 1.4);
  box(brush, 'rgba(40, 26, 10, 0.22)', 0, HIGH - 2.4, WIDE, 2.4);
}

const classroom: Decor = (brush, chance) => {
  base(brush, '#eaf2f3', '#8db6c2');
  for (const x of [16, 216]) {
    box(brush, '#a8743c', x - 2, 7, 84, 25);
    box(brush, '#2f5148', x, 9, 80, 21);
    brush.strokeStyle = 'rgba(244, 250, 244, 0.85)';
    brush.lineWidth = 0.9;
    brush.beginPath();
    for (let word = 0; word < 5; word += 1) {
      const start = x + 6 + word * 9;
      brush.moveTo(start, 16 + chance());
      brush.lineTo(start + 4 + chance() * 3, 16 + chance());
      brush.moveTo(start, 23 + chance());
      brush.lineTo(start + 3 + chance() * 4, 23 + chance());
    }
    brush.ellipse(x + 64, 19, 7, 4, 0, 0, Math.PI * 2);
    brush.moveTo(x + 71, 19);
    brush.lineTo(x + 76, 15);
    brush.lineTo(x + 76, 23);
    brush.lineTo(x + 71, 19);
    brush.stroke();
  }
  const colours = ['#e9a13b', '#c9564a', '#6f9f6a', '#6a86b8', '#efe2b8', '#b06a94'];
  for (let number = 0; number < 12; number += 1) {
    const x = 106 + (number % 6) * 16 + (number > 5 ? 200 : 0);
    box(brush, '#fdfbf2', x, 10 + (number % 2) * 3, 12, 15);
    box(brush, colours[number % colours.length] ?? '', x + 2, 13 + (number % 2) * 3, 8, 8);
  }
};

const kitchen: Decor = (brush) => {
  base(brush, '#eef0f7', '#93a4cd');
  brush.strokeStyle = 'rgba(255, 255, 255, 0.5)';
  brush.lineWidth = 0.7;
  for (let x = 0; x < WIDE; x += 8) brush.strokeRect(x, DADO, 8, 8);
  for (let x = 4; x < WIDE; x += 8) brush.strokeRect(x, DADO + 8, 8, 8);
  for (const x of [10, 140, 270]) {
    box(brush, '#9a6a38', x, 29, 100, 2.4);
    for (let pot = 0; pot < 6; pot += 1) {
      const left = x + 5 + pot * 16;
      const high = 7 + ((pot * 5) % 8);
      box(
        brush,
        ['#c9564a', '#f6efdc', '#5a7fae', '#e9b44c'][pot % 4] ?? '',
        left,
        29 - high,
        10,
        high,
      );
      box(brush, 'rgba(40, 30, 20, 0.4)', left - 1, 29 - high, 12, 1.6);
    }
    for (let hook = 0; hook < 3; hook += 1) {
      box(brush, '#6b7480', x + 110 + hook * 7, 8, 1.4, 15);
      brush.beginPath();
      brush.fillStyle = '#6b7480';
      brush.arc(x + 110.7 + hook * 7, 25, 3.2, 0, Math.PI * 2);
      brush.fill();
    }
  }
};

const gym: Decor = (brush) => {
  base(brush, '#edf2df', '#94b072');
  for (const x of [14, 214]) {
    for (const post of [0, 34, 68]) box(brush, '#8a5a2a', x + post, 5, 3, HIGH - 8);
    for (let bar = 8; bar < HIGH - 6; bar += 6) box(brush, '#c58a4a', x + 1, bar, 69, 2);
  }
  const flags = ['#c9564a', '#f6efdc', '#e9a13b', '#5a7fae'];
  for (const start of [96, 296]) {
    for (let flag = 0; flag < 9; flag += 1) {
      brush.fillStyle = flags[flag % flags.length] ?? '';
      const x = start + flag * 11;
      const sag = Math.sin(((flag + 0.5) / 9) * Math.PI) * 5;
      brush.beginPath();
      brush.moveTo(x, 7 + sag);
      brush.lineTo(x + 9, 7 + sag);
      brush.lineTo(x + 4.5, 19 + sag);
      brush.fill();
    }
  }
};

const library: Decor = (brush, chance) => {
  base(brush, '#f5ead0', '#b99556');
  const spines = ['#8c3b2e', '#2f5b58', '#c08a2c', '#4d4a6b', '#6d7d45', '#d8c39a', '#a9502f'];
  for (const x of [8, 142, 276]) {
    box(brush, '#7d5228', x, 4, 116, HIGH - 5);
    for (const shelf of [8, 25, 42]) {
      box(brush, '#4d3016', x + 3, shelf, 110, 14);
      for (let book = x + 4; book < x + 108; ) {
        const wide = 2.4 + chance() * 3.4;
        const high = 9 + chance() * 4.4;
        const gap = chance() < 0.06;
        if (!gap) {
          box(
            brush,
            spines[Math.floor(chance() * spines.length)] ?? '',
            book,
            shelf + 14 - high,
            wide,
            high,
          );
          box(brush, 'rgba(255, 240, 200, 0.5)', book, shelf + 16.5 - high, wide, 1);
        }
        book += wide + (gap ? 5 : 0.5);
      }
    }
  }
};

const hall: Decor = (brush) => {
  base(brush, '#f6e6d9', '#cf9a7a');
  for (const start of [6, 206]) {
    for (let locker = 0; locker < 7; locker += 1) {
      const x = start + locker * 16;
      box(brush, 'rgba(50, 30, 20, 0.35)', x, 8, 15.4, HIGH - 9);
      box(brush, locker % 3 === 1 ? '#5d8c93' : '#6fa0a6', x + 0.8, 9, 13.6, HIGH - 11);
      for (let slit = 0; slit < 3; slit += 1) {
        box(brush, 'rgba(20, 40, 44, 0.5)', x + 4, 14 + slit * 3, 7, 1);
      }
      box(brush, '#f2e4b4', x + 11.4, 34, 1.6, 5);
    }
  }
  for (const x of [128, 328]) {
    box(brush, '#a8743c', x, 9, 50, 25);
    box(brush, '#d9b27c', x + 2, 11, 46, 21);
    const notes = ['#fdfbf2', '#cfe3ec', '#f1ddb0', '#e9c3b6'];
    for (let note = 0; note < 4; note += 1) {
      box(brush, notes[note] ?? '', x + 5 + note * 11, 13 + (note % 2) * 5, 8, 10);
    }
  }
};

const DECORS: readonly Decor[] = [classroom, kitchen, gym, library, hall];

/** Print the sheet. */
export function papers(palette: Palette): CanvasTexture<HTMLCanvasElement> {
  const chance = chanceOf(11);
  return texture(SIZE, SIZE, (brush) => {
    for (const [number, decor] of DECORS.entries()) {
      const top = number * (STRIP + 2 * GAP);
      brush.save();
      brush.beginPath();
      brush.rect(0, top, SIZE, STRIP + 2 * GAP);
      brush.clip();
      brush.translate(0, top + GAP);
      brush.scale(FINE, FINE);
      decor(brush, chance);
      brush.restore();
      fibres(brush, chance, { x: 0, y: top, width: SIZE, height: STRIP + 2 * GAP }, 0.09);
    }
    card(brush, chance, palette);
    cut(brush, palette);
  });
}

function card(brush: Brush, chance: Chance, palette: Palette): void {
  brush.fillStyle = palette.kraft;
  brush.fillRect(0, CARD_FROM - GAP, SIZE, 80 + 2 * GAP);
  fibres(brush, chance, { x: 0, y: CARD_FROM - GAP, width: SIZE, height: 80 + 2 * GAP }, 0.16);
}

/** Two sheets of corrugated card, glued together. */
function cut(brush: Brush, palette: Palette): void {
  brush.fillStyle = '#dbb681';
  brush.fillRect(0, EDGE_FROM - GAP, SIZE, EDGE + 2 * GAP);
  const half = EDGE / 2;
  brush.strokeStyle = palette.kraftLow;
  for (const middle of [EDGE_FROM + half / 2, EDGE_FROM + half * 1.5]) {
    brush.lineWidth = 3.4;
    brush.globalAlpha = 0.85;
    brush.beginPath();
    for (let x = 0; x <= SIZE; x += 2) {
      brush.lineTo(x, middle + Math.sin((x / SIZE) * Math.PI * 2 * 64) * half * 0.3);
    }
    brush.stroke();
  }
  brush.lineWidth = 2.6;
  for (const y of [EDGE_FROM, EDGE_FROM + half, EDGE_FROM + EDGE]) {
    brush.strokeRect(-4, y, SIZE + 8, 0.01);
  }
  brush.globalAlpha = 1;
}
