declare module 'virtual:games-elsewhere' {
  const manifests: readonly import('../lib/manifest').GameManifest[];
  export default manifests;
}
