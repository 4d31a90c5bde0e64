/** The 3D school of ICECOOL. Import it lazily, as it pulls in three.js. */
export { open } from './scene';
export { TrackError } from './track';
