/** The whole 3D school: assembles its parts and keeps them in step. */
import { Scene } from 'three';
import { type AimAid, aimAid } from './aimAid';
import { behind, doorsAt, eyeOf, middleOf } from './behind';
import { type Cast, cast } from './cast';
import { type Cloth, cloth } from './cloth';
import { type Fishes, fishes } from './fish';
import { axes, type Lens, rayThrough, type Stand, seenAt } from './fit';
import { type FloorMarks, floorMarks } from './floorMarks';
import { floors } from './floors';
import { hiding, steep } from './hiding';
import { type Lighting, lighting } from './lights';
import { type Palette, paletteOf } from './palette';
import { papers } from './papers';
import { floorOn, penguinOn } from './picking';
import { PLAN, roomAt, TALL } from './plan';
import { head } from './pose';
import { type Rig, rig } from './rig';
import { Show } from './show';
import { type Stage, stage } from './stage';
import { decode } from './track';
import { type Trails, trails } from './trails';
import type {
  Aiming,
  DoorFish,
  Insets,
  Options,
  Picked,
  Placed,
  Playback,
  Pose,
  School,
  ScreenPoint,
  Showing,
  Spot,
  View,
} from './types';
import { clamp, length, minus, plus, type Vector, vector } from './vector';
import { fovOf, orbited, STRAIGHT, standOf, type Turned } from './views';
import { Walks } from './walks';
import { type Walls, walls } from './walls';

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Ms that the camera takes to another view. */
const SCENE_MS = 700;
/** Ms that the camera takes to make room for parts that cover the canvas. */
const SHIFT_MS = 280;
/** Mm; a penguin that is moved farther than this isn't followed at once. */
const LEAP = 40;
/** Mm from the middle of a head up to its badge. */
const BADGE = 24;
/** Mm from a penguin's middle to its sides, for deciding whether it is hidden. */
const SIDE = 12;

class IceSchool implements School {
  constructor(canvas: HTMLCanvasElement, options: Options) {
    const low = options.low ?? false;
    this.#options = options;
    this.#canvas = canvas;
    this.#palette = paletteOf(canvas);
    this.#cast = cast(this.#palette, low);
    this.#fishes = fishes(PLAN, this.#palette, this.#cast.wool);
    this.#walls = walls(PLAN, papers(this.#palette), low);
    this.#cloth = cloth(PLAN, this.#palette, low);
    this.#aid = aimAid(this.#palette);
    this.#marks = floorMarks(PLAN, this.#palette);
    this.#trails = trails(this.#palette);
    this.#lighting = lighting(this.#scene, PLAN);
    this.#rig = rig(standOf(PLAN, this.#view, null, this.#turned, this.#lens()));
    const parts = [this.#cast, this.#fishes, this.#walls, this.#cloth, this.#aid, this.#marks];
    this.#scene.add(...parts.map((part) => part.group), this.#trails.group);
    this.#scene.add(floors(PLAN, this.#palette, low));
    this.#stage = stage(
      canvas,
      this.#scene,
      this.#rig.camera,
      { low, probe: options.probe ?? false, pixels: options.pixels ?? null },
      {
        step: (now) => this.#step(now),
        drawn: () => options.onFrame?.(),
        lost: (lost) => options.onLost?.(lost),
      },
    );
    this.setLight(options.light);
    this.resize();
  }

  readonly #options: Options;
  readonly #canvas: HTMLCanvasElement;
  readonly #palette: Palette;
  readonly #scene = new Scene();
  readonly #cast: Cast;
  readonly #fishes: Fishes;
  readonly #walls: Walls;
  readonly #cloth: Cloth;
  readonly #aid: AimAid;
  readonly #marks: FloorMarks;
  readonly #trails: Trails;
  readonly #lighting: Lighting;
  readonly #rig: Rig;
  readonly #stage: Stage;
  readonly #walks = new Walks();
  #own: number | null = null;
  #aiming: Aiming | null = null;
  #view: View = { of: 'school' };
  /** The stand from which a penguin was last seen from behind. */
  #behind: { penguin: number; place: string; stand: Stand } | null = null;
  #turned: Turned = STRAIGHT;
  #insets: Insets = NO_INSETS;
  #show: Show | null = null;
  #last: number | null = null;
  #seen = false;
  /** Whether the camera is moving. */
  #going = false;
  /** Number of replays started: one that is overtaken while its track is read isn't shown. */
  #begun = 0;
  #trailsLaid = 0;

