declare module 'virtual:games-elsewhere' {
  const manifests: readonly import('../lib/manifest').GameManifest[];
  export default manifests;
}

declare module 'virtual:shelves-elsewhere' {
  const shelves: Readonly<Record<string, import('../lib/manifest').GameShelf>>;
  export default shelves;
}

declare module 'virtual:companions-elsewhere' {
  type Any = import('../lib/companion/types').Companion<never>;
  const companions: Readonly<Record<string, () => Promise<Any>>>;
  export default companions;
}
