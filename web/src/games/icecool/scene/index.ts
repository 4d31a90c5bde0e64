/** The 3D school of ICECOOL. Import it lazily: it brings three.js. */
export { open } from './scene';
export { TrackError } from './track';