  setPenguins(penguins: readonly Placed[], waddle = false): void {
    this.#end();
    this.#cast.dress(penguins);
    for (const [number, { pose }] of penguins.entries()) {
      const from = this.#cast.pose(number);
      const walks = waddle && !this.#still() && from && pose && apart(from, pose, 1);
      const viewed = 'penguin' in this.#view && this.#view.penguin === number;
      if (viewed && !walks && from && pose && apart(from, pose, LEAP)) this.#go(SCENE_MS);
      if (walks) {
        this.#cast.face(number, null);
        this.#walks.begin(number, from, pose);
      } else {
        this.#walks.stop(number);
        this.#cast.put(number, pose);
      }
    }
    this.aim(this.#aiming);
    this.#stage.ask(true);
  }

  settle(most: number): Promise<void> {
    this.#stage.ask(true);
    return this.#walks.hurry(most);
  }

  setFish(doors: readonly DoorFish[]): void {
    this.#fishes.set(doors);
    this.#stage.ask(true);
  }

  setOwn(penguin: number | null): void {
    this.#own = penguin;
    this.#stage.ask();
  }

  aim(aiming: Aiming | null): void {
    this.#aiming = aiming;
    this.#aid.show(aiming, this.#aimed(), this.#aimingSeat());
    const walks = aiming && this.#walks.goal(aiming.penguin);
    if (aiming && !walks) this.#cast.face(aiming.penguin, (aiming.aim / 18_000) * Math.PI);
    this.#stage.ask(aiming !== null);
  }

  offer(spots: readonly Spot[]): void {
    this.#marks.offer(spots);
    this.#stage.ask();
  }

  lightRoom(room: number | null): void {
    this.#marks.light(room);
    this.#stage.ask();
  }

  async setTrails(tries: readonly { track: Uint8Array; penguin: number }[]): Promise<void> {
    this.#trailsLaid += 1;
    const asked = this.#trailsLaid;
    const laid = await Promise.all(
      tries.map(async ({ track, penguin }) => ({
        track: await decode(track),
        penguin,
        seat: this.#cast.seat(penguin),
      })),
    );
    if (asked !== this.#trailsLaid) return;
    this.#trails.lay(laid);
    this.#stage.ask();
  }

  async play(move: Showing): Promise<Playback> {
    this.#begun += 1;
    const begun = this.#begun;
    const track = await decode(move.track);
    const show = new Show(move, track, {
      cast: this.#cast,
      fishes: this.#fishes,
      trails: this.#trails,
      hear: ({ cue }) => this.#options.onCue?.(cue),
      still: this.#still(),
      ask: () => this.#stage.ask(true),
    });
    if (begun !== this.#begun) {
      show.end();
      return show;
    }
    this.#show?.end();
    this.#show = show;
    this.aim(null);
    this.#go(SCENE_MS);
    return show;
  }

  look(view: View): void {
    this.#view = view;
    this.#turned = STRAIGHT;
    this.#go(SCENE_MS);
  }

  orbit(round: number, up: number, slowly = false): void {
    const turned = this.#turned;
    this.#turned = { ...turned, round: turned.round + round, up: clamp(turned.up + up, -25, 38) };
    this.#go(slowly ? SHIFT_MS : 0);
  }

  facing(): number | null {
    if (this.#view.of !== 'behind' || this.#show || this.#going) return null;
    const stand = this.#behind?.penguin === this.#view.penguin ? this.#behind.stand : null;
    return stand && Math.round((Math.PI / 2 - stand.round) * (18_000 / Math.PI));
  }

  zoom(times: number): void {
    this.#turned = { ...this.#turned, zoom: clamp(times, 1, 3) };
    this.#go(0);
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    // A camera that is already moving heads for the new goal by itself.
    if (!this.#going) this.#go(SHIFT_MS);
    this.#stage.ask();
  }

  setLight(light: 'day' | 'lamp'): void {
    const { table, cloth: colour } = paletteOf(this.#canvas);
    this.#lighting.use(light, table);
    this.#cloth.dye(light, colour);
    this.#trails.use(light);
    this.#stage.ask(true);
  }

  pick(point: ScreenPoint): Picked {
    const stand = this.#rig.stand();
    const ray = rayThrough(point, stand, this.#lens());
    const floor = floorOn(stand.at, ray);
    return {
      penguin: penguinOn(stand.at, ray, this.#cast.poses()),
      floor,
      room: floor && roomAt(PLAN, floor),
    };
  }

  project(x: number, y: number, z: number): ScreenPoint | null {
    return seenAt(vector(x, y, z), this.#rig.stand(), this.#lens());
  }

  above(penguin: number): ScreenPoint | null {
    const pose = this.#cast.pose(penguin);
    if (!pose) return null;
    const top = head(pose);
    return this.project(top.x, top.y, top.z + BADGE);
  }

  resize(): void {
    const { width, height } = this.#lens();
    this.#rig.lens(width, height);
    this.#stage.resize();
  }

  dispose(): void {
    this.#end();
    this.#walks.clear();
    this.#stage.dispose();
  }

  #still(): boolean {
    return this.#options.still?.() ?? false;
  }

  #lens(): Lens {
    const { clientWidth, clientHeight } = this.#canvas;
    const [width, height] = [clientWidth || 1, clientHeight || 1];
    return { width, height, fov: fovOf(width, height), insets: this.#insets };
  }

  #aimed(): Pose | null {
    return this.#aiming ? this.#cast.pose(this.#aiming.penguin) : null;
  }

  #aimingSeat(): number {
    return this.#cast.seat(this.#aiming?.penguin ?? 0);
  }

  #end(): void {
    this.#begun += 1;
    if (!this.#show) return;
    this.#show.end();
    this.#show = null;
    this.#go(SCENE_MS);
  }

  /** Move to the goal: at once before the first frame, and by fading with reduced motion. */
  #go(ms: number): void {
    const still = this.#still();
    if (this.#seen && still && ms > 0) this.#stage.fade();
    this.#rig.go(() => this.#goal(), this.#seen && !still ? ms : 0);
    this.#stage.ask();
  }

  /** A replay is followed, except from above or when everything is to stay in view. */
  #goal() {
    const held = this.#view.of === 'above' || (this.#view.of === 'school' && this.#view.stays);
    const followed: View | null =
      this.#show && !held ? { of: 'penguin', penguin: this.#show.mover } : null;
    const view = followed ?? this.#view;
    const from = 'penguin' in view ? this.#from(view.penguin) : null;
    if (view.of === 'behind' && from) return orbited(from.stand, from.pivot, this.#turned);
    const seen = 'penguin' in view ? this.#cast.pose(view.penguin) : null;
    const centre = (followed && this.#show?.centre()) ?? seen;
    const penguins = this.#cast.poses().filter((pose) => pose !== null);
    const last = this.#behind;
    const round =
      'penguin' in view && last?.penguin === view.penguin ? last.stand.round : undefined;
    return standOf(PLAN, view, centre, this.#turned, this.#lens(), penguins, round);
  }

  /** The stand behind where a penguin is or walks to; renewed if that or the window changes. */
  #from(penguin: number): { stand: Stand; pivot: Vector } | null {
    if (this.#view.of !== 'behind' || this.#show) return null;
    const pose = this.#walks.goal(penguin) ?? this.#cast.pose(penguin);
    if (!pose) return null;
    const { width, height, insets } = this.#lens();
    const lens = { width, height, insets, fov: eyeOf(width, height) };
    const place = JSON.stringify([pose.x, pose.y, lens]);
    const last = this.#behind?.penguin === penguin ? this.#behind : null;
    const stand =
      last?.place === place ? last.stand : behind(PLAN, pose, lens, last?.stand ?? null);
    this.#behind = { penguin, place, stand };
    return { stand, pivot: vector(pose.x, pose.y, 0) };
  }

  #step(now: number): boolean {
    const passed = this.#last === null ? 0 : now - this.#last;
    this.#last = now;
    const walked = this.#walks.goal(this.#aiming?.penguin ?? -1) !== null;
    const walking = this.#walks.step(now, (number, pose) => this.#cast.put(number, pose));
    if (walked && !this.#walks.goal(this.#aiming?.penguin ?? -1)) this.aim(this.#aiming);
    const showing = this.#show?.step(now) ?? false;
    const going = this.#rig.step(now);
    this.#going = going;
    this.#seen = true;
    const { at, down } = this.#rig.stand();
    this.#walls.see(hiding(PLAN, at, this.#watched()), steep(down));
    this.#lighting.air(length(minus(at, MIDDLE)));
    const fading = this.#walls.step(passed);
    const turning = this.#cast.step(passed, this.#still());
    const moving = walking || showing || turning;
    if (moving) this.#stage.ask(true);
    const more = moving || going || fading;
    if (!more) this.#last = null;
    return more;
  }

  /** Points of the penguin that must not be hidden, and the doors that it can take. */
  #watched(): Vector[] {
    const viewed = 'penguin' in this.#view ? this.#view.penguin : null;
    const pose = this.#cast.pose(this.#show?.mover ?? this.#own ?? viewed ?? -1);
    if (!pose) return [];
    const { right } = axes(this.#rig.stand().round, 0);
    const middle = vector(pose.x, pose.y, Math.max(8, pose.z));
    const doors = this.#view.of === 'behind' && !this.#show ? doorsAt(PLAN, pose) : [];
    return [
      ...doors.map((door) => middleOf(PLAN, door)),
      vector(pose.x, pose.y, 4),
      head(pose),
      plus(middle, right, SIDE),
      plus(middle, right, -SIDE),
    ];
  }
}

const MIDDLE = vector(280, 240, TALL / 2);

function apart(from: Pose, to: Pose, far: number): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) > far;
}

/** Open the school on a canvas. Rejects if there is no WebGL. */
export async function open(canvas: HTMLCanvasElement, options: Options): Promise<School> {
  // Names are printed on the floors only once, so the font must be loaded first.
  await document.fonts?.load('700 20px Besley');
  return new IceSchool(canvas, options);
}
