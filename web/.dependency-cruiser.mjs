/** Layers of the client: which imports are forbidden; `npm run layers` checks that. */

/** Pattern of a path in a game's folder. */
const GAME = '^src/games/([^/]+)/';

/** Floors of the client from the top; a file imports from its own floor or from one below. */
const FLOORS = [
  '^src/(main\\.ts|App\\.svelte)',
  '^src/ui/',
  '^src/games/',
  '^src/state/',
  '^src/net/',
  '^src/lib/',
];

/** Folders of a game from the top; a file imports from its own folder or from one below. */
const ROOMS = ['end', 'review', 'play', 'preview'];

/** Rules against imports from a floor or folder to those above it. */
function upwards(order, name, from, to) {
  return order.slice(1).map((_, at) => ({
    name: `${name}-point-down`,
    severity: 'error',
    from: { path: from(order[at + 1]) },
    to: { path: to(order.slice(0, at + 1)) },
  }));
}

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...upwards(
      FLOORS,
      'floors',
      (floor) => floor,
      (above) => above,
    ),
    ...upwards(
      ROOMS,
      'rooms',
      (room) => `${GAME}${room}/`,
      (above) => `^src/games/[^/]+/(${above.join('|')})/`,
    ),
    {
      name: 'games-are-islands',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-import-no-state',
      severity: 'error',
      from: { path: GAME },
      to: { path: '^src/state/' },
    },
    {
      name: 'games-are-found-by-their-manifest',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/' },
      to: { path: GAME },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json|woff2|svg)$|\\?raw$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
